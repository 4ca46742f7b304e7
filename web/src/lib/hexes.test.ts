import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ActionView } from '../protocol/ActionView';
import { boardOf, draw, placed, readBoard, type Point } from './board';
import { outlineOf, placesOf, roomFor, trayOf } from './hexes';
import { plan } from '../map/sheet';

const text = readFileSync(new URL('../map/laid.test.toml', import.meta.url), 'utf8');
const drawing = draw(readBoard(text));

/** A hex of three thirds around a point, in the units of a board that is as wide as high on the drawing. */
function hex(action: string, at: Point, turn: number, ground = ['hill', 'forest', 'swamp']): ActionView {
  const corner = (n: number): [number, number] => {
    const angle = ((n * 60 - 90) * Math.PI) / 180;
    return [Math.round(at[0] + (100 * Math.cos(angle)) / drawing.aspect), Math.round(at[1] + 100 * Math.sin(angle))];
  };
  const preview = ground.map((terrain, third) => {
    const first = 2 * third + turn;
    return { terrain, outline: [at as [number, number], corner(first), corner(first + 1), corner(first + 2)] };
  });
  return { action, verb: action, label: action, group: 'button', preview };
}

describe('hexes on the map', () => {
  it('that lie in one place are ways to turn one, further and further to the right', () => {
    const places = placesOf([hex('c', [500, 500], 2), hex('a', [500, 500], 0), hex('b', [500, 500], 1), hex('other', [-200, 500], 0), { action: 'none', verb: 'none', label: '', group: 'button' }], drawing);
    expect(places.map(({ ways }) => ways.map(({ action }) => action.action))).toEqual([['c', 'a', 'b'], ['other']]);
    expect(places[0]!.at.map(Math.round)).toEqual(placed(drawing, [500, 500]).map(Math.round));
    expect(outlineOf(places[0]!).split('L')).toHaveLength(6);
    expect(places.map(({ turns }) => turns)).toEqual([true, false]);
  });

  it('may be chosen third by third, each in several ways', () => {
    const [first, second] = hex('', [500, 500], 0).preview!;
    const one = (action: string, third: typeof first): ActionView => ({ action, verb: action, label: action, group: 'answer', preview: [third!] });
    const places = placesOf([one('a', first), one('b', first), one('c', second)], drawing);
    expect(places.map(({ ways, turns }) => [ways.map(({ action }) => action.action).join(), turns])).toEqual([['a,b', false], ['c', false]]);
    expect(outlineOf(places[0]!).split('L')).toHaveLength(4);
  });

  it('get room where they lie beyond it', () => {
    expect(roomFor(placesOf([hex('in', [500, 500], 0)], drawing), drawing)).toBeUndefined();
    const [left, top, right, bottom] = roomFor(placesOf([hex('out', [-200, 500], 0)], drawing), drawing)!;
    expect(left).toBeLessThan(0);
    expect([top, right, bottom]).toEqual([0, drawing.width, drawing.height]);
  });

  it('are known where the map shows them already', () => {
    // a region that is large enough for a small hex of its own ground
    const region = drawing.regions.find(({ terrain }) => terrain === 'forest')!;
    const at = readBoard(text).regions[region.id]!.center;
    const small = hex('small', at, 0, ['forest', 'forest', 'forest']);
    small.preview = small.preview!.map((third) => ({ ...third, outline: third.outline.map(([x, y]) => [at[0] + (x - at[0]) / 40, at[1] + (y - at[1]) / 40]) }));
    expect(placesOf([small], drawing)[0]!.lies).toBe(true);
    expect(placesOf([hex('beyond', [-200, 500], 0)], drawing)[0]!.lies).toBe(false);
  });
});

describe('a board that changes', () => {
  it('is the same again when it comes back, and does not tip over', () => {
    const first = boardOf(text);
    const high = text.replace(/^aspect = .*$/m, 'aspect = 0.8');
    expect(boardOf(text)).toBe(first);
    expect(draw(first, true).turned).toBe(first.aspect > 1.1);
    expect(draw(boardOf(high, undefined, { ...first, wide: true }), true).turned).toBe(true);
    expect(draw(boardOf(high), true).turned).toBe(false);
  });

  it('may have nothing on it yet', () => {
    const empty = draw(readBoard('name = "nothing"\nplayers = 2\nrounds = 10\naspect = 0\n'));
    expect([empty.regions, empty.borders]).toEqual([[], []]);
    expect(empty.width > 0 && empty.height > 0).toBe(true);
    const work = plan(empty, false);
    let step = work.next();
    while (!step.done) step = work.next();
    expect(step.value.marks.size).toBe(0);
  });

  it('is not named by the hexes it was made of', () => {
    const file = readBoard('name = "world"\nplayers = 2\nrealm = """\nname = "world"\ntitle = "Hexes"\nplayers = 5\n"""\n');
    expect([file.title, file.players]).toEqual([undefined, 2]);
  });

  it('keeps many hexes that lie nowhere yet in a tray, and off the map', () => {
    const many = [...'abcdefgh'].map((letter) => hex(letter, [500, 500], 0));
    expect([...trayOf(many).keys()]).toEqual([...'abcdefgh']);
    expect(placesOf(many, drawing)).toEqual([]);
    expect(trayOf([hex('a', [500, 500], 0), hex('b', [500, 500], 1)]).size).toBe(0);
    const xs = trayOf(many).get('a')!.flatMap(({ points }) => points.split(' ').map((point) => Number(point.split(',')[0])));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 87]);
  });
});
