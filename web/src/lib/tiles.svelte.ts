// The blank tiles that this device keeps: their text is all there is to them.
import type { Draft } from './draft';
import { load, save, settings, typeset } from './settings.svelte';
import { peek, type Peek } from './tile-text';
import type { Both } from './vocabulary';

/** `use`: whether the next table gets it; `draft`: what the form was filled with, if it came from there. */
export type OwnTile = Peek & { text: string; use: boolean; draft?: Draft };

const KEY = 'elbowroom.tiles';
const kept = $state<OwnTile[]>(load<OwnTile[]>(KEY, []));

export const ownTiles = (): OwnTile[] => kept;
export const ownTile = (id: string): OwnTile | undefined => kept.find((tile) => tile.id === id);
export const tilesInUse = (): string[] => kept.filter((tile) => tile.use).map((tile) => tile.text);

const store = (): void => save(KEY, $state.snapshot(kept));

/** Keeps a tile, in the place of an older one of the same name; whether the text is one. */
export function keepTile(text: string, use: boolean, draft?: Draft): boolean {
  const peeked = peek(text);
  if (!peeked) return false;
  const tile: OwnTile = { ...peeked, text, use, ...(draft && { draft }) };
  const at = kept.findIndex((other) => other.id === tile.id);
  if (at < 0) kept.push(tile);
  else kept[at] = tile;
  store();
  return true;
}

export function useTile(id: string, use: boolean): void {
  const tile = kept.find((other) => other.id === id);
  if (tile) tile.use = use;
  store();
}

export function forgetTile(id: string): void {
  kept.splice(0, kept.length, ...kept.filter((tile) => tile.id !== id));
  store();
}

/** A name of the vocabulary in the language of this device. */
export const named = (name: Both): string => typeset(name[settings.language]);
