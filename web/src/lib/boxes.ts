// The boxes as the set-up form offers them.
import { boxes } from '../generated/catalogue';
import { api } from './api';

type Both = { readonly en: string; readonly fr: string };
export type BoxSwitch = { readonly id: string; readonly name: Both; readonly usual: boolean | number; readonly choices: readonly { readonly number: number; readonly name: Both }[] };
export type Role = { readonly name: Both; readonly icon: string };
export type Box = {
  readonly id: string;
  readonly name: Both;
  readonly brings: Both;
  readonly changes: Both | null;
  readonly icon: string;
  readonly seats: readonly [number, number];
  readonly role: Role | null;
  readonly switches: readonly BoxSwitch[];
};

export const ALL: readonly Box[] = boxes;
/** What can be added to the base game. */
export const BOXES: readonly Box[] = ALL.slice(1);

/** What a table is asked for when these boxes are on. */
export const boxWish = (on: string[]): { boxes?: string[] } =>
  on.length > 0 ? { boxes: ['base', ...BOXES.map((box) => box.id).filter((id) => on.includes(id))] } : {};

const chosen = (on: string[]): Box[] => BOXES.filter((box) => on.includes(box.id));

/** Rules played the other way that only a box brings. */
export const boxSwitches = (on: string[]): BoxSwitch[] => chosen(on).flatMap((box) => box.switches);

/** Whom the last seat plays, if one of the boxes says so. */
export const roleOf = (on: string[]): Role | undefined => chosen(on).find((box) => box.role)?.role ?? undefined;

/** How many can play. */
export function seatCounts(on: string[]): number[] {
  const [least, most] = (chosen(on).find((box) => box.role) ?? ALL[0]!).seats;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The board for so many seats: where the last one plays a role, for one fewer. */
export async function boardFor(seats: number, on: string[]): Promise<{ board?: string }> {
  if (!roleOf(on)) return {};
  const board = (await api.boards()).find((one) => one.players === seats - 1);
  return board ? { board: board.name } : {};
}
