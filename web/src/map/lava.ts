// Far below: a lake of fire under drifting plates of crust, the largest of them under the stack.
import type { Point } from '../lib/board';
import type { Site } from './site';

/** What of a shape lies nearer to one point than to another. */
function nearer(shape: Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const side = ([x, y]: Point): number => (x - (ax + bx) / 2) * (bx - ax) + (y - (ay + by) / 2) * (by - ay);
  const kept: Point[] = [];
  shape.forEach((point, i) => {
    const next = shape[(i + 1) % shape.length] as Point;
    const [here, there] = [side(point), side(next)];
    if (here <= 0) kept.push(point);
    if (here < 0 !== there < 0) {
      const k = here / (here - there);
      kept.push([point[0] + (next[0] - point[0]) * k, point[1] + (next[1] - point[1]) * k]);
    }
  });
  return kept;
}

/** A shape made smaller on all sides, about a point in it. */
const shrunk = (shape: readonly Point[], [cx, cy]: Point, by: number): Point[] =>
  shape.map(([x, y]) => {
    const k = Math.max(0, 1 - by / (Math.hypot(x - cx, y - cy) || 1));
    return [cx + (x - cx) * k, cy + (y - cy) * k];
  });

const middle = (shape: Point[]): Point => [shape.reduce((sum, [x]) => sum + x, 0) / shape.length, shape.reduce((sum, [, y]) => sum + y, 0) / shape.length];

export function lava(site: Site): void {
  const { random, unit, region: { at, ring, box: [left, top, right, bottom] } } = site;
  // seen from the south, it lies a little below the middle
  const heart: Point = [at[0], at[1] + 9 * unit];
  const shore = (by: number): Point[] => shrunk(ring, at, by * unit).map(([x, y]) => [x, y + 9 * unit]);
  for (const [by, alpha] of [[11, 0.18], [17, 0.35]] as const) site.ink({ clip: true, closed: true, lines: [shore(by).flat()], fill: 'lava', alpha });
  const lake = shore(21);
  site.ink({ clip: true, closed: true, lines: [lake.flat()], fill: 'lavadeep' });
  site.marks.push({ glow: 'lava', x: heart[0], y: heart[1], size: Math.min(right - left, bottom - top) * 0.5, alpha: 0.9 });
  const seeds: Point[] = [heart];
  const far = (a: Point, b: Point, least: number): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) > least * unit;
  for (let i = 0; i < 300; i++) {
    const point: Point = [random.between(left, right), random.between(top, bottom)];
    if (far(point, heart, 46) && seeds.every((seed) => far(point, seed, 27))) seeds.push(point);
  }
  const plates = seeds.map((seed) => {
    const plate = seeds.reduce((shape, other) => (other === seed ? shape : nearer(shape, seed, other)), lake);
    return shrunk(plate, middle(plate), random.between(3, 4.6) * unit).flat();
  });
  site.ink({ clip: true, closed: true, lines: plates.filter((plate) => plate.length > 5), fill: 'crust', stroke: 'ink', width: 0.8 });
}
