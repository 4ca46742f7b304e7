// Mud pits: wallows with curled lips, and bubbles.
import type { Random } from './random';
import { blob, type Site } from './site';
import { ellipse, fill, line, smooth, type StampShape } from './stamps';

export function wallows(random: Random, shapes: Map<string, StampShape>): void {
  for (let i = 0; i < 5; i++) {
    const edge = blob(random, 0, 0, 28, 15.5, 10, 0.15);
    shapes.set(`wallow${i}`, { box: [-34, -20, 34, 24], most: 1.5, parts: [
      fill(smooth(edge.map((v, k) => (k % 2 ? v + 3 : v))), 'mudlit', 0.55), fill(smooth(edge), 'mudmire'),
      line('M-19 1C-17-9 12-10 19-1M-11 1.5C-9-4 6-5 11 0M16 5Q3 12-13 6', 'mudlit', 1.4), line('M-20-5Q-12-12 0-12', 'light', 1.8, 0.5),
    ] });
  }
  shapes.set('bubble', { box: [-5, -5, 5, 5], most: 1.3, parts: [fill(ellipse(0, 0, 4, 4), 'mud'), line(ellipse(0, 0, 4, 4), 'mudlit', 1.1), line('M-2.2-1.5a2.6 2.6 0 0 1 2-1.5', 'light', 1.2)] });
}

export function mud(site: Site): void {
  const { random } = site;
  site.faint(({ s }) => [`wallow${random.below(5)}`, s / 60], [[40, 16], [26, 24]], 1.1, 0.9, 0.35);
  for (const { x, y, s } of site.scatter([[86, 50], [66, 60], [48, 60], [33, 60], [22, 50]], (x, y, s) => site.room(x, y, s, 0.5, 0.3, 0.3, 6), 0.98, 0.64)) {
    site.stamp(`wallow${random.below(5)}`, x, y, s / 60);
  }
  for (const { x, y, s } of site.scatter([[9, 40], [6, 50], [4, 50]], (x, y) => site.free(x, y, 10), 2.2, 2, 26)) site.stamp('bubble', x, y, s / 8);
}
