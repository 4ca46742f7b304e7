// A drop seen from the south: the far wall shows its layers, below is night and mist, or fire.
import { lava } from './lava';
import type { Role } from './palette';
import type { Site } from './site';

export function chasm(site: Site): void {
  const { random, unit, region: { id, volcano, box: [left, , right, bottom] }, drawing: { raster } } = site;
  // the upper edge of the region, column by column
  const rim: [number, number][] = [];
  for (let next = left + 1; next < right + 8 * unit; next += random.between(4, 8) * unit) {
    const x = Math.min(next, right - 1);
    const column = Math.floor(x / raster.cell);
    for (let n = column; n < raster.owner.length; n += raster.cols) {
      if (raster.owner[n] !== id) continue;
      rim.push([x, Math.floor(n / raster.cols) * raster.cell]);
      break;
    }
  }
  if (rim.length < 3) return;
  const walls: readonly [number, Role][] = [[58, 'cliff4'], [42, 'cliff3'], [26, 'cliff2'], [12, 'cliff']];
  for (const [height, role] of walls) {
    let drop = height;
    const foot = rim.map(([x, y]) => {
      drop = Math.min(Math.max(drop + random.between(-8, 8), height * 0.7), height * 1.3);
      return [x, Math.min(y + drop * unit, bottom)];
    });
    site.marks.push({ clip: true, lines: [[...rim.flat(), ...foot.reverse().flat()]], closed: true, fill: role });
  }
  const cracks = rim.map(([x, y]) => {
    const reach = 44 * random.between(0.3, 1.1) * unit;
    return [x, y, x + random.between(-2, 2) * unit, y + reach * 0.4, x + random.between(-3, 3) * unit, y + reach];
  });
  site.ink({ clip: true, lines: cracks, stroke: 'ink', width: 1.3, alpha: 0.75 });
  if (volcano) return lava(site);
  const mist = site.strew(26, (x, y, u) => {
    const k = random.between(16, 34) * u;
    return site.free(x - k, y, 14, true) && site.free(x + k, y, 14, true) ? [[x - k, y, x, y - random.between(5, 9) * u, x + k, y, x, y + random.between(4, 7) * u]] : [];
  });
  site.ink({ lines: mist, closed: true, soft: true, fill: 'darksnow', alpha: 0.09, fine: true });
}
