// The seats this device holds: the tokens are the keys.
import type { Joined } from '../protocol/Joined';
import { load, save } from './settings.svelte';

export type MyGame = { table: string; seats: Joined[]; at: number; seen: number };

const KEY = 'elbowroom.games';

export const myGames = (): MyGame[] => load<MyGame[]>(KEY, []).sort((a, b) => b.at - a.at);
export const myGame = (table: string): MyGame | undefined => myGames().find((game) => game.table === table);

export function keepGame(table: string, seats: Joined[]): void {
  const old = myGame(table);
  const known = (old?.seats ?? []).filter((seat) => !seats.some((other) => other.seat === seat.seat));
  const game = { table, seats: [...known, ...seats], at: Date.now(), seen: old?.seen ?? 0 };
  save(KEY, [game, ...myGames().filter((other) => other.table !== table)].slice(0, 40));
}

export function keepSeen(table: string, seen: number): void {
  const games = myGames();
  const game = games.find((other) => other.table === table);
  if (!game || game.seen === seen) return;
  game.seen = seen;
  save(KEY, games);
}

export const forgetGame = (table: string): void => save(KEY, myGames().filter((game) => game.table !== table));
