import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw, readBoard, type BoardFile, type Drawing } from '../lib/board';
import { rehearsal } from './rehearsal';
import { grounds, plan, stampShapes, type Plan } from './sheet';

const board = (name: string): BoardFile => readBoard(readFileSync(new URL(`../../../crates/rules/src/boards/${name}.toml`, import.meta.url), 'utf8'));

function planned(drawing: Drawing): Plan {
  const work = plan(drawing, false);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('a sheet', () => {
  it('is always the same for the same board, and another for another', () => {
    const marks = (file: BoardFile): string => JSON.stringify([...planned(draw(file)).marks]);
    expect(marks(board('base-3p'))).toBe(marks(board('base-3p')));
    expect(marks({ ...board('base-3p'), name: 'other' })).not.toBe(marks(board('base-3p')));
  });

  it('has something in every region, from the sheet of stamps, with its foot inside', () => {
    const faults: string[] = [];
    const shapes = stampShapes(false);
    for (const name of ['base-2p', 'base-3p', 'base-4p', 'base-5p']) {
      const drawing = draw(board(name));
      for (const [id, marks] of planned(drawing).marks) {
        if (marks.length === 0) faults.push(`${name} ${id}: nothing`);
        for (const mark of marks) {
          if (!('stamp' in mark)) continue;
          if (!shapes.has(mark.stamp)) faults.push(`${name} ${id}: no stamp ${mark.stamp}`);
          if (drawing.raster.owner[drawing.raster.at(mark.x, mark.y)] !== id) faults.push(`${name} ${id}: ${mark.stamp} outside`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('shows fire at the bottom of a chasm where the board says so, within its walls', () => {
    const file = board('base-2p');
    file.regions.forEach((region, i) => Object.assign(region, { terrain: 'chasm', volcano: i % 2 === 0 }));
    const drawing = draw(file);
    for (const [id, marks] of planned(drawing).marks) {
      const crust = marks.flatMap((mark) => ('fill' in mark && mark.fill === 'crust' ? mark.lines : []));
      expect([id, crust.length > 3]).toEqual([id, id % 2 === 0]);
      const [left, top, right, bottom] = drawing.regions[id]!.box;
      for (const plate of crust) plate.forEach((n, i) => expect(i % 2 ? n > top && n < bottom : n > left && n < right).toBe(true));
    }
  });

  it('leaves the middle free for the stack', () => {
    const drawing = draw(board('base-5p'));
    const { marks } = planned(drawing);
    for (const { id, at, scale } of drawing.regions) {
      for (const mark of marks.get(id) ?? []) {
        if (!('stamp' in mark) || mark.fine || mark.stamp.startsWith('bush')) continue;
        expect([id, mark.stamp, Math.hypot(mark.x - at[0], mark.y - at[1]) > 30 * scale]).toEqual([id, mark.stamp, true]);
      }
    }
  });

  it('is made of every kind of ground, also of one that nobody knows', () => {
    const file = board('base-2p');
    const kinds = ['black-mountain', 'mud', 'mushroom', 'crystal', 'mine', 'chasm', 'river', 'moor'];
    file.regions.forEach((region, i) => (region.terrain = kinds[i % kinds.length] as string));
    const { cave, marks } = planned(draw(file));
    expect(cave).toBe(true);
    for (const { id, terrain } of file.regions) expect([terrain, (marks.get(id) ?? []).length > 0]).toEqual([terrain, terrain !== 'moor']);
    for (const mark of [...marks.values()].flat()) if ('stamp' in mark) expect([mark.stamp, stampShapes(true).has(mark.stamp)]).toEqual([mark.stamp, true]);
  });

  it('is practised with every kind of ground', () => {
    const drawing = draw(rehearsal(grounds));
    const { marks } = planned(drawing);
    for (const { id, terrain, at: [x, y] } of drawing.regions) {
      expect([terrain, drawing.raster.owner[drawing.raster.at(x, y)]]).toEqual([terrain, id]);
      expect([terrain, (marks.get(id) ?? []).length > 0]).toEqual([terrain, true]);
    }
    // what comes from the page has the same parts in the same order
    const { regions: [real], ...sheet } = draw(board('base-2p'));
    const { regions: [practised], ...sketch } = drawing;
    expect(Object.keys(practised!)).toEqual(Object.keys(real!));
    expect(Object.keys(sketch)).toEqual(Object.keys(sheet));
  });
});
