// Farmland: the region is cut across its long side again and again; five crops, furrows, hedges, a farm or two.
import type { Point } from '../lib/board';
import type { Role } from './palette';
import type { Random } from './random';
import { flatten, type Site } from './site';
import { drawn, fill, foot, line, shade, type StampShape } from './stamps';

const CROPS = [1, 1, 2, 2, 3, 4, 5] as const;

export function homestead(shapes: Map<string, StampShape>): void {
  shapes.set('barn', { box: [-13, -15, 17, 4], most: 1.15, parts: [
    foot(3, 0, 13, 2.6), drawn('M-10 0V-7L-5.5-12-1-7V0z', 'wall'), drawn('M-1 0V-7H10V0z', 'wall'), shade('M-1 0V-7H10V0z'),
    drawn('M-5.5-12.5H5.5L11-6.5H-.4z', 'roof'), line('M-5.5-12.5L-11-6.5', 'ink', 1.1), fill('M-7 0V-4h3V0zM2.5-4.5h2.2v2.2h-2.2zM6.5-4.5h2.2v2.2h-2.2z', 'window'),
  ] });
  shapes.set('rick', { box: [-8, -13, 11, 3], most: 1.15, parts: [
    foot(2, 0, 8, 2), drawn('M-6 0Q-7-6 0-11Q7-6 6 0z', 'field2'), shade('M1-10Q7-6 6 0H1Q4-5 1-10z'), line('M-3-1q0-4 2-7M0 0q.5-4 .5-8', 'ink', 0.7),
  ] });
  shapes.set('mill', { box: [-11, -25, 13, 3], most: 1.15, parts: [
    foot(3, 0, 9, 2.2), drawn('M-5 0L-3.5-13H3.5L5 0z', 'wall'), shade('M.5-13H3.5L5 0H.8z'), drawn('M-4.5-13Q0-19 4.5-13z', 'roof'), fill('M-1.5 0v-4h3v4z', 'window'),
    line('M0-14L-8-22M0-14L8-22M0-14L-8-6M0-14L8-6', 'ink', 1.1),
    drawn('M-1.5-14L-8.5-20.5-6.5-22.5.2-15.6zM0-15.6L6.5-22.5 8.5-20.5 1.6-14zM-1.6-14.2L-8.5-7.5-6.5-5.5 0-12.5zM1.6-14.2L8.5-7.5 6.5-5.5 0-12.5z', 'wall'),
  ] });
}

/** The part of a ring on one side of a line. */
function half(ring: Point[], p: Point, d: Point): Point[] {
  const out: Point[] = [];
  let b = ring[0] as Point;
  let sb = (b[0] - p[0]) * d[1] - (b[1] - p[1]) * d[0];
  for (let i = 1; i <= ring.length; i++) {
    const a = b;
    const sa = sb;
    b = ring[i < ring.length ? i : 0] as Point;
    sb = (b[0] - p[0]) * d[1] - (b[1] - p[1]) * d[0];
    if (sa >= 0) out.push(a);
    if (sa >= 0 !== sb >= 0) out.push([a[0] + ((b[0] - a[0]) * sa) / (sa - sb), a[1] + ((b[1] - a[1]) * sa) / (sa - sb)]);
  }
  return out;
}

type Shape = { area: number; middle: Point; along: Point };

/** Area, middle and long axis of a ring, by the moments of its triangles. */
function shape(ring: Point[]): Shape {
  const [ox, oy] = ring[0] as Point;
  let sum = 0;
  let sx = 0;
  let sy = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 1; i + 1 < ring.length; i++) {
    const p = ring[i] as Point;
    const q = ring[i + 1] as Point;
    const ax = p[0] - ox;
    const ay = p[1] - oy;
    const bx = q[0] - ox;
    const by = q[1] - oy;
    const twice = ax * by - bx * ay;
    sum += twice;
    sx += twice * (ax + bx);
    sy += twice * (ay + by);
    xx += twice * (ax * ax + ax * bx + bx * bx);
    yy += twice * (ay * ay + ay * by + by * by);
    xy += twice * (2 * ax * ay + ax * by + bx * ay + 2 * bx * by);
  }
  const [mx, my] = [sx / (3 * sum || 1), sy / (3 * sum || 1)];
  const turn = Math.atan2(2 * (xy / (12 * sum || 1) - mx * my), xx / (6 * sum || 1) - mx * mx - (yy / (6 * sum || 1) - my * my)) / 2;
  return { area: Math.abs(sum) / 2, middle: [ox + mx, oy + my], along: [Math.cos(turn), Math.sin(turn)] };
}

function parcels(random: Random, ring: Point[], low: number, high: number, unit: number, depth = 0): Point[][] {
  if (ring.length < 3) return [];
  const { area, middle, along } = shape(ring);
  if (area < random.between(low, high) || depth > 7) return [ring];
  const turn = Math.atan2(along[1], along[0]) + Math.PI / 2 + random.between(-0.28, 0.28);
  const across: Point = [Math.cos(turn), Math.sin(turn)];
  const at: Point = [middle[0] + random.between(-8, 8) * unit, middle[1] + random.between(-8, 8) * unit];
  return [half(ring, at, across), half(ring, at, [-across[0], -across[1]])].flatMap((part) => parcels(random, part, low, high, unit, depth + 1));
}

/** Lines along a field, cut to its outline. */
function furrows(ring: Point[], step: number, inset: number): number[][] {
  const { middle: [mx, my], along: [ux, uy] } = shape(ring);
  const spans = ring.map((point) => (point[0] - mx) * -uy + (point[1] - my) * ux);
  const lines: number[][] = [];
  const end = Math.max(...spans) - step * 0.4;
  for (let d = Math.min(...spans) + step * 0.7; d < end; d += step) {
    const cuts: number[] = [];
    let b = ring[0] as Point;
    let sb = (spans[0] as number) - d;
    for (let i = 1; i <= ring.length; i++) {
      const a = b;
      const sa = sb;
      const n = i < ring.length ? i : 0;
      b = ring[n] as Point;
      sb = (spans[n] as number) - d;
      if (sa >= 0 === sb >= 0) continue;
      const f = sa / (sa - sb);
      cuts.push((a[0] + (b[0] - a[0]) * f - mx) * ux + (a[1] + (b[1] - a[1]) * f - my) * uy);
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [(cuts[i] as number) + inset, (cuts[i + 1] as number) - inset];
      if (to - from < inset) continue;
      const [ox, oy] = [mx - uy * d, my + ux * d];
      lines.push([ox + ux * from, oy + uy * from, ox + ux * to, oy + uy * to]);
    }
  }
  return lines;
}

export function fields(site: Site): void {
  const { random, unit, region } = site;
  const u2 = unit * unit;
  // points that are close to the one before are not needed for a field
  let last: Point = [Infinity, Infinity];
  const whole = region.ring.filter((point) => {
    const keep = Math.hypot(point[0] - last[0], point[1] - last[1]) > 9 * unit;
    if (keep) last = point;
    return keep;
  });
  const plots = parcels(random, whole, 1100 * u2, 2500 * u2, unit);
  const byCrop = new Map<number, number[][]>();
  const ploughed: number[][] = [];
  let before = 0;
  for (const plot of plots) {
    let crop: number = random.pick(CROPS);
    if (crop === before) crop = (crop % 5) + 1;
    before = crop;
    byCrop.set(crop, [...(byCrop.get(crop) ?? []), flatten(plot)]);
    for (const [ax, ay, bx, by] of furrows(plot, (crop === 2 || crop === 4 ? 4.4 : 5.6) * unit, 4 * unit) as [number, number, number, number][]) {
      // none runs through the calm middle: both ends and the middle are asked
      const steps = [0, 0.25, 0.5, 0.75, 1];
      const open = steps.map((t) => site.free(ax + (bx - ax) * t, ay + (by - ay) * t, 4));
      for (let i = 0; i < 4; i++) {
        if (!open[i] || !open[i + 1]) continue;
        const from = steps[i] as number;
        while (i < 3 && open[i + 2]) i++;
        const to = steps[i + 1] as number;
        ploughed.push([ax + (bx - ax) * from, ay + (by - ay) * from, ax + (bx - ax) * to, ay + (by - ay) * to]);
      }
    }
  }
  for (const [crop, lines] of byCrop) site.ink({ lines, closed: true, fill: `field${crop}` as Role, alpha: 0.82 });
  const lanes = plots.map((plot) => flatten(plot));
  site.ink({ lines: lanes, closed: true, stroke: 'field5', width: 2.6, alpha: 0.75 });
  site.ink({ lines: lanes, closed: true, stroke: 'field4', width: 0.7, alpha: 0.5, fine: true });
  site.ink({ lines: ploughed, stroke: 'ink', width: 0.8, alpha: 0.36 });
  const farms = site.scatter([[17, 60]], (x, y) => site.room(x, y, 1, 12, 16, 4, 6), 5.2, 4.2, 2);
  const bushes: [number, number, number][] = [];
  for (const plot of plots) {
    if (random.next() > 0.62) continue;
    const at = random.below(plot.length);
    const [a, b] = [plot[at] as Point, plot[(at + 1) % plot.length] as Point];
    const length = Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]), random.between(24, 70) * unit);
    const [dx, dy] = [(b[0] - a[0]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1), (b[1] - a[1]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)];
    for (let d = 0; d < length; d += random.between(4.5, 7.5) * unit) {
      const [x, y] = [a[0] + dx * d, a[1] + dy * d];
      if (site.free(x, y, 6) && farms.every((farm) => Math.hypot(farm.x - x, farm.y - 6 * unit - y) > 15 * unit)) bushes.push([x, y + 2 * unit, random.between(0.5, 0.95)]);
    }
  }
  for (const [x, y, size] of bushes.sort((a, b) => a[1] - b[1])) site.stamp(`bush${random.below(3)}`, x, y, size);
  farms.forEach(({ x, y }, i) => site.stamp(i === 0 ? 'barn' : random.pick(['rick', 'barn', 'mill']), x, y, 1.1));
}
