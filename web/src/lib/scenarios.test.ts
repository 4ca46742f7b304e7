import { describe, expect, it } from 'vitest';
import { playersOf, scenarioNamed, scenarioOn, SCENARIOS } from './scenarios';

describe('scenarios', () => {
  it('all have boards, words in both languages and a game to play them with', () => {
    expect(SCENARIOS.length).toBeGreaterThan(9);
    for (const one of SCENARIOS) {
      expect(playersOf(one).length, one.id).toBeGreaterThan(0);
      for (const words of [one.name, one.short, one.help]) expect(words.en.length && words.fr.length, one.id).toBeGreaterThan(3);
      expect(one.boxes.length, one.id).toBeGreaterThan(0);
    }
  });

  it('are found by their boards', () => {
    const [first] = SCENARIOS;
    expect(scenarioOn(Object.values(first!.boards)[0]!)).toBe(first);
    expect(scenarioOn('base-2p')).toBeUndefined();
    expect(scenarioNamed(first!.id)).toBe(first);
    expect(playersOf(first!)).toEqual([2, 3, 4, 5, 6]);
  });
});
