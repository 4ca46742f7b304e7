// The words of boards of islands, in French. A key missing here fails the build.
import type { islandsEn } from './islands.en';

export const islandsFr: Record<keyof typeof islandsEn, string> = {
  s_anchor: 'ancre',
  s_legendary: 'lieu légendaire',
  murloc: 'murloc',
  ask_murloc: 'Un murloc n’est à personne. Il coûte un pion de plus et est défaussé quand sa région est prise.',
  islands_drawn: 'les tirer au sort',
  islands_chosen: 'les choisir',
  islands_which: 'Îles',
  islands_facts: '{list} ; {n|manche|manches}',
  islands_mix: 'Mêler des tuiles d’autres boîtes',
  islands_mix_help: 'Une règle maison : d’après le livret, ce jeu se joue seul. Les tuiles qui ne peuvent rien sur des îles restent dans leur boîte.',
  islands_ours: 'Nous avons dessiné ces îles nous-mêmes, et 19 des 20 pouvoirs apportent un nombre de pions qui est le nôtre, car aucune source ne le donne : la colonne et le livre de règles le disent de chacun.',
  power_ours: 'Le {n} est un nombre de notre cru : aucune source ne le donne.',
  isle_l: 'grande île {n}, face {face}',
  isle_m: 'île moyenne {n}, face {face}',
  isle_s: 'petite île {n}, face {face}',
  isles_l: '{n|grande île|grandes îles}',
  isles_m: '{n|moyenne|moyennes}',
  isles_s: '{n|petite|petites}',
  islands_title: 'Îles {list}',
};
