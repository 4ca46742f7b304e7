// The colours of the ground as one small picture, a point for each square of the grid: watercolour that dried darker at
// its edges, shallows along the shores, clouds in the paper. Enlarged it is soft, and costs next to nothing.
import type { Drawing } from '../lib/board';
import { isRole, rgb, type Palette, type Role } from './palette';
import { Random } from './random';
import { WATER } from './raster';

/** What a colour dries to at its edge. */
const POOLED: Partial<Record<string, Role>> = {
  forest: 'floor', farmland: 'field4', hill: 'hillshade', swamp: 'mire', mountain: 'rockshade', 'black-mountain': 'darkshade',
  mud: 'mudmire', mushroom: 'lichen', crystal: 'geode', mine: 'timber', chasm: 'chasm',
};

/** The pooled edge, by the distance from it in quarters of a unit. */
const POOL = Float32Array.from({ length: 256 }, (_, i) => 0.42 * Math.exp(-i / 40) + 0.04);
const SHALLOW = Float32Array.from({ length: 512 }, (_, i) => 0.5 * Math.exp(-i / 46) + 0.28 * Math.exp(-i / 140));

/** Soft noise between -1 and 1 on a coarse lattice, one row at a time. */
function clouds(random: Random, cols: number, rows: number, step: number): (row: number, into: Float32Array, weight: number) => void {
  const [wide, high] = [Math.ceil(cols / step) + 2, Math.ceil(rows / step) + 2];
  const lattice = Float32Array.from({ length: wide * high }, () => random.between(-1, 1));
  return (row, into, weight) => {
    const v = row / step;
    const j = Math.floor(v) * wide;
    const f = (v % 1) ** 2 * (3 - 2 * (v % 1));
    for (let i = 0, n = 0; n < cols; i++) {
      const a = ((lattice[j + i] as number) * (1 - f) + (lattice[j + wide + i] as number) * f) * weight;
      const b = ((lattice[j + i + 1] as number) * (1 - f) + (lattice[j + wide + i + 1] as number) * f) * weight;
      for (let k = 0; k < step && n < cols; k++, n++) into[n] = (into[n] as number) + a + ((b - a) * k) / step;
    }
  };
}

export function wash({ name, regions, raster }: Drawing, unit: number, colours: Palette): ImageData {
  const { cols, rows, owner, edge, shore } = raster;
  const random = new Random(`${name}/wash`);
  const layers = [clouds(random, cols, rows, 46), clouds(random, cols, rows, 17), clouds(random, cols, rows, 6)] as const;
  const grounds = new Map(regions.map(({ id, terrain }) => {
    const wet = WATER.has(terrain);
    const cave = terrain === 'river';
    const base = rgb(colours[isRole(terrain) ? terrain : 'farmland']);
    const dark = rgb(colours[wet ? (cave ? 'rivershallow' : 'shallow') : POOLED[terrain] ?? 'shadow']);
    return [id, { wet, base, dark, deep: rgb(colours[cave ? 'riverdeep' : 'deep']), light: 1 + random.between(-0.07, 0.09) }];
  }));
  const picture = new ImageData(cols, rows);
  const { data } = picture;
  const row = new Float32Array(cols);
  const paper = rgb(colours.paper);
  const [nearby, wide] = [4 / unit, 1 / (raster.cell * Math.hypot(cols, rows))];
  for (let y = 0, n = 0; y < rows; y++) {
    row.fill(0);
    layers[0](y, row, 0.05);
    layers[1](y, row, 0.045);
    layers[2](y, row, 0.03);
    const dy = (y - rows / 2) * raster.cell * wide;
    for (let x = 0; x < cols; x++, n++) {
      const ground = grounds.get(owner[n] as number);
      const [r, g, b] = ground?.base ?? paper;
      let [mix, tone] = [0, 1 + (row[x] as number)];
      let other = paper;
      if (ground?.wet) {
        const d = shore[n] as number;
        mix = SHALLOW[Math.min(511, (d * nearby) | 0)] as number;
        other = ground.dark;
        if (mix < 0.12) [mix, other] = [Math.min(0.42, (0.12 - mix) * 3.5), ground.deep];
      } else if (ground) {
        mix = POOL[Math.min(255, ((edge[n] as number) * nearby) | 0)] as number;
        other = ground.dark;
        tone *= ground.light;
      }
      // a little darker towards the corners, as under a lamp
      const dx = (x - cols / 2) * raster.cell * wide;
      tone *= 1.02 - 0.55 * (dx * dx + dy * dy);
      const keep = 1 - mix;
      data[n * 4] = (r * keep + other[0] * mix) * tone;
      data[n * 4 + 1] = (g * keep + other[1] * mix) * tone;
      data[n * 4 + 2] = (b * keep + other[2] * mix) * tone;
      data[n * 4 + 3] = 255;
    }
  }
  return picture;
}
