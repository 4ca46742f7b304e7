// The words of the lessons, in French. A key missing here fails the build.
import type { learnEn } from './learn.en';

export const learnFr: Record<keyof typeof learnEn, string> = {
  learn: 'Apprendre à jouer',
  learn_intro: 'Six courtes leçons à une vraie table, cinq minutes environ en tout. Passez ce que vous savez, reprenez ce qui vous plaît.',
  learn_start: 'Commencer par la leçon 1',
  learn_continue: 'Continuer avec la leçon {n} : {title}',
  learn_boxes: 'Ce que les boîtes apportent',
  learn_end: 'Ou apprenez en jouant : la table vous dit chaque prix et chaque raison, et un conseil n’est jamais loin.',
  learn_play: 'Jouer votre première partie',
  learn_again: 'Réessayer',
  lesson_done: 'finie',
  lesson_at: 'Étape {a} sur {b}',
  lesson_go_on: 'Continuer',
  lesson_back: 'Retour',
  lesson_anew: 'Recommencer',
  lesson_skip: 'Passer la leçon',
  lesson_leave: 'Toutes les leçons',
  lesson_next: 'Suite : {title}',
  lesson_do: 'À vous : touchez ce qui est éclairé.',
  lesson_watch: 'Regardez ce qui se passe…',
  lesson_lit: 'Éclairé : {list}.',
};
