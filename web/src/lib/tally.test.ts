import { expect, it } from 'vitest';
import type { TurnPoints } from '../protocol/TurnPoints';
import { tally } from './tally';

it('coins are counted by source, the richest source first', () => {
  const turn = (round: number, seat: number, coins: Record<string, number>): TurnPoints => ({
    round, seat, coins: 0, declined: false, conquered: 0, sources: Object.entries(coins).map(([source, n]) => ({ source, text: source, coins: n })),
  });
  const sources = tally([turn(1, 1, { gold: 1, regions: 4 }), turn(1, 2, { regions: 3 }), turn(2, 1, { regions: 6 })]);
  expect(sources.map(({ source, text, cells }) => [source, text, ...cells])).toEqual([['regions', 'regions', [1, 10], [2, 3]], ['gold', 'gold', [1, 1]]]);
});
