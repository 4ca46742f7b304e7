// Where things stand in a region: the stack of tokens, the price, the symbols, markers and the number or name. Every box lies
// inside the outline and none covers another, whatever shape the region has.
import type { Point } from '../lib/board';
import { clearOf, gridOf, holds, spansOf, type Grid, type Spans } from './spans';

/** Space around the board for the frame, in board units. */
export const MARGIN = 26;

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

/** What is placed, around its own middle. The stack is as high as stacks get, with its number and pieces: a round thing,
 * told by two boxes that cross, with the pieces at its foot on the left. */
export const STACK: readonly Box[] = [[-58, -46, 62, 46], [-44, -68, 55, 58], [-64, 22, 55, 58]];
export const BADGE: Box = [-33, -26, 33, 29];
export const SYMBOL: Box = [-22, -22, 22, 22];
export const LABEL: Box = [-17, -12, 17, 12];
/** A marker that lies in a region. */
export const PLATE: Box = [-36, -36, 36, 36];
/** A name, and how wide one letter of it is. */
const LETTER = 11.4;
export const nameBox = (letters: number): Box => [(-letters * LETTER) / 2, -12, (letters * LETTER) / 2, 12];

export type Places = {
  /** The middle of the stack, and the largest scale at which it fits. */
  at: Point;
  scale: number;
  badge: Point;
  /** One for each symbol. */
  spots: Point[];
  label: Point;
  /** For markers, where the game has any; the first is nearest to the stack. */
  plates: Point[];
};

export type Wish = { id: number; center: Point; symbols: number; plates: boolean; box: Box; ring: Point[] };
/** So many markers have room each of their own, where the region has it; more share the last. */
const PLATES = 3;

/** Symbols and labels stay readable where the stack is small; the price is as large as the stack, save where there is no room. */
export const badgeScale = (scale: number): number => Math.min(scale, Math.max(0.4, 2 * scale - 0.6));
export const symbolScale = (scale: number): number => Math.min(1.2, Math.max(0.72, scale), 0.1 + scale);
export const labelScale = (scale: number): number => Math.min(1.2, Math.max(0.8, scale), 0.1 + scale);
export const plateScale = (scale: number): number => Math.min(1, Math.max(0.9 * scale, 1.4 * scale - 0.19));

// the last few are for regions of home-made boards that are hardly more than a line
const SCALES = [1.35, 1.2, 1.1, 1, 0.9, 0.82, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.42, 0.34, 0.26, 0.18];
const CORNERS = [[1, 1], [-1, 1], [1, -1], [-1, -1], [3, 0.2], [-3, 0.2], [0.2, 3], [0.2, -3]] as const;
const NAME_SCALES = [1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5];

export const scaled = (box: Box, [x, y]: Point, scale: number): Box => [x + box[0] * scale, y + box[1] * scale, x + box[2] * scale, y + box[3] * scale];
export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Finds the places of all regions of a board. */
export const findPlaces = (grid: Grid, wishes: Wish[]): Places[] => wishes.map((wish) => {
  const finder = new Finder(grid, wish);
  return finder.largest(5, Infinity, LITTLE) ?? closer(wish) ?? finder.largest(5, LITTLE) ?? nowhere(wish);
});

/** Stacks below this are looked for more closely. */
const LITTLE = 0.5;

const nowhere = ({ center, symbols, plates }: Wish): Places => ({ at: center, scale: 0.18, badge: center, spots: Array.from({ length: symbols }, () => center), label: center, plates: plates ? [center] : [] });

/** Little room: the region alone, on a finer grid, and every middle that it has. */
function closer(wish: Wish): Places | undefined {
  const { center, box: [left, top, right, bottom] } = wish;
  const there = ([x, y]: Point): Point => [x - left, y - top];
  const back = ([x, y]: Point): Point => [x + left, y + top];
  const [wide, high] = [right - left, bottom - top];
  const near: Wish = { ...wish, center: there(center), box: [0, 0, wide, high], ring: wish.ring.map(there) };
  const found = new Finder(gridOf(wide, high, Math.max(3600, (wide * high) / 5)), near, Math.max(900, (wide * high) / 20)).largest(1, LITTLE);
  return found && { at: back(found.at), scale: found.scale, badge: back(found.badge), spots: found.spots.map(back), label: back(found.label), plates: found.plates.map(back) };
}

/** Where a name goes and how large: near the stack, beside everything else, or where the number was. */
export function findName(grid: Grid, wish: Wish, { at, scale, badge, spots, label, plates }: Places, letters: number): { at: Point; scale: number } {
  const finder = new Finder(grid, wish);
  const box = nameBox(letters);
  const taken = [...STACK.map((part) => scaled(part, at, scale)), scaled(BADGE, badge, badgeScale(scale)), ...spots.map((spot) => scaled(SYMBOL, spot, symbolScale(scale))), ...plates.map((plate) => scaled(PLATE, plate, plateScale(scale)))];
  for (const size of NAME_SCALES) {
    const spot = finder.nearest(box, size, at[0], at[1] - 80 * scale, taken);
    if (spot) return { at: spot, scale: size };
  }
  return { at: label, scale: (labelScale(scale) * (LABEL[2] - LABEL[0])) / (box[2] - box[0]) };
}

/** Where so many markers go, each with its size. */
export function spread(n: number, plates: readonly Point[], scale: number): { at: Point; scale: number }[] {
  const size = plateScale(scale);
  const own = plates.slice(0, n);
  const shared = n - own.length + 1;
  const last = own.at(-1);
  if (!last || shared === 1) return own.map((at) => ({ at, scale: size }));
  const side = Math.ceil(Math.sqrt(shared));
  const [from, step] = [PLATE[0] * size, ((PLATE[2] - PLATE[0]) * size) / side];
  const parts = Array.from({ length: shared }, (_, i): Point => [last[0] + from + step * ((i % side) + 0.5), last[1] + from + step * (Math.floor(i / side) + 0.5)]);
  return [...own.slice(0, -1).map((at) => ({ at, scale: size })), ...parts.map((at) => ({ at, scale: size / side }))];
}

/** What is known about a box at a point, once it was asked. */
const FITS = 1;
const FAILS = 2;

class Finder {
  readonly #clear: Spans;
  /** Points of the region that are tried, row by row, and how far each is from the middle. */
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  readonly #away: number[] = [];
  /** The first point of each row, and the one after the last. */
  readonly #rows: number[] = [];
  /** What was found about a box of a size at each point. */
  readonly #known = new Map<Box, { scale: number; fits: Uint8Array }>();

  constructor(private readonly grid: Grid, private readonly wish: Wish, points = 150) {
    const { box, center, ring } = wish;
    const { cell } = grid;
    const clear = clearOf(spansOf(ring, grid));
    this.#clear = clear;
    const step = Math.max(cell, Math.sqrt(((box[2] - box[0]) * (box[3] - box[1])) / points));
    for (let y = box[1]; y < box[3]; y += step) {
      const row = clear[Math.floor(y / cell)];
      if (!row) continue;
      const first = this.#xs.length;
      for (let x = box[0]; x < box[2]; x += step) {
        const i = Math.floor(x / cell);
        if (!holds(row, i, i + 2)) continue;
        this.#xs.push(x);
        this.#ys.push(y);
        this.#away.push((x - center[0]) * (x - center[0]) + (y - center[1]) * (y - center[1]));
      }
      if (this.#xs.length > first) this.#rows.push(first);
    }
    this.#rows.push(this.#xs.length);
  }

  /** The places with the largest stack; `skip`: how many middles are passed over; `most`, `least`: no larger and no smaller than that. */
  largest(skip: number, most = Infinity, least = 0): Places | undefined {
    const { box } = this.wish;
    // what a region of this size has room for, if its shape is good
    const guess = Math.sqrt((box[2] - box[0]) * (box[3] - box[1])) / 250;
    const first = SCALES.findIndex((scale) => scale <= Math.min(most, guess * 1.6));
    const last = SCALES.findLastIndex((scale) => scale >= least);
    if (first < 0 || first > last) return undefined;
    // from there up while it goes, or down until it does
    let k = Math.min(last, Math.max(first, SCALES.findIndex((scale) => scale <= guess)));
    let found = this.#try(SCALES[k] as number, skip);
    if (!found) {
      while (!found && ++k <= last) found = this.#try(SCALES[k] as number, skip);
      return found;
    }
    while (--k >= first) {
      const larger = this.#try(SCALES[k] as number, skip);
      if (!larger) break;
      found = larger;
    }
    return found;
  }

  #fits(box: Box, scale: number, x: number, y: number): boolean {
    const { cell } = this.grid;
    const clear = this.#clear;
    const from = Math.floor((x + box[0] * scale) / cell);
    const past = Math.floor((x + box[2] * scale) / cell) + 1;
    const last = Math.floor((y + box[3] * scale) / cell);
    // from below, then from above: most boxes fail at an end
    if (!holds(clear[last], from, past)) return false;
    for (let row = Math.floor((y + box[1] * scale) / cell); row < last; row++) if (!holds(clear[row], from, past)) return false;
    return true;
  }

  /** The points around which a stack fits, those near the middle of the region first. */
  #middles(scale: number): number[] {
    const found: number[] = [];
    const xs = this.#xs;
    const ys = this.#ys;
    for (let point = 0; point < xs.length; point++) {
      const x = xs[point] as number;
      const y = ys[point] as number;
      let fits = true;
      for (let k = 0; fits && k < STACK.length; k++) fits = this.#fits(STACK[k] as Box, scale, x, y);
      if (fits) found.push(point);
    }
    return found.sort((one, other) => this.#order(one, other));
  }

  /** Those nearer to the middle of the region come first. */
  #order(one: number, other: number): number {
    return (this.#away[one] as number) - (this.#away[other] as number) || one - other;
  }

  /** The point nearest to a wish whose box is still free; it is taken then. */
  nearest(box: Box, scale: number, wishX: number, wishY: number, taken: Box[]): Point | undefined {
    let known = this.#known.get(box);
    if (known?.scale !== scale) this.#known.set(box, (known = { scale, fits: new Uint8Array(this.#xs.length) }));
    const { fits } = known;
    const xs = this.#xs;
    const ys = this.#ys;
    const rows = this.#rows;
    const left = box[0] * scale;
    const top = box[1] * scale;
    const right = box[2] * scale;
    const bottom = box[3] * scale;
    let best = -1;
    let least = Infinity;
    // from the row of the wish outwards: most are further away than what is found soon
    let below = 0;
    while (below + 1 < rows.length && (ys[rows[below] as number] as number) < wishY) below += 1;
    let above = below - 1;
    while (above >= 0 || below + 1 < rows.length) {
      const up = above >= 0 ? wishY - (ys[rows[above] as number] as number) : Infinity;
      const down = below + 1 < rows.length ? (ys[rows[below] as number] as number) - wishY : Infinity;
      const row = up < down ? above-- : below++;
      const dy = Math.min(up, down) * Math.min(up, down);
      if (dy > least) break;
      const past = rows[row + 1] as number;
      const y = ys[rows[row] as number] as number;
      // up to here something is in the way
      let until = -Infinity;
      for (let point = rows[row] as number; point < past; point++) {
        const x = xs[point] as number;
        if (x < until) continue;
        const asked = fits[point];
        if (asked === FAILS) continue;
        const away = (x - wishX) * (x - wishX) + dy;
        if (away > least) {
          if (x > wishX) break;
          continue;
        }
        if (away === least && this.#order(best, point) < 0) continue;
        for (let k = 0; k < taken.length; k++) {
          const other = taken[k] as Box;
          if (x + left >= other[2] || other[0] >= x + right || y + top >= other[3] || other[1] >= y + bottom) continue;
          until = other[2] - left;
          break;
        }
        if (x < until) continue;
        // only where it would stand is it asked whether there is room
        if (asked !== FITS) {
          const room = this.#fits(box, scale, x, y);
          fits[point] = room ? FITS : FAILS;
          if (!room) continue;
        }
        best = point;
        least = away;
      }
    }
    if (best < 0) return undefined;
    const spot: Point = [xs[best] as number, ys[best] as number];
    taken.push(scaled(box, spot, scale));
    return spot;
  }

  #try(scale: number, skip: number): Places | undefined {
    const { symbols, plates: marked } = this.wish;
    const price = badgeScale(scale);
    const small = symbolScale(scale);
    const little = labelScale(scale);
    const big = plateScale(scale);
    const middles = this.#middles(scale);
    // the price at the upper right, as elsewhere; where that leaves no room, at another corner
    const corners = skip > 1 ? 1 : CORNERS.length;
    // the middle first, then further out, where there may be more room beside the stack
    for (let k = 0; k < middles.length; k += k < 4 ? 1 : skip) {
      const x = this.#xs[middles[k] as number] as number;
      const y = this.#ys[middles[k] as number] as number;
      const at: Point = [x, y];
      const stack = STACK.map((part) => scaled(part, at, scale));
      // prices beside which nothing else had room
      const alone: Point[] = [];
      for (let c = 0; c < corners; c++) {
        const corner = CORNERS[c] as readonly [number, number];
        const right = corner[0] * scale;
        const down = corner[1] * scale;
        const taken = stack.slice();
        const badge = this.nearest(BADGE, price, x + 60 * right, y - 70 * down, taken);
        // what finds no room beside the stack alone finds none at any corner
        if (!badge) break;
        if (alone.some((spot) => spot[0] === badge[0] && spot[1] === badge[1])) continue;
        const found: Point[] = [];
        for (let i = 0; i < symbols; i++) {
          const spot = this.nearest(SYMBOL, small, x - 60 * right, y + 90 * down, taken);
          if (!spot) break;
          found.push(spot);
        }
        if (found.length < symbols) {
          if (c === 0 && !this.nearest(SYMBOL, small, x, y, stack.slice())) break;
          if (found.length === 0) alone.push(badge);
          continue;
        }
        const label = this.nearest(LABEL, little, x - 70 * right, y - 90 * down, taken);
        if (!label) {
          if (c === 0 && !this.nearest(LABEL, little, x, y, stack.slice())) break;
          if (symbols === 0) alone.push(badge);
          continue;
        }
        const plates: Point[] = [];
        while (marked && plates.length < PLATES) {
          const plate = this.nearest(PLATE, big, x - 90 * right, y, taken);
          if (!plate) break;
          plates.push(plate);
        }
        if (!marked || plates.length > 0) return { at, scale, badge, spots: found, label, plates };
      }
    }
    return undefined;
  }
}
