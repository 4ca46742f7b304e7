// Mushroom groves under ground: caps of many sizes, some of which glow, and spores in the air.
import { undergrowth } from './forest';
import type { Random } from './random';
import type { Role } from './palette';
import type { Site } from './site';
import { drawn, fill, foot, line, pt, type StampShape } from './stamps';

const CAPS: readonly Role[] = ['cap', 'cap', 'cap2', 'cap', 'cap2', 'glowcap'];

export function caps(random: Random, shapes: Map<string, StampShape>): void {
  CAPS.forEach((role, i) => {
    const [h, w, lean, flat] = [random.between(22, 28), random.between(9, 14), random.between(-3, 3), random.between(0.3, 0.62)];
    const rim = -h * 0.55;
    const dome = -h * (0.7 + flat * 0.55);
    const dots = [[-0.45, 0.35], [0.05, 0.75], [0.45, 0.3], [-0.05, 0.1]].map(([dx, dy]) => `M${pt(lean + (dx as number) * w, -h * (0.62 + (dy as number) * flat * 0.3))}h.1`).join('');
    const parts = [
      foot(2, 0, w * 0.7, 2.4),
      drawn(`M-2.4 0Q${pt(lean * 0.3 - 1.4, -h * 0.3)} ${pt(lean - 2, rim)}H${(lean + 2).toFixed(1)}Q${pt(lean * 0.3 + 1.8, -h * 0.3)} 2.6 0z`, 'stem'),
      fill(`M${pt(lean - w * 0.9, -h * 0.54)}Q${pt(lean, -h * 0.4)} ${pt(lean + w * 0.9, -h * 0.54)}Q${pt(lean, -h * 0.48)} ${pt(lean - w * 0.9, -h * 0.54)}z`, 'gill'),
      drawn(`M${pt(lean - w, rim)}C${pt(lean - w * 0.95, dome)} ${pt(lean + w * 0.95, dome)} ${pt(lean + w, rim)}Q${pt(lean, -h * 0.42)} ${pt(lean - w, rim)}z`, role),
      line(`M${pt(lean - w * 0.75, -h * 0.62)}Q${pt(lean - w * 0.5, -h * (0.62 + flat * 0.3))} ${pt(lean - w * 0.05, -h * (0.66 + flat * 0.33))}`, 'caplit', 1.6),
      line(dots, 'caplit', 2.6),
    ];
    if (i === 1 || i === 3 || i === 4) {
      const x = w * 0.9;
      parts.push(drawn(`M${(x - 1).toFixed(1)} 1v-7h2.4v7z`, 'stem'), drawn(`M${pt(x - 4.5, -5.5)}Q${pt(x, -13)} ${pt(x + 5, -5.5)}z`, i % 2 ? 'cap2' : 'cap'));
    }
    shapes.set(`cap${i}`, { box: [-19, -32, 20, 4], most: 1.85, parts });
  });
}

export function mushrooms(site: Site): void {
  const { random, unit } = site;
  const placed = site.scatter([[46, 60], [36, 90], [27, 110], [19, 100], [12, 80]], (x, y, s) => site.room(x, y, s, 0.4, 0.95, 0.03, 6), 0.66, 0.46);
  undergrowth(site, placed, 0.2, 'lichen', 0.7);
  for (const { x, y, s } of placed) if (s > 20) site.marks.push({ glow: 'glowcap', x, y: y - s * 0.6 * unit, size: s * 0.95 * unit, alpha: 0.4 });
  site.faint(({ s }) => [`cap${random.below(6)}`, s / 26], [[12, 20], [8, 30]], 1.6, 1.2, 0.4);
  for (const { x, y, s } of placed) site.stamp(`cap${random.below(6)}`, x, y, s / 26);
  site.ink({ lines: site.strew(26, (x, y, u) => [[x, y, x + 0.1 * u, y]]), stroke: 'glowcap', width: 2, alpha: 0.7, fine: true });
}
