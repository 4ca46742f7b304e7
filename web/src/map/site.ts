// One region as a draughtsman sees it: where there is room, and what was drawn there already.
import type { Drawing, DrawnRegion, Point } from '../lib/board';
import type { Role } from './palette';
import { symbolScale } from './places';
import { Random } from './random';

/** Lines or areas in board units, each a flat list of x and y. `fine`: left out where the map is small. */
export type Ink = {
  lines: number[][];
  closed?: boolean;
  /** Through the middles of its sides rather than through its corners. */
  soft?: boolean;
  fill?: Role;
  stroke?: Role;
  width?: number;
  alpha?: number;
  dash?: number[];
  /** Dashes with straight ends, like sleepers under a rail. */
  butt?: boolean;
  /** Cut off at the border. */
  clip?: boolean;
  fine?: boolean;
};

/** A drawing from the sheet of stamps. */
export type Stamp = { stamp: string; x: number; y: number; size: number; alpha?: number; fine?: boolean };

/** A disc of light that fades. */
export type Glow = { glow: Role; x: number; y: number; size: number; alpha: number };

export type Mark = Ink | Stamp | Glow;

/** Something that was put down: its foot and its size in glyph units. */
export type Thing = { x: number; y: number; s: number };

/** What is common to the whole sheet. */
export type Sheet = { drawing: Drawing; unit: number; taken: Uint8Array; once: Set<string> };

/** Ground that stays calm: under the stack, the symbols and the number. */
export function calmGround({ name, raster, regions }: Drawing, large: number): Uint8Array {
  const taken = new Uint8Array(raster.owner.length);
  const disc = (x: number, y: number, r: number): void => {
    const { cell, cols, rows } = raster;
    for (let j = Math.max(0, Math.floor((y - r) / cell)); j <= Math.min(rows - 1, (y + r) / cell); j++) {
      const half = Math.sqrt(Math.max(0, r * r - ((j + 0.5) * cell - y) ** 2));
      const [from, to] = [Math.max(0, Math.ceil((x - half) / cell - 0.5)), Math.min(cols - 1, Math.floor((x + half) / cell - 0.5))];
      if (from <= to) taken.fill(1, j * cols + from, j * cols + to + 1);
    }
  };
  for (const { id, at: [x, y], scale, spots, label } of regions) {
    const random = new Random(`${name}/calm/${id}`);
    const r = 46 * Math.min(large, scale);
    disc(x, y, r);
    // lobes, so that glyphs do not stand in a ring
    for (let i = 0; i < 3; i++) {
      const turn = random.next() * 6.283;
      disc(x + Math.cos(turn) * r * 0.6, y + Math.sin(turn) * r * 0.6, r * random.between(0.45, 0.68));
    }
    for (const spot of spots) disc(spot[0], spot[1], 23 * symbolScale(Math.min(large, scale)));
    disc(label[0], label[1], 12);
  }
  return taken;
}

export class Site {
  readonly random: Random;
  readonly unit: number;
  readonly marks: Mark[] = [];
  readonly drawing: Drawing;
  /** The squares on which something may stand, and those that should stay calm. */
  readonly #open: number[] = [];
  readonly #calm: number[] = [];
  // asked over and over
  readonly #owner: Int16Array;
  readonly #edge: Float32Array;

  constructor(readonly sheet: Sheet, readonly region: DrawnRegion) {
    this.drawing = sheet.drawing;
    this.unit = sheet.unit;
    const { raster: { cell, cols, owner, edge, rows } } = sheet.drawing;
    this.#owner = owner;
    this.#edge = edge;
    const [left, top, right, bottom] = region.box;
    for (let j = Math.max(0, Math.floor(top / cell)); j < Math.min(rows, bottom / cell); j++) {
      for (let n = j * cols + Math.max(0, Math.floor(left / cell)); n < j * cols + Math.min(cols, right / cell); n++) {
        if (owner[n] === region.id && (edge[n] as number) >= 5 * this.unit) (sheet.taken[n] === 0 ? this.#open : this.#calm).push(n);
      }
    }
    this.random = new Random(`${sheet.drawing.name}/${region.terrain}/${region.id}`);
  }

  /** Whether a point is ground of this region, so many glyph units from its border; `calm`: even where it should stay calm. */
  free(x: number, y: number, inset = 5, calm = false): boolean {
    const n = this.drawing.raster.at(x, y);
    return n >= 0 && this.#owner[n] === this.region.id && (this.#edge[n] as number) >= inset * this.unit && (calm || this.sheet.taken[n] === 0);
  }

  /** Whether a box around a foot is free, in shares of its size. */
  room(x: number, y: number, s: number, half: number, up: number, down: number, inset = 5): boolean {
    const dx = half * s * this.unit;
    const top = y - up * s * this.unit;
    const foot = y + down * s * this.unit;
    return this.free(x - dx, foot, inset) && this.free(x + dx, foot, inset) && this.free(x, top, inset) && this.free(x, foot, inset)
      && this.free(x - dx, top, inset) && this.free(x + dx, top, inset) && this.free(x, (top + foot) / 2, inset);
  }

  /** Greedy packing, large things first. `sizes`: size and tries; `wide`, `high`: how far apart, in shares of the size. */
  scatter(sizes: readonly (readonly [number, number])[], fits: (x: number, y: number, s: number) => boolean, wide: number, high: number, most = Infinity, squares = this.#open): Thing[] {
    const { cell, cols } = this.drawing.raster;
    const dx = 1 / (wide * this.unit);
    const dy = 1 / (high * this.unit);
    const placed: Thing[] = [];
    if (squares.length === 0) return placed;
    for (const sort of sizes) {
      const size = sort[0];
      const tries = sort[1];
      // a size that found no place for long will find none
      for (let i = 0, missed = 0; i < tries && missed < 10 + tries / 4 && placed.length < most; i++, missed++) {
        const n = squares[this.random.below(squares.length)] as number;
        const x = ((n % cols) + this.random.next()) * cell;
        const y = (Math.floor(n / cols) + this.random.next()) * cell;
        const s = size * (0.88 + 0.24 * this.random.next());
        if (!fits(x, y, s)) continue;
        let clear = true;
        for (let k = 0; k < placed.length; k++) {
          const other = placed[k] as Thing;
          const reach = (s + other.s) / 2;
          const a = ((x - other.x) * dx) / reach;
          const b = ((y - other.y) * dy) / reach;
          if (a * a + b * b < 1) {
            clear = false;
            break;
          }
        }
        if (!clear) continue;
        placed.push({ x, y, s });
        missed = 0;
      }
    }
    return placed.sort((a, b) => a.y - b.y);
  }

  /** Things drawn so faintly that they vanish under a token. */
  faint(stamp: (thing: Thing) => [string, number], sizes: readonly (readonly [number, number])[], wide: number, high: number, alpha: number): void {
    const quiet = (x: number, y: number): boolean => this.free(x, y, 9, true) && !this.free(x, y, 9);
    for (const thing of this.scatter(sizes, (x, y, s) => quiet(x, y) && quiet(x, y - s * 0.7 * this.unit), wide, high, Infinity, this.#calm)) {
      const [name, size] = stamp(thing);
      this.marks.push({ stamp: name, x: thing.x, y: thing.y, size, alpha, fine: true });
    }
  }

  stamp(stamp: string, x: number, y: number, size: number): void {
    this.marks.push({ stamp, x, y, size });
  }

  ink(ink: Ink): void {
    if (ink.lines.length > 0) this.marks.push(ink);
  }

  /** Small signs anywhere on the ground, as lines from a point, in glyph units. */
  strew(count: number, sign: (x: number, y: number, u: number) => number[][], avoid: (x: number, y: number) => boolean = () => false): number[][] {
    const [left, top, right, bottom] = this.region.box;
    const lines: number[][] = [];
    for (let i = 0; i < count; i++) {
      const [x, y] = [this.random.between(left, right), this.random.between(top, bottom)];
      if (this.free(x, y, 9, true) && !avoid(x, y)) lines.push(...sign(x, y, this.unit));
    }
    return lines;
  }
}

/** A closed shape like a drop of water. */
export function blob(random: Random, x: number, y: number, rx: number, ry: number, n = 9, wobble = 0.22): number[] {
  const turn = random.next() * 6.283;
  const points: number[] = [];
  for (let i = 0; i < n; i++) {
    const a = turn + (i * 6.283) / n;
    const k = 1 + random.between(-wobble, wobble);
    points.push(x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k);
  }
  return points;
}

export const flatten = (points: readonly Point[]): number[] => points.flat();
