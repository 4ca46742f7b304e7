// What lies between regions is drawn once, in the middle of those that tell of it.
import type { MarkView } from '../protocol/MarkView';
import type { RegionView } from '../protocol/RegionView';
import type { Drawing, Point } from './board';

export function between(regions: readonly RegionView[], drawing: Pick<Drawing, 'regions'>): { mark: MarkView; at: Point }[] {
  const told = new Map<string, { mark: MarkView; around: Point[] }>();
  for (const { region, marks } of regions) {
    for (const mark of marks ?? []) {
      const ground = drawing.regions[region];
      if (!mark.between || !mark.tile || !ground) continue;
      const known = told.get(mark.tile) ?? { mark, around: [] };
      known.around.push(ground.at);
      told.set(mark.tile, known);
    }
  }
  const middle = (points: Point[], axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [...told.values()].map(({ mark, around }) => ({ mark, at: [middle(around, 0), middle(around, 1)] }));
}
