// Islands: which ones so many players need, and what a set of them is called.
import { faces, sets } from '../generated/catalogue';

export type Size = 'l' | 'm' | 's';
export type Faces = readonly string[];

/** `l1a`: a large island, the first, its first face. */
const parts = (face: string): { size: Size; island: string; face: string } => ({ size: face[0] as Size, island: face.slice(1, -1), face: face.slice(-1) });
export const sizeOf = (face: string): Size => parts(face).size;
export const islandOf = (face: string): string => parts(face).island;
export const sideOf = (face: string): string => parts(face).face.toUpperCase();

/** The sizes of the islands for so many. */
export const sizesFor = (players: number): Size[] => [...((sets as Record<string, string>)[players] ?? '')] as Size[];

/** Faces of a size. */
export const ofSize = (size: Size): string[] => faces.map((face) => face.name as string).filter((name) => sizeOf(name) === size);

/** The first set for so many: every island with its first face. */
export function firstSet(players: number): string[] {
  const taken: string[] = [];
  for (const size of sizesFor(players)) {
    const free = ofSize(size).find((face) => !taken.some((other) => sameIsland(other, face)));
    if (free) taken.push(free);
  }
  return taken;
}

const sameIsland = (a: string, b: string): boolean => a.slice(0, -1) === b.slice(0, -1);

/** One face of the set becomes another; an island lies only once, so the other place takes what was here. */
export function exchanged(set: Faces, at: number, face: string): string[] {
  const before = set[at]!;
  return set.map((other, i) => (i === at ? face : sameIsland(other, face) ? before : other));
}

export const nameOf = (set: Faces): string => `islands-${[...set].sort().join('-')}`;
export const regionsOf = (set: Faces): number => set.reduce((sum, face) => sum + (faces.find((one) => one.name === face)?.regions ?? 0), 0);

/** The faces of a board of islands. */
export const facesOf = (board: string): string[] | undefined => (/^islands((-[lms]\d[ab])+)$/.exec(board)?.[1] ?? '').split('-').filter(Boolean).length > 0 ? board.split('-').slice(1) : undefined;
