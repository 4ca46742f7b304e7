import { describe, expect, it } from 'vitest';
import type { RegionView } from '../protocol/RegionView';
import { between } from './between';
import type { DrawnRegion, Point } from './board';

const ground = (at: Point): DrawnRegion => ({ at }) as DrawnRegion;
const told = (region: number, tile: string, lies = true): RegionView => ({ region, marks: [{ icon: 'x', text: tile, tile, number: 0, between: lies }] }) as unknown as RegionView;

describe('what lies between regions', () => {
  const drawing = { regions: [ground([0, 0]), ground([10, 0]), ground([5, 9])] };
  it('is drawn once, in the middle of those that tell of it', () => {
    const found = between([told(0, 'one'), told(1, 'one'), told(2, 'one')], drawing);
    expect(found.map(({ mark, at }) => [mark.tile, ...at])).toEqual([['one', 5, 3]]);
  });
  it('is nothing that lies in a region', () => {
    expect(between([told(0, 'one', false)], drawing)).toEqual([]);
  });
});
