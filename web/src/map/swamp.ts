// Swamps: dark pools with glints and pads, reeds, dead trees, moss.
import type { Random } from './random';
import { blob, type Site } from './site';
import { drawn, ellipse, fill, line, pt, smooth, type StampShape } from './stamps';

export function reeds(random: Random, shapes: Map<string, StampShape>): void {
  for (let i = 0; i < 4; i++) {
    let [blades, heads] = ['', ''];
    for (let k = 0; k < random.pick([4, 5]); k++) {
      const x = -4 + k * 2.1 + random.between(-0.5, 0.5);
      const [top, tip] = [-random.between(9, 17), x * 1.5 + random.between(-1, 1)];
      blades += `M${pt(x * 0.6, 0)}Q${pt(x * 0.8, top * 0.6)} ${pt(tip, top)}`;
      if (k % 2 === 0) heads += `M${pt(tip, top + 1)}l.3-4.2`;
    }
    shapes.set(`reed${i}`, { box: [-10, -23, 10, 3], most: 1.2, parts: [fill(ellipse(0, 0, 6.5, 1.8), 'mire', 0.7), line(blades, 'reed', 1.2), line(heads, 'trunk', 2.4)] });
  }
  const snags = ['M-2 0Q-.5-8-1-14L-6-20-1.5-16.5-2-26 .6-17.5 5-22 1.8-14 6-13 1.5-11Q1-5 3 0z', 'M-2.5 0Q-1-6-1.5-11L-7-14-1.5-13.5Q-1-18-4-23L.4-17 3-24 2-15 7-18 1.8-11Q1-4 2.5 0z'];
  snags.forEach((d, i) => shapes.set(`snag${i}`, { box: [-9, -28, 9, 2], most: 1, parts: [drawn(d, 'trunk')] }));
  for (let i = 0; i < 5; i++) {
    const edge = blob(random, 0, 0, 28, 11.5, 11, 0.18);
    const rim = edge.map((v, k) => (k % 2 ? v * 1.24 + 1.5 : v * 1.14));
    const pads = i === 4 ? [] : [fill(`M${-6 + i * 4} 1a3.5 1.6 0 1 0 6-1l-2.5 1zM${4 - i * 3}-3.5a2.6 1.2 0 1 0 4-.8l-1.8.9z`, 'reedlit')];
    shapes.set(`pool${i}`, { box: [-38, -18, 38, 20], most: 1.35, parts: [
      fill(smooth(rim), 'mire', 0.55), drawn(smooth(edge), 'pool', 0.9), line('M-19-2q7-3.5 15-2.5M3 4h13M-10 6h6M10-4h7', 'poollit', 1.2), ...pads,
    ] });
  }
}

export function swamp(site: Site): void {
  const { random, unit } = site;
  const pools = site.scatter([[76, 50], [58, 60], [42, 70], [30, 70], [20, 60]], (x, y, s) => site.room(x, y, s, 0.52, 0.24, 0.24, 6), 0.95, 0.56);
  const wet = (x: number, y: number): boolean => pools.some((pool) => ((x - pool.x) / (pool.s * 0.48)) ** 2 + ((y - pool.y) / (pool.s * 0.22)) ** 2 < unit * unit);
  const moss = site.scatter([[52, 24], [34, 18]], (x, y, s) => site.room(x, y, s, 0.5, 0.3, 0.3, 6), 0.9, 0.6);
  site.ink({ lines: moss.map(({ x, y, s }) => blob(random, x, y, s * 0.5 * unit, s * 0.3 * unit, 9, 0.25)), closed: true, soft: true, fill: 'moss', alpha: 0.4 });
  site.faint(({ s }) => [`pool${random.below(5)}`, s / 60], [[36, 16], [24, 24]], 1.1, 0.8, 0.3);
  site.ink({ lines: site.strew(30, (x, y, u) => [[x, y, x + random.between(4, 10) * u, y]], wet), stroke: 'ink', width: 0.8, alpha: 0.45, fine: true });
  for (const { x, y, s } of pools) site.stamp(`pool${random.below(5)}`, x, y, s / 60);
  let snags = 0;
  for (const { x, y, s } of site.scatter([[19, 70], [15, 100], [11, 90]], (x, y, s) => site.room(x, y, s, 0.3, 1, 0, 6) && !wet(x, y), 0.62, 0.42)) {
    if (s > 18 && snags < 2 && site.room(x, y, 1, 9, 27, 0)) site.stamp(`snag${snags++}`, x, y, 1);
    else site.stamp(`reed${random.below(4)}`, x, y, s / 17);
  }
}
