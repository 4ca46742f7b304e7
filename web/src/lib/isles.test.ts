import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw, neighbour, readBoard, type BoardFile, type Point } from './board';
import { exchanged, facesOf, firstSet, nameOf, regionsOf, sizesFor } from './isles';

describe('islands', () => {
  it('are named after their faces', () => {
    expect(nameOf(firstSet(2))).toBe('islands-l1a-s1a');
    expect(firstSet(5)).toHaveLength(5);
    expect(sizesFor(3)).toEqual(['l', 'm', 's']);
    expect(facesOf('islands-l1a-s2b')).toEqual(['l1a', 's2b']);
    expect(facesOf('islands-2p')).toBeUndefined();
    expect(facesOf('base-2p')).toBeUndefined();
  });
  it('lie only once', () => {
    const set = ['l1a', 'l2a', 'm1a', 's1a', 's2a'];
    expect(exchanged(set, 0, 'l2b')).toEqual(['l2b', 'l1a', 'm1a', 's1a', 's2a']);
    expect(exchanged(set, 0, 'l1b')[0]).toBe('l1b');
    expect(regionsOf(['l1a', 's1a'])).toBe(20);
  });
  it('are reached from each other with arrow keys', () => {
    // two faces on one sheet, the second beside the first
    const beside = (names: string[]): BoardFile => {
      const files = names.map((name) => readBoard(readFileSync(new URL(`../../../crates/rules/src/boards/islands/${name}.toml`, import.meta.url), 'utf8')));
      const regions = files.flatMap((file, i) => {
        const first = files.slice(0, i).reduce((sum, { regions }) => sum + regions.length, 0);
        const put = ([x, y]: Point): Point => [(x * 0.94) / 2 + i * 510, y];
        return file.regions.map((region) => ({ ...region, island: names[i]!, id: region.id + first, borders: region.borders.map((id) => id + first), center: put(region.center), outline: region.outline.map(put) }));
      });
      return { ...files[0]!, aspect: 2, regions };
    };
    for (const names of [['l1a', 's1a'], ['s2b', 'l2b'], ['m1a', 'm2b']]) {
      for (const upright of [false, true]) {
        const drawing = draw(beside(names), upright);
        const seen = new Set([0]);
        for (const id of seen) for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) seen.add(neighbour(drawing, id, dx, dy));
        expect([...seen].sort((a, b) => a - b)).toEqual(drawing.regions.map(({ id }) => id));
      }
    }
  });
});
