import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw, readBoard, SHORE } from '../lib/board';
import { plan } from './sheet';

const file = () => readBoard(readFileSync(new URL('./laid.test.toml', import.meta.url), 'utf8'));
const printed = (name: string) => readBoard(readFileSync(new URL(`../../../crates/rules/src/boards/${name}.toml`, import.meta.url), 'utf8'));

describe('a world that was laid', () => {
  it('has paper around it, and printed boards have none', () => {
    const { loose, width, height, regions } = draw(file());
    expect(loose).toBe(true);
    for (const { ring } of regions) {
      for (const [x, y] of ring) expect(x > SHORE / 2 && y > SHORE / 2 && x < width - SHORE / 2 && y < height - SHORE / 2).toBe(true);
    }
    for (const name of ['base-2p', 'base-5p', 'underground-4p']) expect([name, draw(printed(name)).loose]).toEqual([name, false]);
  });

  it('has a rim and no border inside a region', () => {
    const { borders } = draw(file());
    expect(borders.some(({ sides }) => sides.length === 1)).toBe(true);
    for (const { sides, outer } of borders) expect([outer, new Set(sides).size]).toEqual([false, sides.length]);
    // one of its outlines goes along a cut
    const twice = file().regions.flatMap(({ id, outline }) => outline.map((a, i) => `${id} ${[a, outline[(i + 1) % outline.length]!].map(String).sort().join('|')}`));
    expect(twice.length).toBeGreaterThan(new Set(twice).size);
  });

  it('shows which regions are neighbours without a border, each with room for its sign', () => {
    const { regions } = draw(file());
    const ends = regions.flatMap(({ id, links }) => links.map((number) => ({ id, number })));
    expect(ends.length).toBeGreaterThan(0);
    for (const { number } of ends) {
      const [one, other, third] = ends.filter((end) => end.number === number);
      expect(third).toBeUndefined();
      expect(regions[one!.id]!.borders).toContain(other!.id);
    }
    for (const { spots, symbols, links } of regions) expect(spots.length).toBe(symbols.length + links.length);
    for (const name of ['base-3p', 'underground-3p']) for (const { links } of draw(printed(name)).regions) expect(links).toEqual([]);
  });

  it('is drawn with the stamps of both worlds where it has ground of both', () => {
    const work = plan(draw(file()), false);
    let step = work.next();
    while (!step.done) step = work.next();
    for (const mark of [...step.value.marks.values()].flat()) if ('stamp' in mark) expect([mark.stamp, step.value.stamps.has(mark.stamp)]).toEqual([mark.stamp, true]);
  });
});
