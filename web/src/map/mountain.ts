// Mountains: peaks of many sizes, lit from the left, with snow, a ridge and hatching down the far side.
import type { Role } from './palette';
import type { Random } from './random';
import type { Site } from './site';
import { fill, line, pt, poly, type Part, type StampShape } from './stamps';

type P = [number, number];

/** One peak with its foot at 0; `jag`: how rough. */
function peak(random: Random, w: number, h: number, jag: number, snow: Role | undefined, [rock, ground, dark]: [Role, Role, Role], ink: number): Part[] {
  const top: P = [random.between(-0.08, 0.06) * w, -h];
  const flank = (side: number): P[] => {
    const foot: P = [(side * w) / 2, random.between(-0.02, 0.03) * h];
    const points: P[] = [foot];
    for (const t of [0.25, 0.5, 0.75]) {
      const bulge = -0.05 * Math.sin(t * Math.PI) * w * side;
      points.push([foot[0] + (top[0] - foot[0]) * t + bulge + random.between(-0.035, 0.035) * w * jag, foot[1] + (top[1] - foot[1]) * t + random.between(-0.04, 0.04) * h * jag]);
    }
    return [...points, top];
  };
  const [left, right] = [flank(-1), flank(1)];
  const sway = random.pick([-1, 1]);
  const ridge: P[] = [top, ...[0.2, 0.42, 0.64, 0.84].map((t, i): P => [top[0] + w * (t * 0.13 + sway * (i % 2 ? -1 : 1) * 0.055 * jag), top[1] + h * t])];
  const outline = [...left, ...right.slice(0, -1).reverse()];
  const parts: Part[] = [{ d: poly(outline), fill: rock, fade: { to: ground, from: -h, until: 0.03 * h, alphas: [1, 0.95, 0], turn: 0.62 } }];
  if (snow) {
    const deep = random.between(0.3, 0.42);
    const along = (side: P[], t: number): P => {
      const points = [...side].reverse();
      const k = t * (points.length - 1);
      const i = Math.min(Math.floor(k), points.length - 2);
      const [a, b] = [points[i] as P, points[i + 1] as P];
      return [a[0] + (b[0] - a[0]) * (k - i), a[1] + (b[1] - a[1]) * (k - i)];
    };
    const [a, b] = [along(left, deep), along(right, deep * 0.92)];
    const edge = [1, 2, 3, 4].map((i): P => [a[0] + ((b[0] - a[0]) * i) / 5, a[1] + ((b[1] - a[1]) * i) / 5 + (i % 2 ? 0.11 : -0.07) * h]);
    parts.push(fill(poly([a, along(left, deep / 2), top, along(right, deep / 2), b, ...edge.reverse()]), snow));
  }
  parts.push({ d: poly([...ridge, [(ridge[4] as P)[0] + 0.02 * w, 0], ...right.slice(0, -1)]), fill: dark, fade: { to: dark, from: -h, until: 0.03 * h, alphas: [0.86, 0.66, 0.06], turn: 0.62 } });
  let strokes = poly(outline, false) + poly(ridge.slice(0, 4), false);
  for (const t of h > 26 ? [0.32, 0.5, 0.68] : [0.32, 0.5]) {
    strokes += `M${pt(top[0] + w * (t * 0.13 + 0.05), top[1] + h * t)}l${pt(w * 0.11, h * 0.19)}`;
  }
  if (h > 24) {
    const t = random.between(0.45, 0.6);
    strokes += `M${pt(top[0] - w * (0.2 * t + 0.02), top[1] + h * t)}l${pt(-0.06 * w, h * 0.15)}l${pt(0.02 * w, h * 0.11)}`;
  }
  return [...parts, line(strokes, 'ink', ink)];
}

const BIG = 7;
const SMALL = 4;

export function peaks(random: Random, shapes: Map<string, StampShape>, dark: boolean): void {
  const tones: [Role, Role, Role] = dark ? ['darkrock', 'black-mountain', 'darkshade'] : ['rock', 'mountain', 'rockshade'];
  const name = dark ? 'crag' : 'peak';
  const [jag, ratio] = dark ? [1.35, 0.98] : [1, 1.16];
  const snow = dark ? undefined : 'snow';
  for (let i = 0; i < BIG; i++) shapes.set(`${name}${i}`, { box: [-36, -53, 36, 3], most: 1.45, parts: peak(random, 50 * ratio * random.between(0.96, 1.14), 50, jag, snow, tones, 1.05) });
  for (let i = 0; i < SMALL; i++) shapes.set(`${name}s${i}`, { box: [-18, -26, 18, 2], most: 1.3, parts: peak(random, 24 * ratio * random.between(0.96, 1.14), 24, jag, i % 2 ? snow : undefined, tones, 1) });
}

export function mountains(site: Site, dark = false): void {
  const { random, unit } = site;
  const name = dark ? 'crag' : 'peak';
  const ratio = dark ? 0.98 : 1.16;
  const fits = (x: number, y: number, s: number): boolean => {
    const [w, h] = [s * ratio * unit, s * unit];
    return site.free(x - w * 0.46, y) && site.free(x + w * 0.46, y) && site.free(x, y - h, 7) && site.free(x - w * 0.27, y - h * 0.5) && site.free(x + w * 0.27, y - h * 0.5) && site.free(x, y);
  };
  site.faint(({ s }) => [`${name}s${random.below(SMALL)}`, s / 24], [[18, 24], [13, 30]], 1.3, 1, 0.3);
  for (const { x, y, s } of site.scatter([[66, 120], [54, 130], [44, 130], [35, 120], [27, 110], [20, 40]], fits, 0.55 * ratio, 0.42)) {
    if (s > 29) site.stamp(`${name}${random.below(BIG)}`, x, y, s / 50);
    else site.stamp(`${name}s${random.below(SMALL)}`, x, y, s / 24);
  }
}
