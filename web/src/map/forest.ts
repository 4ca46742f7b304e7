// Forests: conifers and round trees over one dark floor; each forest prefers one of the two.
import { blob, type Site, type Thing } from './site';
import type { Role } from './palette';
import type { Random } from './random';
import { drawn, fill, foot, line, poly, pt, shade, smooth, type StampShape } from './stamps';

type P = [number, number];
const LEAVES: readonly Role[] = ['leaf', 'leaf2', 'leaf3'];

function conifer(random: Random, i: number): StampShape {
  const [h, w] = [random.between(20, 24), random.between(6.2, 8)];
  const [left, right]: [P[], P[]] = [[], []];
  for (let k = 0; k < 4; k++) {
    const [low, high] = [-3 - ((h - 3) * k) / 4, -3 - ((h - 3) * (k + 1)) / 4];
    const wide = w * (1 - k / 4.35);
    left.push([-wide + random.between(-0.5, 0.5), low], [-wide * 0.48, high + 0.8]);
    right.push([wide + random.between(-0.5, 0.5), low], [wide * 0.48, high + 0.8]);
  }
  left[7] = right[7] = [random.between(-0.4, 0.4), -h];
  const lit = [[0.55, 0.24, 0.3, 0.32], [0.38, 0.48, 0.15, 0.56], [0.2, 0.7, 0.04, 0.78]] as const;
  return {
    box: [-10, -26, 11, 3], most: 1.5,
    parts: [
      foot(2, -0.3, w * 0.95, 2.2), fill('M-1 0v-4h2v4z', 'trunk'), drawn(poly([...right, ...left.slice(0, -1).reverse()]), LEAVES[i % 3] as Role),
      shade(poly([...right, [-1, -h * 0.6], [0.5, -h * 0.3], [-0.5, -2.5]])),
      line(lit.map(([a, b, c, d]) => `M${pt(-w * a, -h * b)}L${pt(-w * c, -h * d)}`).join(''), 'leaflit', 1.1),
    ],
  };
}

function leafy(random: Random, i: number): StampShape {
  const [rx, ry] = [random.between(7, 9.4), random.between(7, 9)];
  const cy = -ry - 3.5;
  const [n, turn] = [random.pick([6, 7, 8]), random.next() * 6];
  const ring = Array.from({ length: n }, (_, k): P => [Math.cos(turn + (k * 6.283) / n) * rx, cy + Math.sin(turn + (k * 6.283) / n) * ry]);
  let crown = `M${pt(...(ring[n - 1] as P))}`;
  ring.forEach((p, k) => {
    const q = ring[(k + n - 1) % n] as P;
    const bow = Math.hypot(p[0] - q[0], p[1] - q[1]) * random.between(0.54, 0.64);
    crown += `A${pt(bow, bow)} 0 0 1 ${pt(...p)}`;
  });
  return {
    box: [-13, -25, 14, 3], most: 1.5,
    parts: [
      foot(2.5, -0.4, rx, 2.4), fill('M-1.2 0l.4-6h1.6l.6 6z', 'trunk'), drawn(`${crown}z`, LEAVES[(i + 1) % 3] as Role),
      shade(`M${pt(rx * 0.25, cy - ry * 0.95)}Q${pt(rx * 0.5, cy)} ${pt(-rx * 0.75, cy + ry * 0.62)}Q${pt(0, cy + ry * 1.15)} ${pt(rx * 0.75, cy + ry * 0.62)}Q${pt(rx * 1.25, cy - ry * 0.2)} ${pt(rx * 0.25, cy - ry * 0.95)}z`),
      fill(smooth(blob(random, -rx * 0.3, cy - ry * 0.34, rx * 0.42, ry * 0.36, 7, 0.2)), 'leaflit', 0.75),
    ],
  };
}

export function trees(random: Random, shapes: Map<string, StampShape>): void {
  for (let i = 0; i < 5; i++) shapes.set(`cone${i}`, conifer(random, i));
  for (let i = 0; i < 5; i++) shapes.set(`tree${i}`, leafy(random, i));
  for (let i = 0; i < 3; i++) {
    shapes.set(`bush${i}`, { box: [-5.5, -7, 5.5, 1.5], most: 1, parts: [drawn(smooth(blob(random, 0, -2.6, random.between(3, 4), 3, 7, 0.2)), 'hedge'), line('M-2-3.4q.6-1.6 2-1.6', 'leaflit', 1.1)] });
  }
}

/** The ground under things that stand close, as one shape. */
export function undergrowth(site: Site, things: Thing[], up: number, role: Role, alpha: number): void {
  const { random, unit } = site;
  site.ink({ lines: things.map(({ x, y, s }) => blob(random, x, y - s * up * unit, s * 0.62 * unit, s * 0.58 * unit, 6, 0.1)), closed: true, soft: true, fill: role, alpha });
}

export function forest(site: Site): void {
  const { random } = site;
  const pines = random.next() < 0.5 ? 0.8 : 0.25;
  const tree = (): string => (random.next() < pines ? 'cone' : 'tree') + random.below(5);
  const placed = site.scatter([[32, 50], [26, 100], [21, 150], [16, 150], [12, 90]], (x, y, s) => site.room(x, y, s, 0.36, 0.98, 0.04), 0.56, 0.4);
  undergrowth(site, placed, 0.3, 'floor', 0.5);
  site.faint(({ s }) => (s < 9 ? [`bush${random.below(3)}`, s / 9] : [tree(), s / 22]), [[13, 24], [8, 30]], 1.25, 1, 0.42);
  for (const { x, y, s } of placed) site.stamp(tree(), x, y, s / 22);
}
