// The boxes as the set-up form offers them.
import { boxes, leftOut } from '../generated/catalogue';
import { api, type BoardInfo } from './api';

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
  /** The family of boards that it brings: it is a game of its own. */
  readonly boards: string | null;
  /** It brings relics and places. */
  readonly markers: boolean;
};

export const ALL: readonly Box[] = boxes;
/** Games of their own, the base game first. */
export const GAMES: readonly Box[] = ALL.filter((box) => box.boards);
/** What can be added to a game. */
export const BOXES: readonly Box[] = ALL.filter((box) => !box.boards);

/** The games that are played: the base game where none is named. */
export function games(on: string[]): readonly Box[] {
  const named = GAMES.filter((box) => on.includes(box.id));
  return named.length > 0 ? named : GAMES.slice(0, 1);
}

/** A seat with a role comes from the lake of the base game. */
export const offered = (on: string[]): readonly Box[] => BOXES.filter((box) => !box.role || games(on).includes(GAMES[0]!));

const chosen = (on: string[]): Box[] => [...games(on), ...offered(on).filter((box) => on.includes(box.id))];

/** What a table is asked for when these boxes are on. */
export const boxWish = (on: string[]): { boxes?: string[] } => (on.length > 0 ? { boxes: ALL.filter((box) => chosen(on).includes(box)).map((box) => box.id) } : {});

/** The game whose board it is. */
export const gameOf = (board: string): Box | undefined => GAMES.find((game) => board.startsWith(`${game.boards}-`));

/** Boards that so many can play on with these boxes. */
export function boardsFor(boards: BoardInfo[], seats: number, on: string[]): BoardInfo[] {
  const role = roleOf(on);
  const families = role ? GAMES.slice(0, 1) : games(on);
  return families.flatMap((game) => boards.filter((board) => gameOf(board.name) === game && board.players === seats - (role ? 1 : 0)));
}

/** Relics and places can be laid on this board, though it has no monsters of its own. */
export const canGuard = (board: string, on: string[]): boolean => chosen(on).some((box) => box.markers) && gameOf(board)?.markers === false;

/** Tiles that stay in their box on this board, for it lacks what they need. */
export function missing(board: string, on: string[], guarded: boolean): Both[] {
  const game = gameOf(board);
  const lists: { readonly [family: string]: { readonly plain: readonly { box: string; name: Both }[]; readonly markers: readonly { box: string; name: Both }[] } } = leftOut;
  const list = lists[game?.boards ?? '']?.[guarded || game?.markers ? 'markers' : 'plain'] ?? [];
  return list.filter((tile) => chosen(on).some((box) => box.id === tile.box)).map((tile) => tile.name);
}

/** Boards whose box does not tell all symbols: some are ours. */
export const isOurs = (board: string): boolean => board === 'underground-5p';

/** Rules played the other way that only a box brings. */
export const boxSwitches = (on: string[]): BoxSwitch[] => chosen(on).flatMap((box) => box.switches);

/** Whom the last seat plays, if one of the boxes says so. */
export const roleOf = (on: string[]): Role | undefined => chosen(on).find((box) => box.role)?.role ?? undefined;

/** How many can play. */
export function seatCounts(on: string[]): number[] {
  const [least, most] = (chosen(on).find((box) => box.role) ?? ALL[0]!).seats;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The first board for so many seats: where the last one plays a role, for one fewer. */
export async function boardFor(seats: number, on: string[]): Promise<{ board?: string }> {
  if (on.length === 0) return {};
  const [board] = boardsFor(await api.boards(), seats, on);
  return board ? { board: board.name } : {};
}
