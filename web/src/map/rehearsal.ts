// What the painter practises on while there is no board: the same work is quicker once it was done. A sheet of squares with every kind of ground, which nobody ever
// sees. It must be like what comes from the page, or the practice is lost: its numbers are no whole ones, and what it is made of stands in the same order.
import type { Border, Drawing, DrawnRegion, Point } from '../lib/board';
import { Raster } from './raster';

/** Regions in a row, their size in board units, and points along a side. */
const [ROW, SIZE, STEPS] = [5, 240.7, 12];

const side = ([ax, ay]: Point, [bx, by]: Point): Point[] => Array.from({ length: STEPS }, (_, i) => [ax + ((bx - ax) * i) / STEPS + 0.01, ay + ((by - ay) * i) / STEPS + 0.01]);
const path = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;

/** What a board file says of a region and no drawing needs. */
const UNUSED = { lost_tribe: false };

export function rehearsal(terrains: readonly string[]): Drawing {
  const [width, height] = [ROW * SIZE, Math.ceil(terrains.length / ROW) * SIZE];
  const regions = terrains.map((terrain, id): DrawnRegion => {
    const [left, top] = [(id % ROW) * SIZE, Math.floor(id / ROW) * SIZE];
    const [right, bottom] = [left + SIZE, top + SIZE];
    const outline: Point[] = [[left, top], [right, top], [right, bottom], [left, bottom]];
    const ring = outline.flatMap((corner, i) => side(corner, outline[(i + 1) % 4] as Point));
    const center: Point = [left + SIZE / 2, top + SIZE / 2];
    const spots: Point[] = [[left + 40.5, bottom - 40.5]];
    return {
      id, title: '', terrain, symbols: ['mine'], edge: false, borders: [], center, outline, ...UNUSED, path: `${path(ring)}Z`, ring,
      at: center, scale: 0.75, badge: center, spots, label: [left + 30.5, top + 30.5], plates: [], box: [left, top, right, bottom], links: [],
    };
  });
  const borders = regions.flatMap(({ id, box: [left, top, right, bottom] }): Border[] => [
    { from: [right, top] as Point, other: id + 1, there: id % ROW < ROW - 1 },
    { from: [left, bottom] as Point, other: id + ROW, there: true },
  ].filter(({ other, there }) => there && other < regions.length).map(({ from, other }) => {
    const points = side(from, [right, bottom]);
    return { points, outer: false, sides: [id, other] };
  }));
  const raster = new Raster(width, height, regions.map(({ id, terrain, ring }) => ({ id, terrain, ring })));
  return { name: 'rehearsal', title: undefined, width, height, aspect: width / height, turned: false, loose: false, afloat: false, raster, regions, borders };
}
