// Crystal caves: clusters of blades with a light of their own, and cracks in the floor.
import type { Random } from './random';
import type { Site } from './site';
import { drawn, fill, foot, line, poly, type Part, type StampShape } from './stamps';

type P = [number, number];

export function gems(random: Random, shapes: Map<string, StampShape>): void {
  for (let i = 0; i < 6; i++) {
    const parts: Part[] = [foot(2, 0, 13, 3)];
    const n = random.pick([3, 4, 5]);
    // those at the sides first, the tall one in front of them
    const blades = Array.from({ length: n }, (_, k) => k - (n - 1) / 2).sort((a, b) => Math.abs(b) - Math.abs(a));
    for (const k of blades) {
      const lean = k * random.between(0.26, 0.36);
      const h = (34 - Math.abs(k) * 7.5) * random.between(0.85, 1.02);
      const w = random.between(3.6, 5);
      const at = (u: number, v: number): P => [k * 4.6 + u * Math.cos(lean) + v * Math.sin(lean), u * Math.sin(lean) * 0.5 - v * Math.cos(lean)];
      const [a, b, c, d, e, m, f] = [at(-w, 0), at(-w, h * 0.72), at(0, h), at(w, h * 0.66), at(w, 0), at(w * 0.15, h * 0.6), at(w * 0.15, 0)];
      parts.push(
        drawn(poly([a, b, c, d, e]), random.pick(['gem', 'gem', 'gem2'] as const)), fill(poly([f, m, c, d, e]), 'gemshade', 0.72), fill(poly([a, b, c, m]), 'gemlit', 0.6),
        line(poly([b, m, d], false) + poly([m, f], false) + poly([m, c], false), 'gemlit', 0.8, 0.8),
      );
    }
    shapes.set(`gem${i}`, { box: [-24, -37, 24, 5], most: 1.65, parts });
  }
}

export function crystals(site: Site): void {
  const { random, unit, region: { at } } = site;
  const placed = site.scatter([[54, 60], [42, 90], [31, 100], [21, 90], [14, 70]], (x, y, s) => site.room(x, y, s, 0.42, 0.95, 0.06, 6), 0.78, 0.52);
  const cracks = Array.from({ length: 10 }, () => {
    const [turn, far] = [random.next() * 6.283, random.between(4, 35) * unit];
    const [x, y] = [at[0] + Math.cos(turn) * far, at[1] + Math.sin(turn) * far];
    return [x, y, x + random.between(-9, 9) * unit, y + random.between(-6, 6) * unit, x + random.between(-16, 16) * unit, y + random.between(-9, 9) * unit];
  }).filter((crack) => site.free(crack[0] as number, crack[1] as number, 14, true) && site.free(crack[4] as number, crack[5] as number, 6, true));
  site.ink({ lines: cracks, stroke: 'gem', width: 1, alpha: 0.4, fine: true });
  for (const { x, y, s } of placed) if (s > 24) site.marks.push({ glow: 'gemlit', x, y: y - s * 0.45 * unit, size: s * 1.05 * unit, alpha: 0.42 });
  site.faint(({ s }) => [`gem${random.below(6)}`, s / 34], [[16, 20], [10, 30]], 1.3, 1.1, 0.38);
  for (const { x, y, s } of placed) site.stamp(`gem${random.below(6)}`, x, y, s / 34);
}
