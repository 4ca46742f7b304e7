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
  /** Units to the nearest border. */
  readonly edge: Float32Array;
  /** Units to the nearest shore. */
  readonly shore: Float32Array;

  constructor(readonly width: number, readonly height: number, outlines: Outline[], squares = 50_000) {
    this.cell = Math.sqrt((width * height) / squares);
    this.cols = Math.ceil(width / this.cell);
    this.rows = Math.ceil(height / this.cell);
    this.owner = new Int16Array(this.cols * this.rows).fill(-1);
    for (const outline of outlines) this.#fill(outline);
    const wet = new Uint8Array(outlines.reduce((most, { id }) => Math.max(most, id), 0) + 1);
    for (const { id, terrain } of outlines) if (WATER.has(terrain)) wet[id] = 1;
    const size = this.cols * this.rows;
    this.edge = new Float32Array(size).fill(FAR);
    this.shore = new Float32Array(size).fill(FAR);
    this.#seed(wet);
    this.#sweep(this.edge);
    if (wet.includes(1)) this.#sweep(this.shore);
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

  /** Squares at a border or the edge of the sheet, and those at a shore. */
  #seed(wet: Uint8Array): void {
    const { cols, rows, owner, edge, shore } = this;
    const half = this.cell / 2;
    for (let j = 0, n = 0; j < rows; j++) {
      for (let i = 0; i < cols; i++, n++) {
        const here = owner[n] as number;
        if (i === 0 || j === 0 || i === cols - 1 || j === rows - 1) edge[n] = half;
        for (let k = 0; k < 2; k++) {
          if (k === 0 ? i + 1 === cols : j + 1 === rows) continue;
          const next = k === 0 ? n + 1 : n + cols;
          const there = owner[next] as number;
          if (here === there) continue;
          edge[n] = edge[next] = half;
          if (here >= 0 && there >= 0 && wet[here] !== wet[there]) shore[n] = shore[next] = half;
        }
      }
    }
  }

  /** Distances from the seeds: once down the grid, once up. */
  #sweep(far: Float32Array): void {
    const { cols, rows, cell } = this;
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
  }
}
