// The words of a seat on another device, in French.
import type { deviceEn } from './device.en';

export const deviceFr: Record<keyof typeof deviceEn, string> = {
  device: 'Sur un autre appareil',
  device_help: 'Qui ouvre ce lien, ou le photographie, a aussi votre siège ici. Il sert une fois, dans les dix minutes.',
  device_qr: 'Le lien en code QR',
  device_taken: 'C’est fait : l’autre appareil a aussi votre siège.',
  device_again: 'Un autre lien',
  device_waits: 'Demande d’un lien…',
  taking: 'Votre siège arrive…',
  taking_failed: 'Votre siège n’a pas pu être repris',
  device_go: 'Aller à la table',
};
