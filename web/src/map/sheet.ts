// The whole sheet: what stands where, which follows from the board alone, and putting it on paper.
import type { Drawing, Point } from '../lib/board';
import { chasm } from './chasm';
import { crystals, gems } from './crystal';
import { fields, homestead } from './farmland';
import { forest, trees } from './forest';
import { frame } from './frame';
import { hills, mounds } from './hill';
import { galleries, workings } from './mine';
import { mountains, peaks } from './mountain';
import { mud, wallows } from './mud';
import { caps, mushrooms } from './mushroom';
import { palette, type Palette } from './palette';
import { Random } from './random';
import { WATER } from './raster';
import { calmGround, Site, type Mark, type Sheet } from './site';
import { StampSheet, surface, type Context, type StampShape } from './stamps';
import { reeds, swamp } from './swamp';
import { wash } from './wash';
import { stones, vessels, water } from './water';

const TERRAINS: Record<string, (site: Site) => void> = {
  mountain: (site) => mountains(site), forest, hill: hills, farmland: fields, swamp, sea: water, lake: water, river: water,
  'black-mountain': (site) => mountains(site, true), mud, mushroom: mushrooms, crystal: crystals, mine: galleries, chasm,
};
const SUN = new Set(['mountain', 'forest', 'hill', 'farmland', 'swamp', 'sea', 'lake']);
const DEEP = new Set(['black-mountain', 'mud', 'mushroom', 'crystal', 'mine']);
/** Below the earth, or in worlds that are made of both. */
const EITHER = new Set(['chasm', 'river']);

/** Every kind of ground that is drawn. */
export const grounds = Object.keys(TERRAINS);

/** `cave`: the sheet is of the world below; `stamps`: what is drawn on it comes from there, or from above. */
export type Plan = { drawing: Drawing; unit: number; cave: boolean; stamps: Map<string, StampShape>; marks: Map<number, Mark[]> };
/** A part of the sheet at a size: `scale` pixels for a board unit, and where the board's corner lies in pixels. `ratio`: pixels of the device for one of the page. */
export type View = { width: number; height: number; scale: number; x: number; y: number; ratio: number };

/** Board units for a glyph unit: glyphs are in keeping with the regions. */
const glyphUnit = ({ width, height, regions, loose, raster }: Drawing): number => {
  const ground = loose ? raster.owner.reduce((sum, id) => sum + (id < 0 ? 0 : 1), 0) * raster.cell ** 2 : width * height;
  return Math.sqrt(ground / Math.max(8, regions.length)) / 173;
};

/** Whether so small that signs are drawn larger and fewer. */
export const isSmall = (drawing: Drawing, scale: number): boolean => glyphUnit(drawing) * scale < 0.45;

/** Says what stands where, region by region. */
export function* plan(drawing: Drawing, small: boolean): Generator<undefined, Plan> {
  const unit = glyphUnit(drawing) * (small ? 1.35 : 1);
  const sheet: Sheet = { drawing, unit, taken: calmGround(drawing, small ? 1.2 : 1), once: new Set() };
  const marks = new Map<number, Mark[]>();
  for (const region of drawing.regions) {
    const site = new Site(sheet, region);
    TERRAINS[region.terrain]?.(site);
    marks.set(region.id, site.marks);
    yield;
  }
  const of = (kind: Set<string>): number => drawing.regions.filter(({ terrain }) => kind.has(terrain)).length;
  const [sun, deep, either] = [of(SUN), of(DEEP), of(EITHER)];
  const cave = deep > sun || (sun === 0 && either > 0);
  return { drawing, unit, cave, stamps: stampShapes(cave || deep + either > 0, sun > 0 || !cave), marks };
}

let shapes: Map<string, StampShape> | undefined;
let caveShapes: Map<string, StampShape> | undefined;

export function stampShapes(cave: boolean, sun = !cave): Map<string, StampShape> {
  if (!shapes) {
    const random = new Random('stamps');
    shapes = new Map();
    trees(random, shapes);
    mounds(random, shapes);
    peaks(random, shapes, false);
    reeds(random, shapes);
    homestead(shapes);
    vessels(shapes);
  }
  if (cave && !caveShapes) {
    // chance of their own, so that they look the same whichever were made first
    const random = new Random('stamps');
    caveShapes = new Map();
    peaks(random, caveShapes, true);
    stones(random, caveShapes);
    wallows(random, caveShapes);
    caps(random, caveShapes);
    gems(random, caveShapes);
    workings(random, caveShapes);
    // a sheet under ground has waves, and nothing that grows in the sun
    for (const [name, shape] of shapes) if (name.startsWith('wave')) caveShapes.set(name, shape);
  }
  if (!cave || !caveShapes) return shapes;
  return sun ? new Map([...shapes, ...caveShapes]) : caveShapes;
}

/** Puts a plan on paper, part by part, so that nobody waits for the whole. */
export function* paint(context: Context, { drawing, unit, cave, stamps: shapes, marks }: Plan, night: boolean, view: View, bare = false): Generator<undefined, void> {
  const colours = palette(night, cave);
  const fine = (unit * view.scale) / view.ratio >= 0.5;
  const picture = wash(drawing, unit, colours, bare);
  const ground = surface(picture.width, picture.height);
  ground.context.putImageData(picture, 0, 0);
  yield;
  const [left, top] = [-view.x / view.scale, -view.y / view.scale];
  const [right, bottom] = [left + view.width / view.scale, top + view.height / view.scale];
  const seen = drawing.regions.filter(({ box }) => box[0] <= right && box[2] >= left && box[1] <= bottom && box[3] >= top);
  const used = new Set<string>();
  for (const { id } of seen) for (const mark of marks.get(id) ?? []) if ('stamp' in mark && (fine || !mark.fine)) used.add(mark.stamp);
  const stamps = new StampSheet([...shapes].filter(([name]) => used.has(name)), colours, unit * view.scale);
  yield;
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y);
  const { cell, cols, rows } = drawing.raster;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(ground.canvas, 0, 0, cols * cell, rows * cell);
  context.imageSmoothingQuality = 'low';
  yield;
  for (const { id, path } of seen) {
    // what is cut off at the border comes together, so that the border is asked for once
    let cut = false;
    for (const mark of marks.get(id) ?? []) {
      const cuts = 'lines' in mark && mark.clip === true;
      if (cuts !== cut) {
        if (cuts) {
          context.save();
          context.clip(new Path2D(path));
        } else context.restore();
        cut = cuts;
      }
      put(context, mark, stamps, colours, unit, view.scale, fine);
    }
    if (cut) context.restore();
    context.globalAlpha = 1;
    yield;
  }
  borders(context, drawing, unit, colours, view.scale / view.ratio);
  yield;
  if (!bare) frame(context, drawing, colours);
}

function put(context: Context, mark: Mark, stamps: StampSheet, colours: Palette, unit: number, scale: number, fine: boolean): void {
  if ('stamp' in mark) {
    if (mark.fine && !fine) return;
    context.globalAlpha = mark.alpha ?? 1;
    stamps.put(context, mark.stamp, mark.x, mark.y, mark.size, unit);
    return;
  }
  context.globalAlpha = mark.alpha ?? 1;
  if ('glow' in mark) {
    const light = context.createRadialGradient(mark.x, mark.y, 0, mark.x, mark.y, mark.size);
    light.addColorStop(0, colours[mark.glow]);
    light.addColorStop(1, `${colours[mark.glow]}00`);
    context.fillStyle = light;
    context.fillRect(mark.x - mark.size, mark.y - mark.size, 2 * mark.size, 2 * mark.size);
    return;
  }
  if (mark.fine && !fine) return;
  context.beginPath();
  for (const line of mark.lines) (mark.soft ? trace : straight)(context, line, mark.closed ?? false);
  if (mark.fill) {
    context.fillStyle = colours[mark.fill];
    context.fill();
  }
  if (mark.stroke) {
    context.strokeStyle = colours[mark.stroke];
    context.lineWidth = (mark.width ?? 1) * unit;
    if (mark.dash) context.setLineDash(mark.dash.map((length) => length * unit));
    hold(context, context.lineWidth * scale, mark.butt);
    context.stroke();
    if (mark.dash) context.setLineDash([]);
  }
}

/** How a pen is held for a line of so many pixels: nobody sees whether the ends of a thin one are round, and round ones take several times as long. */
function hold(context: Context, pixels: number, butt = false): void {
  const thin = pixels < 2;
  context.lineCap = butt ? 'butt' : thin ? 'square' : 'round';
  context.lineJoin = thin ? 'bevel' : 'round';
}

function straight(context: Context, line: number[], closed: boolean): void {
  context.moveTo(line[0] as number, line[1] as number);
  for (let i = 2; i < line.length; i += 2) context.lineTo(line[i] as number, line[i + 1] as number);
  if (closed) context.closePath();
}

/** A soft closed shape through the middles of its sides. */
function trace(context: Context, line: number[]): void {
  const n = line.length;
  const at = (i: number): number => line[i % n] as number;
  context.moveTo((at(n - 2) + at(0)) / 2, (at(n - 1) + at(1)) / 2);
  for (let i = 0; i < n; i += 2) context.quadraticCurveTo(at(i), at(i + 1), (at(i) + at(i + 2)) / 2, (at(i + 1) + at(i + 3)) / 2);
  context.closePath();
}

/** Borders outrank everything: a line that swells like a nib's on a halo. On small screens it never gets thin. */
function borders(context: Context, { name, borders, regions }: Drawing, unit: number, colours: Palette, pixels: number): void {
  const inner = borders.filter((border) => !border.outer);
  const terrain = new Map(regions.map((region) => [region.id, region.terrain]));
  context.beginPath();
  // for a soft line every second point is enough
  for (const { points } of inner) sketch(context, points);
  context.lineCap = 'round';
  context.lineJoin = 'bevel';
  context.globalAlpha = 0.72;
  context.strokeStyle = colours.halo;
  context.lineWidth = Math.max(6.5 * unit, 4.6 / pixels);
  context.stroke();
  context.globalAlpha = 1;
  const random = new Random(`${name}/nib`);
  const more = Math.max(0.7 * unit, 0.4 / pixels);
  context.beginPath();
  for (const { points, sides } of inner) {
    const coast = sides.filter((id) => WATER.has(terrain.get(id) ?? '')).length === 1;
    nib(context, random, points, Math.max((sides.length < 2 ? 4.4 : coast ? 3.4 : 2.9) * unit, 1.7 / pixels), more);
  }
  context.fillStyle = colours.line;
  context.fill();
}

/** A line through every second of its points, and its ends. */
function sketch(context: Context, points: readonly Point[]): void {
  const last = points.length - 1;
  for (let i = 0; i < last; i += 2) {
    const point = points[i] as Point;
    if (i === 0) context.moveTo(point[0], point[1]);
    else context.lineTo(point[0], point[1]);
  }
  const end = points[last] as Point;
  context.lineTo(end[0], end[1]);
}

/** One side there, the other back. `more`: what is added all around, so that ends meet. */
function nib(context: Context, random: Random, points: readonly Point[], width: number, more: number): void {
  const phase = random.next() * 6.283;
  const last = points.length - 1;
  const back: number[] = [];
  for (let i = 0; i <= last; i++) {
    const point = points[i] as Point;
    const a = points[i > 0 ? i - 1 : 0] as Point;
    const b = points[i < last ? i + 1 : last] as Point;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const w = ((width / 2) * (1 + 0.3 * Math.sin(phase + i * 0.55) + random.between(-0.12, 0.12)) + more / 2) / length;
    const beyond = (i === 0 ? -more : i === last ? more : 0) / length;
    const x = point[0] + dx * beyond;
    const y = point[1] + dy * beyond;
    if (i === 0) context.moveTo(x - dy * w, y + dx * w);
    else context.lineTo(x - dy * w, y + dx * w);
    back.push(x + dy * w, y - dx * w);
  }
  for (let i = back.length - 2; i >= 0; i -= 2) context.lineTo(back[i] as number, back[i + 1] as number);
  context.closePath();
}
