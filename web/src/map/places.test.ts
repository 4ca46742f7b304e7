import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw, nameSpot, readBoard, type Drawing, type DrawnRegion, type Point } from '../lib/board';
import { regionNames } from './names';
import { clearOf, gridOf, holds, spansOf } from './spans';
import { BADGE, badgeScale, LABEL, labelScale, nameBox, overlap, PLATE, plateScale, scaled, spread, STACK, SYMBOL, symbolScale, type Box } from './places';

const board = (name: string) => readBoard(readFileSync(new URL(`../../../crates/rules/src/boards/${name}.toml`, import.meta.url), 'utf8'));
const BASE = ['base-2p', 'base-3p', 'base-4p', 'base-5p'];
const BELOW = ['underground-2p', 'underground-3p', 'underground-4p', 'underground-5p'];
const FACES = ['l1a', 'l1b', 'l2a', 'l2b', 'm1a', 'm1b', 'm2a', 'm2b', 's1a', 's1b', 's2a', 's2b'].map((face) => `islands/${face}`);
/** Markers come to every game on them. */
const MARKED = [...BELOW, ...FACES];
const BOARDS = [...BASE, ...BELOW];

function within(ring: Point[], [x, y]: Point): boolean {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** A box is inside when its rim is, and no point of the outline is in it. */
function contained(ring: Point[], [left, top, right, bottom]: Box): boolean {
  const rim: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const [x, y] = [left + ((right - left) * i) / 40, top + ((bottom - top) * i) / 40];
    rim.push([x, top], [x, bottom], [left, y], [right, y]);
  }
  return rim.every((point) => within(ring, point)) && !ring.some(([x, y]) => x > left && x < right && y > top && y < bottom);
}

const nameOf = (drawing: Drawing, region: DrawnRegion): Box => {
  const { at, scale } = nameSpot(drawing, region);
  return scaled(nameBox(region.title.length), at, scale);
};

const boxes = (drawing: Drawing, region: DrawnRegion, named: boolean): [string, Box][] => [
  ...STACK.map((part): [string, Box] => ['stack', scaled(part, region.at, region.scale)]),
  ['price', scaled(BADGE, region.badge, badgeScale(region.scale))],
  ...region.spots.map((spot): [string, Box] => ['symbol', scaled(SYMBOL, spot, symbolScale(region.scale))]),
  ...region.plates.map((plate, i): [string, Box] => [`marker ${i}`, scaled(PLATE, plate, plateScale(region.scale))]),
  named ? ['name', nameOf(drawing, region)] : ['number', scaled(LABEL, region.label, labelScale(region.scale))],
];

describe('places', () => {
  for (const [name, marked] of [...BASE.flatMap((one) => [[one, false], [one, true]] as const), ...MARKED.map((one) => [one, true] as const)]) {
    for (const upright of [false, true]) {
      it(`lie inside their region and beside each other: ${name}${upright ? ', upright' : ''}${marked ? ', with markers' : ''}`, () => {
        // boards that always have markers say so themselves
        const drawing = draw(board(name), upright, marked && !MARKED.includes(name));
        const faults: string[] = [];
        for (const region of drawing.regions) {
          // on the surface nothing was drawn with markers in mind: two small regions have a little less room then
          if (region.scale < (marked && !BELOW.includes(name) ? 0.42 : 0.5)) faults.push(`${region.id}: stack at ${region.scale}`);
          if (marked !== region.plates.length > 0) faults.push(`${region.id}: ${region.plates.length} places for markers`);
          if (region.spots.length !== region.symbols.length) faults.push(`${region.id}: ${region.spots.length} spots`);
          for (const named of [false, true]) {
            const list = boxes(drawing, region, named);
            list.forEach(([what, box], i) => {
              if (!contained(region.ring, box)) faults.push(`${region.id}: ${what} leaves the region`);
              for (const [other, its] of list.slice(i + 1)) if (what !== other && overlap(box, its)) faults.push(`${region.id}: ${what} over ${other}`);
            });
          }
        }
        expect(faults).toEqual([]);
      });
    }
  }

  it('are found for any number of markers, each inside the places that are kept for them', () => {
    for (const plates of [[[0, 0]], [[0, 0], [100, 0]], [[0, 0], [100, 0], [200, 0]]] as Point[][]) {
      for (let n = 1; n < 9; n++) {
        const found = spread(n, plates, 0.8).map(({ at, scale }) => scaled(PLATE, at, scale));
        expect(found).toHaveLength(n);
        found.forEach((box, i) => {
          expect(plates.some((plate) => contained([[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => [plate[0] + 36.1 * plateScale(0.8) * x!, plate[1] + 36.1 * plateScale(0.8) * y!]), box))).toBe(true);
          for (const other of found.slice(i + 1)) expect(overlap(box.map((side, k) => side + (k < 2 ? 0.1 : -0.1)) as Box, other)).toBe(false);
        });
      }
    }
  });

  it('are found on any outline, however thin', () => {
    const file = board('base-2p');
    file.regions = [
      { id: 0, title: 'Aldon', terrain: 'hill', symbols: ['mine'], edge: true, borders: [1], center: [500, 20], outline: [[0, 0], [1000, 0], [1000, 40], [0, 40]] },
      { id: 1, title: 'Orinis', terrain: 'sea', symbols: [], edge: true, borders: [0], center: [100, 500], outline: [[0, 40], [1000, 40], [60, 60], [60, 1000], [0, 1000]] },
    ];
    const drawing = draw(file);
    for (const region of drawing.regions) {
      for (const [what, box] of boxes(drawing, region, false)) expect([region.id, what, box.every(Number.isFinite)]).toEqual([region.id, what, true]);
    }
  });
});

describe('names', () => {
  it('are one for each region, short, and always the same', () => {
    for (const name of BOARDS) {
      const terrains = board(name).regions.map((region) => region.terrain);
      const names = regionNames(name, terrains);
      expect(new Set(names).size).toBe(terrains.length);
      for (const one of names) expect(one).toMatch(/^[A-Z][a-z]{2,7}$/);
      expect(regionNames(name, terrains)).toEqual(names);
    }
    expect(regionNames('other', ['hill', 'hill'])).not.toEqual(regionNames('base-2p', ['hill', 'hill']));
  });
});

describe('spans', () => {
  const grid = gridOf(100, 100, 100);
  const square = (left: number, top: number, right: number, bottom: number): Point[] => [[left, top], [right, top], [right, bottom], [left, bottom]];

  it('say which squares of a row lie in a ring, also where it bends back', () => {
    expect(spansOf(square(20, 30, 60, 50), grid).flatMap((row, i) => [[i, ...row]])).toEqual([[3, 2, 6], [4, 2, 6]]);
    const fork: Point[] = [[0, 0], [20, 0], [20, 50], [60, 50], [60, 0], [80, 0], [80, 80], [0, 80]];
    expect(spansOf(fork, grid)[2]).toEqual([0, 2, 6, 8]);
    expect(spansOf(fork, grid)[6]).toEqual([0, 8]);
    expect(spansOf(square(-40, -40, 140, 140), grid).every(([from, past]) => from === 0 && past === 10)).toBe(true);
  });

  it('leave out what a border may run through', () => {
    const clear = clearOf(spansOf(square(20, 20, 70, 60), grid));
    expect(clear.flatMap((row, i) => [[i, ...row]])).toEqual([[3, 3, 6], [4, 3, 6]]);
    expect([holds(clear[3], 3, 6), holds(clear[3], 2, 6), holds(clear[3], 4, 7), holds(clear[2], 3, 4)]).toEqual([true, false, false, false]);
  });
});
