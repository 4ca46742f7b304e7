import { describe, expect, it } from 'vitest';
import type { RealmBox } from '../protocol/RealmBox';
import { boardFrame, change, frameOf, hexAt, lay, LONGEST, middle, move, newWorld, nextNumber, pack, put, reachable, sideTo, takeUp, thirdOn, thirds, toFile, unpack, whole, type Hex, type World } from './world';

const hex = (tile: string, at: [number, number], turn = 0): Hex => ({ tile, side: 'up', at, turn });
const world = (...hexes: Hex[]): World => hexes.reduce(lay, newWorld(3, 'wet'));
const both = { en: '', fr: '' };
const box: RealmBox = {
  tiles: [{ id: 'A', sides: [[{ ground: 'hill', symbol: 'gem' }, { ground: 'wood' }, {}], [{ ground: 'cave' }, {}, {}]] }],
  sides: [{ id: 'up', name: both }, { id: 'down', name: both }],
  waters: [{ id: 'wet', name: both, ground: 'lake', lands: false }],
  pieces: [{ id: 'rise', name: both, icon: '', supply: 2, spot: 'third', grounds: ['rock', 'stone'] }],
  players: [2, 6], reach: 30, title: 60,
};

describe('hands on a world', () => {
  it('lay a hex, and one that lay there goes back with its pieces', () => {
    const first = put(world(hex('A', [0, 0])), { kind: 'rise', at: [0, 0], third: 1 });
    expect(lay(first, hex('B', [0, 0]))).toMatchObject({ hex: [hex('B', [0, 0])], piece: [] });
    // a hex is there once
    expect(lay(first, hex('A', [1, 0])).hex).toEqual([hex('A', [1, 0])]);
    expect(takeUp(first, [0, 0])).toMatchObject({ hex: [], piece: [] });
  });

  it('move a hex with its pieces, and change places with another', () => {
    const before = put(world(hex('A', [0, 0]), hex('B', [1, 0])), { kind: 'rise', at: [0, 0], third: 1 });
    const after = move(before, [0, 0], [1, 0]);
    expect([hexAt(after, [1, 0])?.tile, hexAt(after, [0, 0])?.tile, after.piece[0]?.at]).toEqual(['A', 'B', [1, 0]]);
    expect(move(before, [0, 0], [5, 5]).piece[0]?.at).toEqual([5, 5]);
  });

  it('turn a hex and lay a piece twice to take it up', () => {
    expect(change(world(hex('A', [0, 0])), [0, 0], ({ turn }) => ({ turn: turn + 1 })).hex[0]?.turn).toBe(1);
    const piece = { kind: 'rise', at: [0, 0] as const, third: 2 };
    const once = put(world(hex('A', [0, 0])), piece);
    expect([once.piece.length, put(once, { ...piece, third: 1 }).piece.length, put(once, piece).piece.length]).toEqual([1, 2, 0]);
  });

  it('number pieces in pairs', () => {
    const laid = [1, 1, 2].reduce((all, number, i) => put(all, { kind: 'end', number, at: [i, 0], third: 0 }), world());
    expect([nextNumber(world(), 'end', 6), nextNumber(laid, 'end', 6), nextNumber(laid, 'end', 1)]).toEqual([1, 2, 1]);
  });

  it('see the ground that pieces make', () => {
    const laid = put(world(hex('A', [0, 0])), { kind: 'rise', at: [0, 0], third: 1 });
    expect(thirds(box, laid, laid.hex[0]!).map(({ ground, symbol }) => [ground, symbol])).toEqual([['hill', 'gem'], ['rock', undefined], ['lake', undefined]]);
    expect(thirds(box, laid, { ...laid.hex[0]!, side: 'down' })[1]?.ground).toBe('stone');
  });
});

describe('geometry', () => {
  it('knows the side and the third below a point', () => {
    expect([sideTo(1, -1), sideTo(5, 0), sideTo(1, 2), sideTo(-1, 2), sideTo(-5, 0.1), sideTo(-1, -2)]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([0, 1, 2, 3, 4, 5].map((side) => thirdOn(side, 1))).toEqual([2, 0, 0, 1, 1, 2]);
  });

  it('puts neighbours side by side and frames them', () => {
    const distance = (a: number[], b: number[]): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
    for (const cell of [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]] as const) expect(distance(middle([0, 0]), middle(cell))).toBeCloseTo(173.2, 0);
    const { width, height } = frameOf([[0, 0]]);
    expect([width, height]).toEqual([173.2, 200]);
    // a board that would be too narrow has room on both sides
    expect(boardFrame([[0, 0]], 2)).toEqual({ x: -200, y: -100, width: 400, height: 200 });
  });

  it('reaches the cells around what lies there, but not beyond the table', () => {
    expect([reachable(world(), 30).length, reachable(world(hex('A', [0, 0]), hex('B', [1, 0])), 30).length]).toEqual([7, 10]);
    expect(reachable(world(hex('A', [30, 0])), 30).every(([q]) => q <= 30)).toBe(true);
  });
});

describe('a file', () => {
  it('says everything, also what this client does not know', () => {
    const laid = whole({ name: 'old', title: 'Île "verte"', players: 4, water: 'wet', more: true, hex: [hex('A', [-1, 2], 5)], piece: [{ kind: 'rise', at: [-1, 2], third: 0, coins: 3 }] });
    expect(toFile(laid)).toBe('name = "ile-verte"\ntitle = "Île \\"verte\\""\nplayers = 4\nwater = "wet"\nmore = true\n\n[[hex]]\ntile = "A"\nside = "up"\nat = [-1,2]\nturn = 5\n\n[[piece]]\nkind = "rise"\nat = [-1,2]\nthird = 0\ncoins = 3\n');
  });

  it('travels in a link, and a link that is none or bursts gives nothing', async () => {
    const all = world(...Array.from({ length: 26 }, (_, i) => hex(String.fromCharCode(65 + i), [i, -i], i % 6)));
    const text = toFile({ ...all, title: 'Ça' });
    const packed = await pack(text);
    expect(await unpack(packed)).toBe(text);
    expect(packed.length).toBeLessThan(1000);
    for (const bad of ['', '%%%', packed.slice(5), 'x'.repeat(LONGEST.link + 1)]) expect([bad.slice(0, 9), (await unpack(bad)) || undefined]).toEqual([bad.slice(0, 9), undefined]);
    const bomb = new Blob(['x'.repeat(LONGEST.file + 1)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    expect(await unpack(btoa(String.fromCharCode(...bytes)))).toBeUndefined();
  });
});
