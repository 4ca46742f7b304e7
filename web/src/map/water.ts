// Seas, lakes and rivers: broken lines along the shore, waves, and a ship, a boat or something that swims.
import type { Point } from '../lib/board';
import type { Random } from './random';
import { blob, type Site } from './site';
import { drawn, ellipse, fill, line, smooth, type StampShape } from './stamps';

export function vessels(shapes: Map<string, StampShape>): void {
  ['M-11 0q5.5-5 11 0 5.5-5 11 0', 'M-6-2q5-4.5 10 0 4-3.5 8 0M-12 3q4-3.5 8 0 4.5-4 9 0', 'M-6 0q6-6 12 0']
    .forEach((d, i) => shapes.set(`wave${i}`, { box: [-14, -7, 14, 6], most: 1.3, parts: [line(d, 'foam', 1.5, 0.75)] }));
  shapes.set('ship', { box: [-26, -42, 26, 10], most: 1.4, parts: [
    line('M-24 4q6 3 12 0t12 0 12 0 12 0', 'foam', 1.5, 0.75), drawn('M-18-4Q-14 6-6 7H9Q16 5 20-6L14-4H-10L-14-7z', 'trunk', 1.1), line('M-12-1H16', 'leaflit', 1.1), line('M-6-5V-30M7-5V-34', 'ink', 1.1),
    drawn('M-16-9Q-8-14-7-27Q0-22-1-11Q-8-7-16-9zM-3-10Q5-16 5-32Q16-26 15-10Q6-6-3-10z', 'wall', 1.1), fill('M7-34l8-2.5-8-2.5zM-6-30l-7-2 7-2z', 'roof'),
  ] });
  shapes.set('serpent', { box: [-36, -33, 36, 10], most: 1.4, parts: [
    line('M-26 6q4-3 8 0m10 1q4-3 8 0m9 0q4-3 9 0', 'foam', 1.5, 0.75),
    drawn('M-20 4C-19-12-8-12-7 4L-11 4C-11-5-15-5-15 4zM-2 4C-1-15 12-15 13 4L9 4C8-7 3-7 3 4z', 'hedge', 1.1),
    drawn('M17 4C17-8 16-22 24-25Q31-26 33-19L27-18Q24-18 24-12Q25-4 23 4zM24-25l-3-6 6 5z', 'hedge', 1.1), drawn('M-24 4q-4-5-9-4 2 4 6 7z', 'hedge', 1.1), fill(ellipse(27, -21.5, 1, 1), 'ink'),
  ] });
  shapes.set('boat', { box: [-17, -24, 17, 6], most: 1.4, parts: [
    line('M-15 1q7 2.5 15 0t15 0', 'foam', 1.5, 0.75), drawn('M-12-4Q-9 3-4 3H6Q11 2 13-5L8-3H-7z', 'trunk', 1.1), line('M1-4V-22', 'ink', 1.1), drawn('M2-21Q12-13 11-6L2-5.5zM0-19Q-7-12-7-6L0-5.5z', 'wall', 1.1),
  ] });
  shapes.set('rose', { box: [-40, -40, 40, 40], most: 1, parts: [
    line(ellipse(0, 0, 30, 30) + ellipse(0, 0, 21, 21), 'light', 1, 0.7), drawn('M0-38L5-5 38 0 5 5 0 38-5 5-38 0-5-5z', 'light', 0.7),
    fill('M0-38L5-5 0 0zM38 0L5 5 0 0zM0 38L-5 5 0 0zM-38 0L-5-5 0 0z', 'ink'), drawn('M19-19L8-2 2-8zM19 19L2 8 8 2zM-19 19L-8 2-2 8zM-19-19L-2-8-8-2z', 'light', 0.7), fill(ellipse(0, 0, 3.5, 3.5), 'ink'),
  ] });
}

export function stones(random: Random, shapes: Map<string, StampShape>): void {
  for (let i = 0; i < 3; i++) {
    shapes.set(`stone${i}`, { box: [-11, -8, 11, 6], most: 1.2, parts: [
      fill('M-10 1.5q3 3.5 9 3.2 7 0 10-3.5-3 1.8-9 1.8-6 0-10-1.5z', 'foam'), drawn(smooth(blob(random, 0, -2, 6.5, 3.8, 8, 0.16)), 'stone'), line('M-4-3.5q3-2.5 7-1.5', 'light', 1.1),
    ] });
  }
}

/** Lines along the shores of a region, so far from them; what would come nearer to another shore is left out. */
function along({ drawing: { raster }, region, unit }: Site, shores: readonly Point[][], far: number): number[][] {
  const d = far * unit;
  const least = d - raster.cell * 0.8;
  const { owner, shore } = raster;
  const lines: number[][] = [];
  for (const points of shores) {
    const last = points.length - 1;
    // which side the water is on follows from the way round the region
    for (let side = 1; side >= -1; side -= 2) {
      let now: number[] = [];
      for (let i = 0; i <= last; i++) {
        const point = points[i] as Point;
        const a = points[i > 0 ? i - 1 : 0] as Point;
        const b = points[i < last ? i + 1 : last] as Point;
        const dx = b[0] - a[0];
        const dy = b[1] - a[1];
        const k = (d * side) / (Math.hypot(dx, dy) || 1);
        const x = point[0] - dy * k;
        const y = point[1] + dx * k;
        const n = raster.at(x, y);
        if (n >= 0 && owner[n] === region.id && (shore[n] as number) > least) now.push(x, y);
        else {
          if (now.length > 4) lines.push(now);
          now = [];
        }
      }
      if (now.length > 4) lines.push(now);
    }
  }
  return lines;
}

/** The borders between a region and land. */
function shoresOf({ drawing: { borders, raster: { wet } }, region }: Site): Point[][] {
  return borders.filter(({ sides: [one, other] }) => other !== undefined && (one === region.id || other === region.id) && !(wet[one as number] && wet[other])).map(({ points }) => points);
}

const RINGS = [[6, 0.95, [26, 3, 12, 4]], [12.5, 0.7, [18, 6, 30, 9]], [20.5, 0.5, [14, 10, 22, 13]], [30, 0.34, [9, 15, 16, 22]]] as const;
const SWIMS: Record<string, readonly string[]> = { sea: ['ship', 'serpent'], lake: ['boat'], river: [] };

export function water(site: Site): void {
  const { random, region, sheet, drawing, unit } = site;
  const shores = shoresOf(site);
  for (const [far, alpha, dash] of RINGS) site.ink({ lines: along(site, shores, far), stroke: 'foam', width: 1.3, alpha, dash: [...dash], fine: far > 20 });
  const keep: { x: number; y: number; r: number }[] = [];
  const put = (stamp: string, radii: readonly number[], nominal: number, sink: number): void => {
    for (const r of radii) {
      const [spot] = site.scatter([[r, 90]], (x, y) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].every((i) => site.free(x + Math.cos(i * 1.047) * r * unit * (i < 6 ? 1 : 0.5), y + Math.sin(i * 1.047) * r * unit * (i < 6 ? 1 : 0.5), 10)) && keep.every((k) => Math.hypot(k.x - x, k.y - y) > (k.r + r) * unit), 1, 1, 1);
      if (!spot) continue;
      site.stamp(stamp, spot.x, spot.y + sink * unit, r / nominal);
      keep.push({ x: spot.x, y: spot.y, r });
      return;
    }
  };
  const swims = SWIMS[region.terrain] ?? [];
  const before = drawing.regions.filter((other) => other.terrain === region.terrain && other.id < region.id).length;
  if (swims.length > 0) put(swims[before % swims.length] as string, [34, 28, 23, 18], 26, 8);
  if (region.terrain === 'sea' && !sheet.once.has('rose')) {
    sheet.once.add('rose');
    put('rose', [38, 32, 26, 20], 40, 0);
  }
  if (region.terrain === 'river') {
    for (const { x, y, s } of site.scatter([[11, 40], [8, 40]], (x, y) => site.free(x, y, 13), 1.6, 1.3, 9)) {
      keep.push({ x, y, r: 6 });
      site.stamp(`stone${random.below(3)}`, x, y, s / 10);
    }
  }
  const open = (x: number, y: number): boolean => site.free(x, y, 20) && keep.every((k) => Math.hypot(k.x - x, k.y - y) > (k.r + 16) * unit);
  for (const { x, y, s } of site.scatter([[20, 70], [15, 70], [12, 50]], open, 1.7, 0.95)) site.stamp(`wave${random.below(3)}`, x, y, s / 16);
}
