// The boxes as the set-up form offers them.
import type { Word } from './words';
import { api } from './api';

export const NECROMANCER = 'necromancer-box';

export type Box = { id: string; name: Word; help: Word };
export const BOXES: Box[] = [
  { id: 'cursed-box', name: 'box_cursed', help: 'box_cursed_help' },
  { id: 'grand-dames-box', name: 'box_dames', help: 'box_dames_help' },
  { id: 'be-not-afraid-box', name: 'box_afraid', help: 'box_afraid_help' },
  { id: 'leaders-box', name: 'box_leaders', help: 'box_leaders_help' },
  { id: NECROMANCER, name: 'box_necromancer', help: 'box_necromancer_help' },
];

/** What a table is asked for when these boxes are on. */
export const boxWish = (on: string[]): { boxes?: string[] } =>
  on.length > 0 ? { boxes: ['base', ...BOXES.map((box) => box.id).filter((id) => on.includes(id))] } : {};

/** Rules played the other way that only a box brings, with what they usually are. */
export const BOX_SWITCHES = [
  { id: 'catapult-discount', box: 'be-not-afraid-box', label: 'sw_catapult', usual: true },
  { id: 'late-ransom', box: 'leaders-box', label: 'sw_ransom', usual: false },
] as const satisfies { id: string; box: string; label: Word; usual: boolean }[];

/** The board for so many seats: with the Necromancer, who has an island of his own, for one fewer. */
export async function boardFor(seats: number, on: string[]): Promise<{ board?: string }> {
  if (!on.includes(NECROMANCER)) return {};
  const board = (await api.boards()).find((one) => one.players === seats - 1);
  return board ? { board: board.name } : {};
}
