// The board as a grid of small squares: whose ground each is and how far from a border. Everything that looks for
// room on the map asks the grid, which is far cheaper than asking the outlines. (Loops here and in the files around
// take no pairs apart: they run once, before anything has warmed up, and that is when it costs most.)
import type { Drawing, Point } from '../lib/board';
import { gridOf, spansOf } from './spans';

export type Outline = { id: number; terrain: string; ring: Point[] };

export const WATER = new Set(['sea', 'lake', 'river']);

const FAR = 1e6;
/** Enough that a glyph covers several, and that colours are soft where they meet. */
const SQUARES = 28_000;

export class Raster {
  readonly cell: number;
  readonly cols: number;
  readonly rows: number;
  readonly wet: Uint8Array;
  // found when somebody asks, which the page seldom does. (Not `#` names: a copy for another thread has none.)
  private owners?: Int16Array;
  private toEdge?: Float32Array;
  private toShore?: Float32Array;

  constructor(readonly width: number, readonly height: number, private readonly outlines: Outline[]) {
    const { cell, cols, rows } = gridOf(width, height, SQUARES);
    this.cell = cell;
    this.cols = cols;
    this.rows = rows;
    this.wet = new Uint8Array(outlines.reduce((most, { id }) => Math.max(most, id), 0) + 1);
    for (const { id, terrain } of outlines) if (WATER.has(terrain)) this.wet[id] = 1;
  }

  /** The region of each square, -1 where there is none. */
  get owner(): Int16Array {
    return (this.owners ??= this.fill());
  }

  /** Units to the nearest border, square by square. */
  get edge(): Float32Array {
    return (this.toEdge ??= this.distance(false));
  }

  /** Units to the nearest shore. */
  get shore(): Float32Array {
    return (this.toShore ??= this.distance(true));
  }

  at(x: number, y: number): number {
    const i = Math.floor(x / this.cell);
    const j = Math.floor(y / this.cell);
    return i < 0 || j < 0 || i >= this.cols || j >= this.rows ? -1 : j * this.cols + i;
  }

  private fill(): Int16Array {
    const { cols, rows } = this;
    const owner = new Int16Array(cols * rows).fill(-1);
    for (const { id, ring } of this.outlines) {
      const spans = spansOf(ring, this);
      for (let row = 0; row < spans.length; row++) {
        const here = spans[row];
        if (here) for (let k = 0; k < here.length; k += 2) owner.fill(id, row * cols + (here[k] as number), row * cols + (here[k + 1] as number));
      }
    }
    return owner;
  }

  /** Distances from borders or from shores only: once down the grid, once up. The edge of the sheet is a border of regions, too. */
  private distance(shores: boolean): Float32Array {
    const { cols, rows, cell, owner, wet } = this;
    const far = new Float32Array(cols * rows).fill(FAR);
    const half = cell / 2;
    const apart = (a: number, b: number): boolean => a !== b && (!shores || (a >= 0 && b >= 0 && wet[a] !== wet[b]));
    for (let j = 0, n = 0; j < rows; j++) {
      for (let i = 0; i < cols; i++, n++) {
        if (!shores && (owner[n] as number) >= 0 && (i === 0 || j === 0 || i === cols - 1 || j === rows - 1)) far[n] = half;
        if (i + 1 < cols && apart(owner[n] as number, owner[n + 1] as number)) far[n] = far[n + 1] = half;
        if (j + 1 < rows && apart(owner[n] as number, owner[n + cols] as number)) far[n] = far[n + cols] = half;
      }
    }
    // the weights that err least in every direction
    const straight = 0.962 * cell;
    const slant = 1.36 * cell;
    for (let n = 1; n < far.length; n++) {
      let d = far[n] as number;
      if (d < cell) continue;
      d = Math.min(d, (far[n - 1] as number) + straight);
      if (n > cols) d = Math.min(d, (far[n - cols] as number) + straight, (far[n - cols - 1] as number) + slant, (far[n - cols + 1] as number) + slant);
      far[n] = d;
    }
    for (let n = cols * rows - 2; n >= 0; n--) {
      let d = far[n] as number;
      if (d < cell) continue;
      d = Math.min(d, (far[n + 1] as number) + straight);
      if (n + cols + 1 < far.length) d = Math.min(d, (far[n + cols] as number) + straight, (far[n + cols - 1] as number) + slant, (far[n + cols + 1] as number) + slant);
      far[n] = d;
    }
    return far;
  }
}

/** A drawing that came from another thread has the numbers of its grid, but not what it can do. */
export function copied(drawing: Drawing): Drawing {
  Object.setPrototypeOf(drawing.raster, Raster.prototype);
  return drawing;
}
