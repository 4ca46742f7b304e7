import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw, edgeKey, readBoard, type Point } from './board';
import { redeployText, sortDeeds, spread, tapDeed } from './deeds';
import { dictionaries, fill } from './words';

describe('boards', () => {
  for (const players of [2, 3, 4, 5]) {
    it(`share every inner border (${players} players)`, () => {
      const file = readBoard(readFileSync(new URL(`../../../crates/rules/src/boards/base-${players}p.toml`, import.meta.url), 'utf8'));
      expect(file.regions.length).toBeGreaterThan(20);
      const sides = new Map<string, number[]>();
      for (const region of file.regions) {
        region.outline.forEach((point, i) => {
          const key = edgeKey(point, region.outline[(i + 1) % region.outline.length] as Point);
          sides.set(key, [...(sides.get(key) ?? []), region.id]);
        });
      }
      for (const region of file.regions) {
        const shared = new Set([...sides.values()].filter((ids) => ids.includes(region.id)).flat());
        shared.delete(region.id);
        expect([...shared].sort((a, b) => a - b)).toEqual(region.borders);
      }
      for (const upright of [false, true]) {
        const { width, height, regions } = draw(file, upright);
        expect(upright ? height >= width : width >= height).toBe(true);
        for (const { path, at } of regions) {
          expect(path.endsWith('Z') && at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height).toBe(true);
        }
      }
    });
  }
});

describe('deeds', () => {
  it('go where a hand reaches', () => {
    const deeds = sortDeeds([
      { action: 'conquer 3', verb: 'conquer', region: 3, price: 2 },
      { action: 'abandon 1', verb: 'abandon', region: 1 },
      { action: 'decline', verb: 'decline' },
      { action: 'pick 1', verb: 'pick' },
      { action: 'place 4 2', verb: 'place', region: 4, count: 2 },
      { action: 'sing 4', verb: 'sing', region: 4 },
    ]);
    expect(tapDeed(deeds.byRegion.get(3) ?? [])?.action).toBe('conquer 3');
    expect(tapDeed(deeds.byRegion.get(1) ?? [])).toBeUndefined();
    expect(deeds.buttons.map((a) => a.verb)).toEqual(['decline']);
    expect([...deeds.placing]).toEqual([4]);
    expect(tapDeed(deeds.byRegion.get(4) ?? [])?.action).toBe('sing 4');
  });

  it('spread evenly', () => {
    const added = spread(3, [{ region: 1, tokens: 1 }, { region: 2, tokens: 3 }, { region: 5, tokens: 1 }]);
    expect(redeployText(added)).toBe('redeploy 1:2 5:1');
  });
});

describe('words', () => {
  it('count', () => {
    expect(fill(dictionaries.en.tokens, { n: 1 }, 'en')).toBe('1 token');
    expect(fill(dictionaries.fr.tokens, { n: 0 }, 'fr')).toBe('0 pion');
  });
});
