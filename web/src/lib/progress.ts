// The lessons taken on this device, and the one under way.
import type { LessonInfo } from '../protocol/LessonInfo';
import { load, save } from './settings.svelte';

const KEY = 'elbowroom.lessons';
/** A memory that was written another way is not read. */
const VERSION = 1;
type Kept = { version: number; finished: string[]; open?: { id: string; done: string[] } | undefined };

function kept(): Kept {
  const found = load<Partial<Kept> | null>(KEY, null);
  return found?.version === VERSION && Array.isArray(found.finished) ? (found as Kept) : { version: VERSION, finished: [] };
}

export const finished = (): string[] => kept().finished;

/** What led on so far in a lesson that was left in the middle. */
export function doneIn(id: string): string[] {
  const { open } = kept();
  return open?.id === id ? open.done : [];
}

/** Notes how far somebody came. */
export function note(id: string, done: string[], over: boolean): void {
  const { finished: before, open } = kept();
  const all = over && !before.includes(id) ? [...before, id] : before;
  const other = open?.id === id ? undefined : open;
  save(KEY, { version: VERSION, finished: all, open: done.length > 0 && !over ? { id, done } : other } satisfies Kept);
}

/** The lessons of the game itself, and those of its boxes. */
export const firstOnes = (list: LessonInfo[]): LessonInfo[] => list.filter((one) => !one.box);

/** Where to go on: the lesson that was left, or the first that was not taken yet. */
export function upNext(list: LessonInfo[]): LessonInfo | undefined {
  const { finished: before, open } = kept();
  return firstOnes(list).find((one) => one.id === open?.id) ?? firstOnes(list).find((one) => !before.includes(one.id));
}
