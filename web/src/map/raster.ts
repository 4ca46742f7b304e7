// The board as a grid of small squares: whose ground each is and how far from a border. Everything that looks for
// room on the map asks the grid, which is far cheaper than asking the outlines.
import type { Point } from '../lib/board';

export type Outline = { id: number; terrain: string; ring: Point[] };

export const WATER = new Set(['sea', 'lake', 'river']);

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

  constructor(readonly width: number, readonly height: number, outlines: Outline[], squares = 62_500) {
    this.cell = Math.sqrt((width * height) / squares);
    this.cols = Math.ceil(width / this.cell);
    this.rows = Math.ceil(height / this.cell);
    this.owner = new Int16Array(this.cols * this.rows).fill(-1);
    for (const outline of outlines) this.#fill(outline);
    const wet: boolean[] = [];
    for (const { id, terrain } of outlines) wet[id] = WATER.has(terrain);
    this.edge = this.#distance((a, b) => a !== b, true);
    this.shore = this.#distance((a, b) => Boolean(wet[a]) !== Boolean(wet[b]), false);
  }

  at(x: number, y: number): number {
    const [i, j] = [Math.floor(x / this.cell), Math.floor(y / this.cell)];
    return i < 0 || j < 0 || i >= this.cols || j >= this.rows ? -1 : j * this.cols + i;
  }

  #fill({ id, ring }: Outline): void {
    const crossings: number[][] = Array.from({ length: this.rows }, () => []);
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] as Point;
      const [low, high] = ay < by ? [ay, by] : [by, ay];
      const from = Math.max(0, Math.ceil(low / this.cell - 0.5));
      const to = Math.min(this.rows - 1, Math.ceil(high / this.cell - 0.5) - 1);
      for (let row = from; row <= to; row++) {
        crossings[row]?.push(ax + ((bx - ax) * ((row + 0.5) * this.cell - ay)) / (by - ay));
      }
    });
    crossings.forEach((xs, row) => {
      if (xs.length > 2) xs.sort((a, b) => a - b);
      else if (xs.length === 2 && (xs[0] as number) > (xs[1] as number)) xs.reverse();
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const from = Math.max(0, Math.ceil((xs[k] as number) / this.cell - 0.5));
        const to = Math.min(this.cols - 1, Math.ceil((xs[k + 1] as number) / this.cell - 0.5) - 1);
        if (from <= to) this.owner.fill(id, row * this.cols + from, row * this.cols + to + 1);
      }
    });
  }

  /** Two sweeps over the grid; `sides`: whether the edge of the sheet counts as a border. */
  #distance(border: (a: number, b: number) => boolean, sides: boolean): Float32Array {
    const { cols, rows, cell, owner } = this;
    const far = new Float32Array(cols * rows).fill(1e6);
    const half = cell / 2;
    for (let j = 0, n = 0; j < rows; j++) {
      for (let i = 0; i < cols; i++, n++) {
        const here = owner[n] as number;
        if (i + 1 < cols && border(here, owner[n + 1] as number)) far[n] = far[n + 1] = half;
        if (j + 1 < rows && border(here, owner[n + cols] as number)) far[n] = far[n + cols] = half;
        if (sides && (i === 0 || j === 0 || i === cols - 1 || j === rows - 1)) far[n] = half;
      }
    }
    // the weights that err least in every direction
    const [straight, slant] = [0.962 * cell, 1.36 * cell];
    const sweep = (first: number, last: number, step: number): void => {
      const [side, up] = [-step, -step * cols];
      for (let n = first; n !== last; n += step) {
        const x = n % cols;
        const [west, east] = step > 0 ? [x > 0, x < cols - 1] : [x < cols - 1, x > 0];
        let d = far[n] as number;
        if (d <= half) continue;
        if (west) d = Math.min(d, (far[n + side] as number) + straight);
        const above = n + up;
        if (above >= 0 && above < far.length) {
          d = Math.min(d, (far[above] as number) + straight);
          if (west) d = Math.min(d, (far[above + side] as number) + slant);
          if (east) d = Math.min(d, (far[above - side] as number) + slant);
        }
        far[n] = d;
      }
    };
    sweep(0, far.length, 1);
    sweep(far.length - 1, -1, -1);
    return far;
  }
}
