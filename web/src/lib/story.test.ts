import { describe, expect, it } from 'vitest';
import type { TurnPoints } from '../protocol/TurnPoints';
import { storyOf } from './story';

describe('how a game went', () => {
  type Told = Partial<TurnPoints> & { earns?: Record<string, number> };
  const turn = (round: number, seat: number, coins: number, { earns = {}, ...more }: Told = {}): TurnPoints => ({
    round, seat, coins, declined: false, conquered: 0, ...more,
    sources: Object.entries(earns).map(([name, n]) => {
      const [source, race] = name.split('@');
      return { source: source!, text: source!, coins: n, ...(race && { race }) };
    }),
  });
  const a = { race: 'a', power: 'p' };
  const b = { race: 'b', power: 'q' };
  const turns = [
    turn(1, 1, 9, { ...a, conquered: 4, earns: { 'regions@a': 3, p: 1 } }),
    turn(1, 2, 12, { ...b, conquered: 5, earns: { 'regions@b': 5, 'b@b': 2 } }),
    turn(2, 1, 11, { ...a, declined: true, earns: { 'declined@a': 2 } }),
    turn(2, 2, 17, { ...b, conquered: 1, earns: { 'regions@b': 5 } }),
    turn(3, 1, 22, { race: 'c', conquered: 3, earns: { 'regions@c': 9, 'declined@a': 2 } }),
    turn(3, 2, 18, { ...b, earns: { 'regions@b': 1 } }),
  ];
  const ranks = [{ seat: 2, rank: 2, coins: 18, tokens: 3 }, { seat: 1, rank: 1, coins: 22, tokens: 5 }];
  const story = storyOf(turns, ranks);

  it('is told from the winner on, and every coin has its source', () => {
    expect(story.lines.map((line) => [line.seat, ...line.coins])).toEqual([[1, 9, 11, 22], [2, 12, 17, 18]]);
    expect(story.lines[0]?.kinds).toEqual({ regions: 12, declined: 4, people: 0, power: 1, rest: 5 });
    expect(story.lines[1]?.kinds).toEqual({ regions: 11, declined: 0, people: 2, power: 0, rest: 5 });
    for (const line of story.lines) expect(Object.values(line.kinds).reduce((sum, n) => sum + n, 0)).toBe(line.coins.at(-1));
  });

  it('knows the peoples of a seat, alive and in decline', () => {
    expect(story.lines[0]?.peoples).toEqual([
      { race: 'a', power: 'p', from: 1, to: 2, alive: 4, declined: 4, conquered: 4 },
      { race: 'c', power: undefined, from: 3, to: 3, alive: 9, declined: 0, conquered: 3 },
    ]);
    expect(story.declines).toEqual([{ seat: 1, round: 2, race: 'a' }]);
  });

  it('finds the turns to remember', () => {
    expect(story.best).toEqual({ seat: 1, round: 3, n: 11, people: { race: 'c', power: undefined } });
    expect(story.march).toEqual({ seat: 2, round: 1, n: 5, people: b });
    expect(story.swing).toMatchObject({ seat: 1, rival: 2, round: 3, people: { race: 'c' }, before: -6, after: 4, earned: 11, against: 1 });
  });

  it('is short where nothing happened', () => {
    expect(storyOf([], [])).toEqual({ rounds: 0, lines: [], declines: [], best: undefined, march: undefined, swing: undefined });
  });
});
