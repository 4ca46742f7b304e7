// The worlds that this device keeps.
import type { World } from './world';
import { load, save } from './settings.svelte';

/** `board`: what the board is like, where people can play on it. */
export type OwnWorld = { id: string; world: World; text: string; board?: { regions: number; rounds: number; below: boolean } };

const KEY = 'elbowroom.worlds';
let list = $state.raw<OwnWorld[]>(load<OwnWorld[]>(KEY, []));

export const ownWorlds = (): OwnWorld[] => list;
export const ownWorld = (id: string): OwnWorld | undefined => list.find((one) => one.id === id);
export const newId = (): string => Math.random().toString(36).slice(2, 10);

function store(next: OwnWorld[]): void {
  list = next;
  save(KEY, next);
}

/** Keeps a world, in its old place if it has one. */
export function keepWorld(world: OwnWorld): void {
  const known = list.some(({ id }) => id === world.id);
  store(known ? list.map((one) => (one.id === world.id ? world : one)) : [world, ...list]);
}

export const forgetWorld = (id: string): void => store(list.filter((one) => one.id !== id));
