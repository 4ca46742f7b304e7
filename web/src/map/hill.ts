// Hills: lit domes with contours down the far side, tufts of grass, a lone tree.
import type { Random } from './random';
import type { Site } from './site';
import { fill, line, pt, type Part, type StampShape } from './stamps';

function mound(random: Random, s: number): Part[] {
  const [w, h, lean] = [s * random.between(0.98, 1.06), s * random.between(0.36, 0.44), random.between(-0.06, 0.06) * s];
  const dome = `M${pt(-w / 2, 0)}C${pt(-w * 0.28 + lean, -h * 1.3)} ${pt(w * 0.2 + lean, -h * 1.34)} ${pt(w / 2, 0)}`;
  const crest = pt(lean + w * 0.02, -h * 0.97);
  let ink = dome;
  for (let i = 0; i < (s > 34 ? 3 : 2); i++) {
    ink += `M${pt(lean * (0.72 - 0.2 * i) + w * (0.2 - 0.07 * i), -h * (0.83 - 0.12 * i))}q${pt(w * 0.12, h * 0.2)} ${pt(w * (0.17 - 0.02 * i), h * (0.62 - 0.12 * i))}`;
  }
  return [
    { d: `${dome}q${pt(-w / 2, h * 0.22)} ${pt(-w, 0)}z`, fill: 'hilllit', fade: { to: 'hill', from: -h, until: h * 0.12, alphas: [1, 0.8, 0], turn: 0.5 } },
    fill(`M${crest}Q${pt(w * 0.3, -h * 0.8)} ${pt(w / 2, 0)}Q${pt(w * 0.3, h * 0.1)} ${pt(w * 0.16, 0)}Q${pt(w * 0.3, -h * 0.5)} ${crest}z`, 'hillshade', 0.5),
    line(ink, 'ink', 1.15, 0.85),
  ];
}

export function mounds(random: Random, shapes: Map<string, StampShape>): void {
  for (let i = 0; i < 6; i++) shapes.set(`mound${i}`, { box: [-38, -34, 38, 5], most: 1.35, parts: mound(random, 68) });
  for (let i = 0; i < 4; i++) shapes.set(`knoll${i}`, { box: [-22, -20, 22, 4], most: 1.3, parts: mound(random, 38) });
}

export function hills(site: Site): void {
  const { random, unit } = site;
  const fits = (x: number, y: number, s: number): boolean => {
    const k = s * unit;
    return site.free(x - k * 0.52, y) && site.free(x + k * 0.52, y) && site.free(x - k * 0.25, y - k * 0.42) && site.free(x + k * 0.2, y - k * 0.42) && site.free(x, y) && site.free(x, y - k * 0.2);
  };
  site.faint(({ s }) => [`knoll${random.below(4)}`, s / 38], [[36, 24], [26, 34]], 0.9, 0.5, 0.45);
  site.ink({ lines: site.strew(26, (x, y, u) => [[x - 1.5 * u, y - 4 * u, x, y, x + u, y - 5 * u], [x, y, x + 3 * u, y - 3.5 * u]]), stroke: 'ink', width: 0.8, alpha: 0.5, fine: true });
  for (const { x, y, s } of site.scatter([[88, 70], [70, 90], [55, 110], [43, 120], [32, 110]], fits, 0.6, 0.27)) {
    if (s > 47) site.stamp(`mound${random.below(6)}`, x, y, s / 68);
    else site.stamp(`knoll${random.below(4)}`, x, y, s / 38);
    if (s > 46 && random.next() < 0.5) site.stamp(`tree${random.below(5)}`, x - s * random.between(0.1, 0.2) * unit, y - s * 0.31 * unit, 0.5);
  }
}
