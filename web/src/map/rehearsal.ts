// What the painter practises on while there is no board: the same work is quicker once it was done. A board of squares with every kind of ground, which nobody ever sees.
// It must be like what comes from the page, or the practice is lost: numbers that are no whole ones, what it is made of in the same order.
import type { BoardFile, BoardRegion, Point } from '../lib/board';

/** Where the regions of a row begin and end: some have much room, the last has little. */
const COLUMNS = [0, 430, 740, 935, 1000];

/** What a board file says of a region and no drawing needs. */
const UNUSED = { lost_tribe: false };

export function rehearsal(terrains: readonly string[]): BoardFile {
  const row = COLUMNS.length - 1;
  const high = 1000 / Math.ceil(terrains.length / row);
  const regions = terrains.map((terrain, id): BoardRegion => {
    const [left, right, top] = [COLUMNS[id % row] as number, COLUMNS[(id % row) + 1] as number, Math.floor(id / row) * high];
    const outline: Point[] = [[left, top], [right, top], [right, top + high], [left, top + high]];
    return { id, title: '', terrain, symbols: ['mine', ...(id % 3 === 0 ? ['cavern'] : [])], edge: false, borders: [], center: [(left + right) / 2 + 1.3, top + high / 1.97], outline, ...UNUSED };
  });
  return { name: 'rehearsal', players: 2, rounds: 10, aspect: 1.37, regions };
}
