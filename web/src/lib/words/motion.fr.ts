// The words of motion and sound, in French. A key missing here fails the build.
import type { motionEn } from './motion.en';

export const motionFr: Record<keyof typeof motionEn, string> = {
  speed_motion: 'Animations et vitesse des autres',
  speed_normal: 'Chaque coup se voit comme il se joue ; un toucher ou une touche le passe.',
  speed_fast: 'De même, en moitié moins de temps.',
  speed_off: 'Rien ne bouge : la table montre aussitôt ce qui en résulte.',
  speed_calm: 'Cet appareil demande moins d’animations : les coups des autres se suivent avec une courte pause, et rien ne vole.',
  sounds: 'Sons',
  sounds_say: 'Pions, dé, jetons, et un appel quand c’est votre tour.',
  volume: 'Volume',
  try_sound: 'Essayer',
  lost_n: '{n|perdu|perdus}',
  die_alone: 'Le dé dit {n}',
  die_taken: '{t|pion|pions} + dé {n} : prise',
  die_taken_die: 'Dé {n} : prise',
  die_holds: 'Dé {n} : elle tient',
  scores_n: '{name} marque {n}',
  you_score: 'Vous marquez {n}',
};
