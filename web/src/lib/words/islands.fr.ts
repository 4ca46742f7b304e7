// The words of boards of islands, in French. A key missing here fails the build.
import type { islandsEn } from './islands.en';

export const islandsFr: Record<keyof typeof islandsEn, string> = {
  s_anchor: 'ancre',
  s_legendary: 'lieu légendaire',
  murloc: 'murloc',
  ask_murloc: 'Un murloc n’est à personne. Il coûte un pion de plus et est défaussé quand sa région est prise.',
};
