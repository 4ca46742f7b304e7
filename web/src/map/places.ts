// Where things stand in a region: the stack of tokens, the price, the symbols, markers and the number or name. Every box lies
// inside the outline and none covers another, whatever shape the region has.
import type { Point } from '../lib/board';
import { Raster } from './raster';

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
const ALONE = { badge: [BADGE], symbol: [SYMBOL], label: [LABEL], plate: [PLATE] } as const;
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

const known = new WeakMap<Raster, Uint16Array>();

/** How many squares from here to the right are clear ground of the same region. */
function runs(raster: Raster): Uint16Array {
  const before = known.get(raster);
  if (before) return before;
  const { owner, cols } = raster;
  const run = new Uint16Array(owner.length);
  // squares at a border are not clear: the line may run through them
  for (let n = owner.length - cols - 2; n > cols; n--) {
    const id = owner[n] as number;
    if (id < 0 || owner[n - 1] !== id || owner[n + 1] !== id || owner[n - cols] !== id || owner[n + cols] !== id) continue;
    if (n % cols > 0) run[n] = n % cols < cols - 1 ? (run[n + 1] as number) + 1 : 1;
  }
  known.set(raster, run);
  return run;
}

/** Finds the places of all regions of a board. */
export const findPlaces = (raster: Raster, wishes: Wish[]): Places[] => wishes.map((wish) => {
  const places = new Finder(raster, wish).largest(5) ?? nowhere(wish);
  return places.scale < 0.5 ? closer(wish) ?? places : places;
});

const nowhere = ({ center, symbols, plates }: Wish): Places => ({ at: center, scale: 0.18, badge: center, spots: Array.from({ length: symbols }, () => center), label: center, plates: plates ? [center] : [] });

/** Little room: the region alone, on a finer grid, and every middle that it has. */
function closer({ id, center, symbols, plates, box: [left, top, right, bottom], ring }: Wish): Places | undefined {
  const there = ([x, y]: Point): Point => [x - left, y - top];
  const back = ([x, y]: Point): Point => [x + left, y + top];
  const shifted = ring.map(there);
  const area = (right - left) * (bottom - top);
  const raster = new Raster(right - left, bottom - top, [{ id, terrain: '', ring: shifted }], Math.max(3600, area / 5));
  const found = new Finder(raster, { id, center: there(center), symbols, plates, box: [0, 0, right - left, bottom - top], ring: shifted }, Math.max(900, area / 20)).largest(1, 0.5);
  return found && { at: back(found.at), scale: found.scale, badge: back(found.badge), spots: found.spots.map(back), label: back(found.label), plates: found.plates.map(back) };
}

/** Where a name goes and how large: near the stack, beside everything else, or where the number was. */
export function findName(raster: Raster, wish: Wish, { at, scale, badge, spots, label, plates }: Places, letters: number): { at: Point; scale: number } {
  const finder = new Finder(raster, wish);
  const box = nameBox(letters);
  const taken = [...STACK.map((part) => scaled(part, at, scale)), scaled(BADGE, badge, badgeScale(scale)), ...spots.map((spot) => scaled(SYMBOL, spot, symbolScale(scale))), ...plates.map((plate) => scaled(PLATE, plate, plateScale(scale)))];
  for (const size of NAME_SCALES) {
    const spot = nearest(finder.points([box], size), box, size, [at[0], at[1] - 80 * scale], taken);
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

class Finder {
  readonly #run: Uint16Array;
  /** Points of the region that are tried, those near its middle first. */
  readonly #points: Point[] = [];
  /** Where boxes fitted when they were asked for last: where larger ones fit, these did. */
  readonly #fitted = new Map<readonly Box[], { scale: number; points: Point[] }>();

  constructor(private readonly raster: Raster, private readonly wish: Wish, points = 150) {
    this.#run = runs(raster);
    const { box, center, id } = wish;
    const step = Math.max(raster.cell, Math.sqrt(((box[2] - box[0]) * (box[3] - box[1])) / points));
    for (let y = box[1]; y < box[3]; y += step) {
      for (let x = box[0]; x < box[2]; x += step) {
        const n = raster.at(x, y);
        if (raster.owner[n] === id && (this.#run[n] as number) > 1) this.#points.push([x, y]);
      }
    }
    this.#points.sort((a, b) => far(a, center) - far(b, center));
  }

  /** The places with the largest stack; `skip`: how many middles are passed over; `most`: no larger than that. */
  largest(skip: number, most = Infinity): Places | undefined {
    const { box } = this.wish;
    // what a region of this size has room for, if its shape is good
    const guess = Math.sqrt((box[2] - box[0]) * (box[3] - box[1])) / 250;
    const first = SCALES.findIndex((scale) => scale <= Math.min(most, guess * 1.6));
    if (first < 0) return undefined;
    // from there up while it goes, or down until it does
    let k = Math.max(first, SCALES.findIndex((scale) => scale <= guess));
    let found = this.#try(SCALES[k] as number, skip);
    if (!found) {
      while (!found && ++k < SCALES.length) found = this.#try(SCALES[k] as number, skip);
      return found;
    }
    while (--k >= first) {
      const larger = this.#try(SCALES[k] as number, skip);
      if (!larger) break;
      found = larger;
    }
    return found;
  }

  #fits(left: number, top: number, right: number, bottom: number): boolean {
    const { cell, cols, rows, owner } = this.raster;
    const i = Math.floor(left / cell);
    const wide = Math.floor(right / cell) - i + 1;
    const last = Math.floor(bottom / cell);
    if (i < 0 || i + wide > cols || top < 0 || last >= rows) return false;
    // from below, then from above: most boxes fail at an end
    const end = last * cols + i;
    const id = this.wish.id;
    if (owner[end] !== id || (this.#run[end] as number) < wide) return false;
    for (let n = Math.floor(top / cell) * cols + i; n < end; n += cols) if (owner[n] !== id || (this.#run[n] as number) < wide) return false;
    return true;
  }

  /** Every point of the region around which the boxes fit. */
  points(boxes: readonly Box[], scale: number): Point[] {
    const before = this.#fitted.get(boxes);
    if (before?.scale === scale) return before.points;
    const tried = before && before.scale < scale ? before.points : this.#points;
    const found: Point[] = [];
    for (let i = 0; i < tried.length; i++) {
      const point = tried[i] as Point;
      let fits = true;
      for (let k = 0; fits && k < boxes.length; k++) {
        const box = boxes[k] as Box;
        fits = this.#fits(point[0] + box[0] * scale, point[1] + box[1] * scale, point[0] + box[2] * scale, point[1] + box[3] * scale);
      }
      if (fits) found.push(point);
    }
    this.#fitted.set(boxes, { scale, points: found });
    return found;
  }

  #try(scale: number, skip: number): Places | undefined {
    const { symbols, plates: marked } = this.wish;
    const price = badgeScale(scale);
    const small = symbolScale(scale);
    const little = labelScale(scale);
    const middles = this.points(STACK, scale);
    if (middles.length === 0) return undefined;
    const badges = this.points(ALONE.badge, price);
    const spots = symbols > 0 ? this.points(ALONE.symbol, small) : [];
    const labels = this.points(ALONE.label, little);
    const big = plateScale(scale);
    const free = marked ? this.points(ALONE.plate, big) : [];
    // the price at the upper right, as elsewhere; where that leaves no room, at another corner
    const corners = skip > 1 ? CORNERS.slice(0, 1) : CORNERS;
    // the middle first, then further out, where there may be more room beside the stack
    for (let k = 0; k < middles.length; k += k < 4 ? 1 : skip) {
      const at = middles[k] as Point;
      for (const corner of corners) {
        const right = corner[0] * scale;
        const down = corner[1] * scale;
        const taken = STACK.map((part) => scaled(part, at, scale));
        const badge = nearest(badges, BADGE, price, [at[0] + 60 * right, at[1] - 70 * down], taken);
        if (!badge) continue;
        const found: Point[] = [];
        for (let i = 0; i < symbols; i++) {
          const spot = nearest(spots, SYMBOL, small, [at[0] - 60 * right, at[1] + 90 * down], taken);
          if (spot) found.push(spot);
        }
        if (found.length < symbols) continue;
        const label = nearest(labels, LABEL, little, [at[0] - 70 * right, at[1] - 90 * down], taken);
        if (!label) continue;
        const plates: Point[] = [];
        while (marked && plates.length < PLATES) {
          const plate = nearest(free, PLATE, big, [at[0] - 90 * right, at[1]], taken);
          if (!plate) break;
          plates.push(plate);
        }
        if (!marked || plates.length > 0) return { at, scale, badge, spots: found, label, plates };
      }
    }
    return undefined;
  }
}

const far = (a: Point, b: Point): number => (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);

function clear(x: number, y: number, box: Box, scale: number, taken: Box[]): boolean {
  for (const other of taken) {
    if (x + box[0] * scale < other[2] && other[0] < x + box[2] * scale && y + box[1] * scale < other[3] && other[1] < y + box[3] * scale) return false;
  }
  return true;
}

/** The point nearest to a wish whose box is still free; it is taken then. */
function nearest(points: Point[], box: Box, scale: number, wish: Point, taken: Box[]): Point | undefined {
  let best: Point | undefined;
  let least = Infinity;
  for (const point of points) {
    const away = far(point, wish);
    if (away < least && clear(point[0], point[1], box, scale, taken)) {
      best = point;
      least = away;
    }
  }
  if (best) taken.push(scaled(box, best, scale));
  return best;
}
