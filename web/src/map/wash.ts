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

/** Shade on the paper around a world, or surf around islands, by the distance from the rim in quarters of a unit. It fades evenly: steps would show the squares of the grid. */
const SHADE = Float32Array.from({ length: 260 }, (_, i) => Math.max(0, 0.64 * Math.exp(-i / 92) - 0.04));

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

/** `clear`: there is no paper around a world that does not fill its sheet. */
export function wash({ name, regions, raster, afloat }: Drawing, unit: number, colours: Palette, clear = false): ImageData {
  const { cols, rows, owner, edge, shore } = raster;
  const random = new Random(`${name}/wash`);
  const layers = [clouds(random, cols, rows, 46), clouds(random, cols, rows, 17), clouds(random, cols, rows, 6)] as const;
  // by region: colour, what it is mixed with at the edge, what with far from it, light; all ground is paper at first
  const count = regions.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const table = new Float32Array((count + 1) * 10);
  const wet = new Uint8Array(count + 1);
  for (const { id, terrain } of regions) {
    wet[id] = WATER.has(terrain) ? 1 : 0;
    const cave = terrain === 'river';
    const edge = wet[id] ? (cave ? 'rivershallow' : 'shallow') : POOLED[terrain] ?? 'shadow';
    table.set([...rgb(colours[isRole(terrain) ? terrain : 'farmland']), ...rgb(colours[edge]), ...rgb(colours[cave ? 'riverdeep' : 'deep']), 1 + random.between(-0.07, 0.09)], id * 10);
  }
  // the open sea is darker than the waters of a board, so that nobody takes it for a region
  table.set([...(afloat ? ['deep', 'sea', 'deep'] as const : ['paper', 'plate', 'paper'] as const).flatMap((role) => rgb(colours[role])), 1], count * 10);
  const rim = rgb(colours[afloat ? 'foam' : 'gild']);
  const outwards = 4 / Math.min(1, unit);
  const picture = new ImageData(cols, rows);
  const { data } = picture;
  const row = new Float32Array(cols);
  const nearby = 4 / unit;
  const across = 1 / (cols * cols + rows * rows);
  for (let y = 0, n = 0; y < rows; y++) {
    row.fill(0);
    layers[0](y, row, 0.05);
    layers[1](y, row, 0.045);
    layers[2](y, row, 0.03);
    const dy = (y - rows / 2) * (y - rows / 2);
    for (let x = 0; x < cols; x++, n++) {
      const id = owner[n] as number;
      const from = (id < 0 ? count : id) * 10;
      let other = from + 3;
      let mix: number;
      if (id >= 0 && wet[id] === 1) {
        mix = SHALLOW[Math.min(511, ((shore[n] as number) * nearby) | 0)] as number;
        if (mix < 0.12) {
          mix = Math.min(0.42, (0.12 - mix) * 3.5);
          other = from + 6;
        }
      } else if (id < 0 && afloat) mix = 2 * (SHALLOW[Math.min(511, ((edge[n] as number) * nearby * 0.5) | 0)] as number);
      else mix = POOL[Math.min(255, ((edge[n] as number) * nearby) | 0)] as number;
      // a little darker towards the corners, as under a lamp
      const tone = (1 + (row[x] as number)) * (table[from + 9] as number) * (1.02 - 0.55 * ((x - cols / 2) * (x - cols / 2) + dy) * across);
      const keep = (1 - mix) * tone;
      mix *= tone;
      const at = n * 4;
      data[at] = (table[from] as number) * keep + (table[other] as number) * mix;
      data[at + 1] = (table[from + 1] as number) * keep + (table[other + 1] as number) * mix;
      data[at + 2] = (table[from + 2] as number) * keep + (table[other + 2] as number) * mix;
      data[at + 3] = 255;
      if (id >= 0) continue;
      const shade = SHADE[Math.min(259, ((edge[n] as number) * outwards) | 0)] as number;
      for (let k = 0; k < 3; k++) data[at + k] = clear ? (rim[k] as number) : (data[at + k] as number) * (1 - shade) + (rim[k] as number) * shade;
      if (clear) data[at + 3] = 255 * shade;
    }
  }
  return picture;
}
