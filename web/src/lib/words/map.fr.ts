// The words of the map, in French. A key missing here fails the build.
import type { mapEn } from './map.en';

export const mapFr: Record<keyof typeof mapEn, string> = {
  region_names: 'Des noms sur la carte au lieu des numéros',
  ask_hex: 'Un hexagone que vous pouvez choisir. Touchez-le ; s\'il peut tourner, les flèches le tournent et la coche le pose.',
  turn_left: 'Tourner à gauche',
  turn_right: 'Tourner à droite',
  'board_base-2p': 'Les Deux Rivages',
  'board_base-3p': 'Le Pays du Lac',
  'board_base-4p': 'Les Quatre Marches',
  'board_base-5p': 'Les Terres Serrées',
};
