// What an outline covers of a grid of small squares, row by row. Far fewer numbers than squares.
import type { Point } from '../lib/board';

export type Grid = { readonly cell: number; readonly cols: number; readonly rows: number };
/** For each row that has any: where stretches of squares begin and where they are past, in turn. */
export type Spans = number[][];

/** A sheet cut into about so many squares. */
export function gridOf(width: number, height: number, squares: number): Grid {
  const cell = Math.sqrt((width * height) / squares);
  return { cell, cols: Math.ceil(width / cell), rows: Math.ceil(height / cell) };
}

/** The squares whose middles lie in a ring. */
export function spansOf(ring: Point[], { cell, cols, rows }: Grid): Spans {
  // where the outline crosses the middle of each row
  const spans: Spans = [];
  let b = ring[0] as Point;
  for (let i = 0; i < ring.length; i++) {
    const a = b;
    b = ring[i + 1 < ring.length ? i + 1 : 0] as Point;
    const down = a[1] < b[1];
    const from = Math.max(0, Math.ceil((down ? a[1] : b[1]) / cell - 0.5));
    const to = Math.min(rows, Math.ceil((down ? b[1] : a[1]) / cell - 0.5));
    if (from >= to) continue;
    const slope = (b[0] - a[0]) / (b[1] - a[1]);
    for (let row = from; row < to; row++) {
      const x = a[0] + slope * ((row + 0.5) * cell - a[1]);
      const known = spans[row];
      if (known) known.push(x);
      else spans[row] = [x];
    }
  }
  for (let row = 0; row < spans.length; row++) {
    const xs = spans[row];
    if (!xs) continue;
    if (xs.length > 2 || (xs[0] as number) > (xs[1] as number)) xs.sort((one, other) => one - other);
    let count = 0;
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const from = Math.max(0, Math.ceil((xs[k] as number) / cell - 0.5));
      const past = Math.min(cols, Math.ceil((xs[k + 1] as number) / cell - 0.5));
      if (from >= past) continue;
      // what touches the stretch before goes on with it
      if (count > 0 && from <= (xs[count - 1] as number)) {
        xs[count - 1] = Math.max(past, xs[count - 1] as number);
        continue;
      }
      xs[count++] = from;
      xs[count++] = past;
    }
    xs.length = count;
  }
  return spans;
}

/** The squares of some spans that have others on all four sides: the line of a border may run through the rest. */
export function clearOf(spans: Spans): Spans {
  const clear: Spans = [];
  for (let row = 1; row + 1 < spans.length; row++) {
    const above = spans[row - 1];
    const here = spans[row];
    const below = spans[row + 1];
    if (!above || !here || !below) continue;
    const kept: number[] = [];
    for (let k = 0; k < here.length; k += 2) {
      for (let a = 0; a < above.length; a += 2) {
        for (let b = 0; b < below.length; b += 2) {
          const from = Math.max((here[k] as number) + 1, above[a] as number, below[b] as number);
          const past = Math.min((here[k + 1] as number) - 1, above[a + 1] as number, below[b + 1] as number);
          if (from < past) kept.push(from, past);
        }
      }
    }
    if (kept.length > 0) clear[row] = kept;
  }
  return clear;
}

/** Whether a row has all squares from one to another. */
export function holds(row: number[] | undefined, from: number, past: number): boolean {
  if (row) for (let k = 0; k < row.length; k += 2) if ((row[k] as number) <= from && past <= (row[k + 1] as number)) return true;
  return false;
}
