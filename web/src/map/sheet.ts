// The whole sheet: what stands where, which follows from the board alone, and putting it on paper.
import type { Drawing } from '../lib/board';
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
  const random = new Random('stamps');
  if (!shapes) {
    shapes = new Map();
    trees(random, shapes);
    mounds(random, shapes);
    peaks(random, shapes, false);
    reeds(random, shapes);
    homestead(shapes);
    vessels(shapes);
  }
  if (cave && !caveShapes) {
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
  const stamps = new StampSheet(shapes, colours, unit * view.scale);
  yield;
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y);
  context.lineCap = context.lineJoin = 'round';
  const { cell, cols, rows } = drawing.raster;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(ground.canvas, 0, 0, cols * cell, rows * cell);
  context.imageSmoothingQuality = 'low';
  if (drawing.loose) shore(context, drawing, unit, colours);
  const [left, top] = [-view.x / view.scale, -view.y / view.scale];
  const [right, bottom] = [left + view.width / view.scale, top + view.height / view.scale];
  yield;
  for (const { id, box, path } of drawing.regions) {
    if (box[0] > right || box[2] < left || box[1] > bottom || box[3] < top) continue;
    for (const mark of marks.get(id) ?? []) put(context, mark, stamps, colours, unit, fine, path);
    context.globalAlpha = 1;
    yield;
  }
  borders(context, drawing, unit, colours, view.scale / view.ratio);
  yield;
  if (!bare) frame(context, drawing, colours);
}

function put(context: Context, mark: Mark, stamps: StampSheet, colours: Palette, unit: number, fine: boolean, outline: string): void {
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
  if (mark.clip) {
    context.save();
    context.clip(new Path2D(outline));
  }
  context.beginPath();
  for (const line of mark.lines) (mark.soft ? trace : straight)(context, line, mark.closed ?? false);
  if (mark.fill) {
    context.fillStyle = colours[mark.fill];
    context.fill();
  }
  if (mark.stroke) {
    context.strokeStyle = colours[mark.stroke];
    context.lineWidth = (mark.width ?? 1) * unit;
    context.setLineDash(mark.dash?.map((length) => length * unit) ?? []);
    if (mark.butt) context.lineCap = 'butt';
    context.stroke();
    context.setLineDash([]);
    context.lineCap = 'round';
  }
  if (mark.clip) context.restore();
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

/** Lines of shade on the paper around a world, or of surf around islands. */
function shore(context: Context, { width, height, regions, borders, afloat }: Drawing, unit: number, colours: Palette): void {
  const rim = borders.filter(({ sides }) => sides.length === 1);
  context.save();
  const outside = new Path2D();
  outside.rect(0, 0, width, height);
  for (const { path } of regions) outside.addPath(new Path2D(path));
  context.clip(outside, 'evenodd');
  context.beginPath();
  for (const { points } of rim) straight(context, points.flat(), false);
  context.strokeStyle = afloat ? colours.foam : colours.gild;
  for (const [wide, alpha] of [[92, 0.1], [60, 0.13], [32, 0.2], [14, 0.3]] as const) {
    context.globalAlpha = alpha;
    context.lineWidth = wide * Math.min(1, unit);
    context.stroke();
  }
  context.restore();
}

/** Borders outrank everything: a line that swells like a nib's on a halo. On small screens it never gets thin. */
function borders(context: Context, { name, borders, regions }: Drawing, unit: number, colours: Palette, pixels: number): void {
  const inner = borders.filter((border) => !border.outer);
  const terrain = new Map(regions.map((region) => [region.id, region.terrain]));
  context.beginPath();
  for (const { points } of inner) straight(context, points.flat(), false);
  context.globalAlpha = 0.72;
  context.strokeStyle = colours.halo;
  context.lineWidth = Math.max(6.5 * unit, 4.6 / pixels);
  context.stroke();
  context.globalAlpha = 1;
  const random = new Random(`${name}/nib`);
  context.beginPath();
  for (const { points, sides } of inner) {
    const coast = sides.filter((id) => WATER.has(terrain.get(id) ?? '')).length === 1;
    nib(context, random, points, Math.max((sides.length < 2 ? 4.4 : coast ? 3.4 : 2.9) * unit, 1.7 / pixels));
  }
  context.fillStyle = context.strokeStyle = colours.line;
  context.lineWidth = Math.max(0.7 * unit, 0.4 / pixels);
  context.fill();
  context.stroke();
}

function nib(context: Context, random: Random, points: readonly (readonly [number, number])[], width: number): void {
  const phase = random.next() * 6.283;
  const [left, right]: [number[], number[]] = [[], []];
  points.forEach(([x, y], i) => {
    const [a, b] = [points[Math.max(0, i - 1)] as [number, number], points[Math.min(points.length - 1, i + 1)] as [number, number]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = (width / 2) * (1 + 0.3 * Math.sin(phase + i * 0.55) + random.between(-0.12, 0.12));
    const [nx, ny] = [(-(b[1] - a[1]) / length) * w, ((b[0] - a[0]) / length) * w];
    left.push(x + nx, y + ny);
    right.unshift(x - nx, y - ny);
  });
  straight(context, [...left, ...right], true);
}
