// The seats this device holds: the tokens are the keys.
import type { Joined } from '../protocol/Joined';
import { load, save } from './settings.svelte';

/** `host`: the key of whoever made the table. */
export type MyGame = { table: string; seats: Joined[]; at: number; seen: number; host?: string };

const KEY = 'elbowroom.games';
/** A key that is lost cannot be had again: what is dropped here is older than anybody looks for. */
export const MOST = 500;

export const myGames = (): MyGame[] => load<MyGame[]>(KEY, []).sort((a, b) => b.at - a.at);
export const myGame = (table: string): MyGame | undefined => myGames().find((game) => game.table === table);

const put = (game: MyGame, without: string[] = []): void =>
  save(KEY, [game, ...myGames().filter((other) => other.table !== game.table && !without.includes(other.table))].slice(0, MOST));

export function keepGame(table: string, seats: Joined[], host?: string): void {
  const old = myGame(table);
  const known = (old?.seats ?? []).filter((seat) => !seats.some((other) => other.seat === seat.seat));
  const key = host ?? old?.host;
  put({ table, seats: [...known, ...seats], at: Date.now(), seen: old?.seen ?? 0, ...(key && { host: key }) });
}

/** A table goes on elsewhere with the same keys; what was seen is counted anew. */
export function moveGame(from: string, to: string): void {
  const old = myGame(from);
  if (old && from !== to) put({ ...old, table: to, at: Date.now(), seen: 0 }, [from]);
}

function change(table: string, how: (game: MyGame) => boolean): void {
  const games = myGames();
  const game = games.find((other) => other.table === table);
  if (game && how(game)) save(KEY, games);
}

export const keepSeen = (table: string, seen: number): void =>
  change(table, (game) => {
    const news = game.seen !== seen;
    game.seen = seen;
    return news;
  });

/** Seats get other numbers where open ones were left out; their order stays. */
export const renumber = (table: string, seats: number[]): void =>
  change(table, (game) => {
    const mine = [...game.seats].sort((a, b) => a.seat - b.seat);
    const told = [...seats].sort((a, b) => a - b);
    if (mine.length !== told.length || mine.every((one, i) => one.seat === told[i])) return false;
    game.seats = mine.map((one, i) => ({ ...one, seat: told[i] ?? one.seat }));
    return true;
  });

/** Throws away keys that fit no seat any more; a table with neither seat nor key is no game of ours. */
export function loseSeats(table: string, tokens: string[]): void {
  const game = myGame(table);
  if (!game) return;
  const seats = game.seats.filter((seat) => !tokens.includes(seat.token));
  if (seats.length === 0 && !game.host) forgetGame(table);
  else change(table, (kept) => ((kept.seats = seats), true));
}

export const forgetGame = (table: string): void => save(KEY, myGames().filter((game) => game.table !== table));
