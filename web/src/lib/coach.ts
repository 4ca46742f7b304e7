// The coach of a first game: what it has said on this device. What is new, the server finds; it falls silent when all was said.
import { keep, load, save, settings } from './settings.svelte';

const KEY = 'elbowroom.coach';

/** What was said, by its keys. */
export const heard = (): string[] => load<string[]>(KEY, []);

export function markHeard(key: string): void {
  const known = heard();
  if (!known.includes(key)) save(KEY, [...known, key]);
}

function switchTo(on: boolean): void {
  settings.coach = on;
  keep();
}

/** For a first game: the coach is there and has said nothing yet. */
export function startCoach(): void {
  save(KEY, []);
  switchTo(true);
}

export const stopCoach = (): void => switchTo(false);
