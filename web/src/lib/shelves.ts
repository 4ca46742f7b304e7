// The tiles as the contents of the rule book show them: by box and kind.
import type { Tile } from './api';
import { ALL, type Box } from './boxes';

const KINDS = [['role', 'role'], ['race', 'races'], ['power', 'powers']] as const;
export type Shelf = { box: Box; base: boolean; kinds: { title: (typeof KINDS)[number][1]; tiles: Tile[] }[] };

export const shelves = (tiles: Tile[]): Shelf[] =>
  ALL.map((box, i) => {
    const inBox = tiles.filter((tile) => tile.box === box.id);
    const kinds = KINDS.map(([kind, title]) => ({ title, tiles: inBox.filter((tile) => tile.kind === kind) })).filter((one) => one.tiles.length > 0);
    return { box, base: i === 0, kinds };
  });

/** Every tile in the order of the shelves. */
export const inOrder = (all: Shelf[]): Tile[] => all.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.tiles));
