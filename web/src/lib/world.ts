// A world that is laid of hexes: its file, what hands do with it, and where it lies. What may lie where the server says.
import type { RealmBox } from '../protocol/RealmBox';
import { slug } from './draft';

export type Cell = readonly [q: number, r: number];
export type Hex = { tile: string; side: string; at: Cell; turn: number };
/** `third` or `side` says where on its hex it lies; files may say more of it. */
export type Piece = { kind: string; at: Cell; third?: number; side?: number; number?: number; [more: string]: unknown };
export type World = { name: string; title?: string; players: number; rounds?: number; water: string; hex: Hex[]; piece: Piece[]; [more: string]: unknown };

/** The longest link that is read, and the longest file, in bytes. */
export const LONGEST = { link: 8_000, file: 65_536 };

export const newWorld = (players: number, water: string): World => ({ name: 'world', title: '', players, water, hex: [], piece: [] });

/** The fields that a file left out are there again. */
export const whole = (laid: Record<string, unknown>): World => ({ ...newWorld(2, ''), ...laid }) as World;

/** Its file: what JSON says of plain values, files say alike. */
export function toFile(world: World): string {
  const lines = (values: Record<string, unknown>): string[] =>
    Object.entries(values).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [`${key} = ${JSON.stringify(value)}`]));
  const { hex, piece, ...head } = world;
  const list = (name: string, all: Record<string, unknown>[]): string[] => all.flatMap((one) => ['', `[[${name}]]`, ...lines(one)]);
  return `${[...lines({ ...head, name: slug(world.title ?? '') || world.name }), ...list('hex', hex), ...list('piece', piece)].join('\n')}\n`;
}

export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const hexAt = (world: World, at: Cell): Hex | undefined => world.hex.find((hex) => same(hex.at, at));

/** The cells across the sides of a cell, clockwise from the north-east. */
const ACROSS: readonly Cell[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];
export const across = ([q, r]: Cell, side: number): Cell => [q + ACROSS[side % 6]![0], r + ACROSS[side % 6]![1]];

/** The third of a hex that lies on a side of its cell. */
export const thirdOn = (side: number, turn: number): number => ((side + 6 - turn) % 6) >> 1;

/** Lays a hex in a cell; one that lies there goes back to the box with its pieces. */
export function lay(world: World, hex: Hex): World {
  const cleared = hexAt(world, hex.at)?.tile === hex.tile ? world : takeUp(world, hex.at);
  return { ...cleared, hex: [...cleared.hex.filter((other) => other.tile !== hex.tile), hex] };
}

export const takeUp = (world: World, at: Cell): World => ({
  ...world,
  hex: world.hex.filter((hex) => !same(hex.at, at)),
  piece: world.piece.filter((piece) => !same(piece.at, at)),
});

/** A hex moves to another cell with its pieces; one that lies there comes to its place. */
export function move(world: World, from: Cell, to: Cell): World {
  const there = <T extends { at: Cell }>(one: T): T => (same(one.at, from) ? { ...one, at: to } : same(one.at, to) ? { ...one, at: from } : one);
  return { ...world, hex: world.hex.map(there), piece: world.piece.map(there) };
}

export const change = (world: World, at: Cell, by: (hex: Hex) => Partial<Hex>): World => ({ ...world, hex: world.hex.map((hex) => (same(hex.at, at) ? { ...hex, ...by(hex) } : hex)) });

/** Lays a piece, or takes up the one of its kind that lies there. */
export function put(world: World, piece: Piece): World {
  const like = (other: Piece): boolean => other.kind === piece.kind && same(other.at, piece.at) && other.third === piece.third && other.side === piece.side;
  const rest = world.piece.filter((other) => !like(other));
  return { ...world, piece: rest.length < world.piece.length ? rest : [...rest, piece] };
}

/** The least number of which fewer than two pieces lie. */
export const nextNumber = (world: World, kind: string, most: number): number =>
  Array.from({ length: most }, (_, i) => i + 1).find((n) => world.piece.filter((piece) => piece.kind === kind && piece.number === n).length < 2) ?? most;

/** What is on the thirds of a hex: its ground, which pieces may change, and its symbol. */
export function thirds({ tiles, sides, waters, pieces }: RealmBox, world: World, hex: Hex): { ground: string; symbol?: string | undefined }[] {
  const side = sides.findIndex(({ id }) => id === hex.side);
  const printed = tiles.find(({ id }) => id === hex.tile)?.sides[side] ?? [];
  return printed.map(({ ground, symbol }, third) => {
    const made = world.piece.filter((piece) => same(piece.at, hex.at) && piece.third === third).flatMap(({ kind }) => pieces.find(({ id }) => id === kind)?.grounds?.[side] ?? []);
    return { ground: made.at(-1) ?? ground ?? waters.find(({ id }) => id === world.water)?.ground ?? '', symbol };
  });
}

// Geometry: a hex stands on a corner that is 100 units from its middle.
const [WIDE, HIGH] = [86.6, 50];
export const middle = ([q, r]: Cell): [number, number] => [(2 * q + r) * WIDE, 3 * r * HIGH];
/** The corners, clockwise from the top. */
export const CORNERS: readonly (readonly [number, number])[] = [[0, -2 * HIGH], [WIDE, -HIGH], [WIDE, HIGH], [0, 2 * HIGH], [-WIDE, HIGH], [-WIDE, -HIGH]];
export const HEXAGON = CORNERS.join(' ');
/** A third of a hex that is turned so far, around the middle of its cell. */
export const thirdShape = (third: number, turn: number): string => [0, 1, 2].map((i) => CORNERS[(2 * third + turn + i) % 6]!).concat([[0, 0]]).join(' ');
/** The middle of a third, or of a side. */
export const thirdSpot = (third: number, turn: number): [number, number] => scaled(CORNERS[(2 * third + turn + 1) % 6]!, 0.5);
export const sideEnds = (side: number): readonly [readonly [number, number], readonly [number, number]] => [CORNERS[side % 6]!, CORNERS[(side + 1) % 6]!];
const scaled = ([x, y]: readonly [number, number], by: number): [number, number] => [x * by, y * by];
/** The side of a cell towards a point around its middle. */
export const sideTo = (x: number, y: number): number => Math.floor(((Math.atan2(x, -y) / Math.PI + 2) % 2) * 3);

export type Frame = { x: number; y: number; width: number; height: number };

/** What cells take, with a little around them. */
export function frameOf(cells: readonly Cell[], around = 0): Frame {
  const [xs, ys] = [cells.map((cell) => middle(cell)[0]), cells.map((cell) => middle(cell)[1])];
  const [left, top] = [Math.min(...xs) - WIDE - around, Math.min(...ys) - 2 * HIGH - around];
  return { x: left, y: top, width: Math.max(...xs) + WIDE + around - left, height: Math.max(...ys) + 2 * HIGH + around - top };
}

/** Where a board lies that was made of these cells: it has room around it where it would be too narrow. */
export function boardFrame(cells: readonly Cell[], aspect: number): Frame {
  const { x, y, width, height } = frameOf(cells);
  const [wide, high] = [Math.max(width, aspect * height), Math.max(height, width / aspect)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** The cells that hands may reach: those with a hex, and those around. */
export function reachable(world: World, reach: number): Cell[] {
  const cells = new Map<string, Cell>();
  const laid = world.hex.map(({ at }) => at);
  for (const cell of [...laid, ...(laid.length > 0 ? laid : [[0, 0] as Cell]).flatMap((at) => [at, ...ACROSS.map((_, side) => across(at, side))])]) {
    if (Math.max(Math.abs(cell[0]), Math.abs(cell[1])) <= reach) cells.set(cell.join(), cell);
  }
  return [...cells.values()];
}

const bytes = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> => {
  const parts: number[] = [];
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    for (const byte of value) parts.push(byte);
    // nobody unpacks a link into more than a file may be
    if (parts.length > most) throw new Error('too long');
  }
};

/** The file as a part of a link, and back. */
export async function pack(text: string): Promise<string> {
  const packed = await bytes(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), LONGEST.file);
  return btoa(String.fromCharCode(...packed)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpack(part: string): Promise<string | undefined> {
  try {
    if (part.length > LONGEST.link) return undefined;
    const packed = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await bytes(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')), LONGEST.file));
  } catch {
    return undefined;
  }
}
