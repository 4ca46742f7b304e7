// Mines: a dug hall, a track that runs around it with a cart, mouths, lamps and heaps of ore.
import type { Random } from './random';
import { blob, type Site } from './site';
import { drawn, ellipse, fill, foot, line, poly, shade, type Part, type StampShape } from './stamps';

export function workings(random: Random, shapes: Map<string, StampShape>): void {
  for (let i = 0; i < 4; i++) {
    const parts: Part[] = [];
    for (let k = 0; k < random.pick([2, 3]); k++) {
      const s = random.between(3, 5);
      const flat = blob(random, -5 + k * 5 + random.between(-1, 1), -s * 0.8, s, s * 0.85, 6, 0.2);
      const points = Array.from({ length: 6 }, (_, n): [number, number] => [flat[n * 2] as number, flat[n * 2 + 1] as number]);
      parts.push(drawn(poly(points), 'stone'), shade(poly(points.slice(0, 4))));
    }
    shapes.set(`ore${i}`, { box: [-12, -11, 12, 3], most: 1.7, parts: [...parts, fill('M-5-5l1.5-1.5 1.5 1.2-1 1.5zM2-4l1.8-1.3 1 1.6-1.8 1z', 'ore')] });
  }
  shapes.set('mouth', { box: [-19, -24, 20, 4], most: 1, parts: [
    foot(2, 0, 17, 3), drawn('M-17 0L-15-12-8-20 2-22 12-18 16-10 18 0z', 'stone'), shade('M4-21L12-18 16-10 18 0H11V-13z'), fill('M-9 0V-14H9V0z', 'ink'),
    line('M-11 0V-14M11 0V-14M-13-15H13', 'timber', 3.4), line('M-11 0V-14M-13-15.6H13', 'timberlit', 1.1),
  ] });
  shapes.set('cart', { box: [-14, -21, 14, 3], most: 1.1, parts: [
    drawn('M-10-3L-12-12H12L10-3z', 'timber', 1.1), drawn('M-10-12Q-7-17-3-15 0-20 5-16 9-16 10-12z', 'ore'), line('M-11-8H11M-5-12l1 9M5-12l-1 9', 'timberlit', 1.1), drawn(ellipse(-6, -1, 2.6, 2.6) + ellipse(6, -1, 2.6, 2.6), 'stone', 1.2),
  ] });
  shapes.set('lamp', { box: [-4, -21, 12, 2], most: 1, parts: [line('M-1.3 0V-18H8', 'timber', 3.4), line('M6-17v3', 'ink', 1.1), drawn('M3.5-14h5l1 6h-7z', 'lamp')] });
}

/** Where the ground is so far from the border, seen from the middle of the stack in so many directions. */
function loop(site: Site, inset: number): [number, number][] {
  const { region: { at }, unit } = site;
  const points: [number, number][] = [];
  for (let i = 0; i < 48; i++) {
    const [dx, dy] = [Math.cos((i * 6.283) / 48), Math.sin((i * 6.283) / 48)];
    let far = 0;
    while (far < 400 && site.free(at[0] + dx * (far + 3) * unit, at[1] + dy * (far + 3) * unit, inset, true)) far += 3;
    points.push([at[0] + dx * far * unit, at[1] + dy * far * unit]);
  }
  for (let times = 0; times < 3; times++) {
    points.splice(0, 48, ...points.map(([x, y], i): [number, number] => {
      const [a, b] = [points[(i + 47) % 48] as [number, number], points[(i + 1) % 48] as [number, number]];
      return [(a[0] + 2 * x + b[0]) / 4, (a[1] + 2 * y + b[1]) / 4];
    }));
  }
  return points;
}

export function galleries(site: Site): void {
  const { random, unit, region: { at, scale } } = site;
  const wall = loop(site, 10).map(([x, y]): [number, number] => [x + random.between(-1.6, 1.6) * unit, y + random.between(-1.6, 1.6) * unit]);
  const rock = site.strew(90, (x, y, u) => {
    const k = random.between(3, 7) * u;
    return site.free(x, y, 13, true) ? [] : [[x, y, x + k, y - k * 0.5, x + k * 1.6, y + k * 0.2]];
  });
  site.ink({ lines: rock, stroke: 'ink', width: 1.1, alpha: 0.4, fine: true });
  site.ink({ lines: [wall.flat()], closed: true, soft: true, fill: 'timber' });
  site.ink({ lines: [wall.map(([x, y]) => [x, y + 5 * unit]).flat()], closed: true, soft: true, fill: 'dug' });
  // most of the way round, clear of the stack and of what lies beside it
  const [from, share] = [random.below(48), Math.round(random.between(0.62, 0.8) * 48)];
  const track = loop(site, 24);
  const runs: [number, number][][] = [[]];
  const clear = 54 * Math.min(1, scale);
  for (let i = 0; i <= share; i++) {
    const point = track[(from + i) % 48] as [number, number];
    if (site.free(point[0], point[1], 9) && Math.hypot(point[0] - at[0], point[1] - at[1]) > clear) (runs[runs.length - 1] as [number, number][]).push(point);
    else if ((runs[runs.length - 1] as unknown[]).length > 0) runs.push([]);
  }
  const rails = runs.filter((run) => run.length > 4);
  const lines = rails.map((run) => run.flat());
  site.ink({ lines, stroke: 'ballast', width: 15, alpha: 0.4 });
  site.ink({ lines, stroke: 'timber', width: 11, dash: [2.6, 4.4], butt: true });
  site.ink({ lines, stroke: 'rail', width: 8 });
  site.ink({ lines, stroke: 'dug', width: 4.8 });
  site.ink({ lines, stroke: 'timber', width: 4.8, dash: [2.6, 4.4], butt: true });
  const keep: [number, number][] = [];
  const put = (name: string, x: number, y: number, size: number): void => {
    keep.push([x, y]);
    site.stamp(name, x, y, size);
  };
  const long = rails.sort((a, b) => b.length - a.length)[0];
  if (long) {
    for (const [x, y] of [long[0], long[long.length - 1]] as [number, number][]) if (site.room(x, y + 8 * unit, 1, 15, 20, 0, 4)) put('mouth', x, y + 8 * unit, 0.95);
    const [x, y] = long[long.length >> 1] as [number, number];
    put('cart', x, y + 3 * unit, 1.05);
  }
  let lamps = 0;
  const apart = (x: number, y: number): boolean => keep.every(([a, b]) => Math.hypot(a - x, b - y) > 22 * unit) && rails.every((run) => run.every(([a, b]) => Math.hypot(a - x, b - y) > 13 * unit));
  for (const { x, y, s } of site.scatter([[24, 40], [17, 60], [12, 70]], (x, y, s) => site.room(x, y, s, 0.45, 0.8, 0.04, 6) && apart(x, y), 0.95, 0.75)) {
    if (s > 21 && lamps++ < 3) {
      site.marks.push({ glow: 'lamp', x: x + 6 * unit, y: y - 11 * unit, size: 40 * unit, alpha: 0.55 });
      site.stamp('lamp', x, y, 1);
    } else site.stamp(`ore${random.below(4)}`, x, y, s / 15);
  }
}
