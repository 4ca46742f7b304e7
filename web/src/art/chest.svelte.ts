// The chest with the art: icons and drawings are files of their own, beside fonts and sounds. The first is here before anything
// is drawn; those of boxes that are games of their own come when somebody looks for what is in them.
import { icons, pieces, tiles } from '../generated/catalogue';

/** `mark`: what a people bears on its rim. */
export type FaceDrawing = { field: string[]; cloth: string; mark?: string; back: string; body: string; over: string };
/** `alias`: where a table tells only a picture, this is what it stands for. */
export type Art = { shapes: Record<string, string>; faces: Record<string, FaceDrawing>; pennants: Record<string, string>; pieces: Record<string, string>; alias: Record<string, string> };

const files = import.meta.glob<string>('../generated/art/*.json', { query: '?url', import: 'default', eager: true });
const FIRST = '../generated/art/first.json';
const AGAIN = 4000;
const known = new Set<string>([...Object.keys(tiles), ...Object.keys(pieces), ...icons]);

let art = $state.raw<Art>({ shapes: {}, faces: {}, pennants: {}, pieces: {}, alias: {} });
const asked = new Set<string>();

/** What is here now: another one when more has come. */
export const inside = (): Art => art;

export function add(more: Art): void {
  art = Object.fromEntries(Object.entries(art).map(([kind, list]) => [kind, { ...list, ...more[kind as keyof Art] }])) as Art;
}

async function fetchOne(file: string): Promise<void> {
  asked.add(file);
  try {
    add((await (await fetch(files[file]!)).json()) as Art);
  } catch {
    setTimeout(() => asked.delete(file), AGAIN);
  }
}

/** Fetches what nobody can do without. */
export const open = (): Promise<void> => fetchOne(FIRST);

/** A drawing, if it is here. One that exists and is not here is sent for. */
export function look<K extends keyof Art>(kind: K, id: string | undefined): Art[K][string] | undefined {
  if (id === undefined) return undefined;
  const found = (art[kind] as Record<string, Art[K][string]>)[id];
  if (found === undefined && known.has(id) && !art.shapes[id]) for (const file of Object.keys(files)) if (!asked.has(file)) void fetchOne(file);
  return found;
}
