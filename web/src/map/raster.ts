// The board as a grid of small squares: whose ground each is and how far from a border. Everything that looks for
// room on the map asks the grid, which is far cheaper than asking the outlines. (Loops here and in the files around
// take no pairs apart: they run once, before anything has warmed up, and that is when it costs most.)
import type { Point } from '../lib/board';

export type Outline = { id: number; terrain: string; ring: Point[] };

export const WATER = new Set(['sea', 'lake', 'river']);

const FAR = 1e6;

export class Raster {
  readonly cell: number;
  readonly cols: number;
  readonly rows: number;
  /** The region of each square, -1 where there is none. */
  readonly owner: Int16Array;
  readonly wet: Uint8Array;
  // found when somebody asks: the page itself never does. (Not `#` names: a copy for another thread has none.)
  private toEdge?: Float32Array;
  private toShore?: Float32Array;

  constructor(readonly width: number, readonly height: number, outlines: Outline[], squares = 50_000) {
    this.cell = Math.sqrt((width * height) / squares);
    this.cols = Math.ceil(width / this.cell);
    this.rows = Math.ceil(height / this.cell);
    this.owner = new Int16Array(this.cols * this.rows).fill(-1);
    for (const outline of outlines) this.#fill(outline);
    this.wet = new Uint8Array(outlines.reduce((most, { id }) => Math.max(most, id), 0) + 1);
    for (const { id, terrain } of outlines) if (WATER.has(terrain)) this.wet[id] = 1;
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

  #fill({ id, ring }: Outline): void {
    const { cell, cols, rows, owner } = this;
    // where the outline crosses the middle of each row
    const crossings = new Map<number, number[]>();
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as Point;
      const b = ring[(i + 1) % ring.length] as Point;
      const slope = (b[0] - a[0]) / (b[1] - a[1]);
      const from = Math.max(0, Math.ceil(Math.min(a[1], b[1]) / cell - 0.5));
      const to = Math.min(rows - 1, Math.ceil(Math.max(a[1], b[1]) / cell - 0.5) - 1);
      for (let row = from; row <= to; row++) {
        const x = a[0] + slope * ((row + 0.5) * cell - a[1]);
        const known = crossings.get(row);
        if (known) known.push(x);
        else crossings.set(row, [x]);
      }
    }
    crossings.forEach((xs, row) => {
      xs.sort((a, b) => a - b);
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const from = Math.max(0, Math.ceil((xs[k] as number) / cell - 0.5));
        const to = Math.min(cols - 1, Math.ceil((xs[k + 1] as number) / cell - 0.5) - 1);
        if (from <= to) owner.fill(id, row * cols + from, row * cols + to + 1);
      }
    });
  }

  /** Distances from borders or from shores only: once down the grid, once up. The edge of the sheet is a border, too. */
  private distance(shores: boolean): Float32Array {
    const { cols, rows, cell, owner, wet } = this;
    const far = new Float32Array(cols * rows).fill(FAR);
    const half = cell / 2;
    const apart = (a: number, b: number): boolean => a !== b && (!shores || (a >= 0 && b >= 0 && wet[a] !== wet[b]));
    for (let j = 0, n = 0; j < rows; j++) {
      for (let i = 0; i < cols; i++, n++) {
        if (!shores && (i === 0 || j === 0 || i === cols - 1 || j === rows - 1)) far[n] = half;
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
