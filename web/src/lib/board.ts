// Reads a board file and draws its outlines with natural borders. A border is bent once for the two regions
// that share it, so they stay neighbours to the last pixel.
import type { RegionView } from '../protocol/RegionView';
import { regionNames } from '../map/names';
import { findName, findPlaces, type Box, type Places } from '../map/places';
import { Raster } from '../map/raster';
import { gridOf } from '../map/spans';

export type Point = [number, number];

export type BoardRegion = {
  id: number;
  /** A name of its own, for those who like names better than numbers. */
  title: string;
  terrain: string;
  symbols: string[];
  edge: boolean;
  /** Fire at the bottom of a chasm. */
  volcano?: boolean;
  /** Monsters guard something here. */
  monsters?: boolean;
  peak?: boolean;
  /** The island it lies on, where the board is made of several. */
  island?: string;
  borders: number[];
  center: Point;
  outline: Point[];
};

/** `title`: what people call it, where somebody laid it; `wide`: how it lay at first, where hexes move: it does not tip over in between. */
export type BoardFile = { name: string; title?: string; wide?: boolean; scenario?: string; players: number; rounds: number; aspect: number; regions: BoardRegion[] };

/** `at` and `scale`: where the stack stands and how large it may be; `ring`: the outline as the map draws it; `links`: numbers of the ways to
 * neighbours that lie elsewhere, whose spots come after those of the symbols. */
export type DrawnRegion = BoardRegion & Places & { path: string; ring: Point[]; box: Box; links: number[] };

export type Border = { points: Point[]; outer: boolean; sides: number[] };

export type Drawing = {
  name: string;
  title?: string | undefined;
  width: number;
  height: number;
  aspect: number;
  /** It lies on its side. */
  turned: boolean;
  /** Paper lies around it: it does not fill its sheet. */
  loose: boolean;
  /** It lies in the sea, not on paper. */
  afloat: boolean;
  regions: DrawnRegion[];
  borders: Border[];
  raster: Raster;
};

const blank = (): BoardRegion => ({ id: 0, title: '', terrain: 'farmland', symbols: [], edge: false, borders: [], center: [0, 0], outline: [] });

const EMPTY_ASPECT = 1.5;
/** What lies further aside than that is not in the direction of an arrow. */
const ASIDE = 0.35;

/** Reads the few shapes of TOML that a board file uses. */
export function readBoard(text: string): BoardFile {
  const file: BoardFile = { name: '', players: 2, rounds: 10, aspect: EMPTY_ASPECT, regions: [] };
  let into: Record<string, unknown> = file as unknown as Record<string, unknown>;
  // the hexes that a board was made of stand in it as a text of many lines
  for (const raw of text.replace(/"""[^]*?"""/g, '""').split('\n')) {
    const line = raw.trim();
    if (line === '[[region]]') {
      const region = blank();
      file.regions.push(region);
      into = region as unknown as Record<string, unknown>;
      continue;
    }
    const found = /^([a-z_]+)\s*=\s*(.+)$/.exec(line);
    if (!found?.[1] || !found[2]) continue;
    try {
      into[found[1]] = JSON.parse(found[2].replace(/,\s*\]/g, ']'));
    } catch {
      // a value this drawing does not need
    }
  }
  const titles = regionNames(file.name, file.regions.map((region) => region.terrain));
  file.regions.forEach((region, i) => {
    region.title = titles[i] ?? '';
    // a peak has no symbol, and is drawn like one
    if (region.peak) region.symbols = ['peak'];
  });
  // a table on which nothing lies may have no shape of its own
  if (!(file.aspect > 0)) file.aspect = EMPTY_ASPECT;
  return file;
}

const KEPT = 8;
const files = new Map<string, BoardFile>();

const isWide = ({ wide, aspect }: BoardFile): boolean => wide ?? aspect > 1.1;

/** A board by its text; `first`: as it lay before. One that is seen again, because a move was taken back or looked at once more, is not drawn
 * anew. */
export function boardOf(text: string, title?: string, first?: BoardFile): BoardFile {
  const wide = first && isWide(first);
  const key = [title, wide, text].join('\n');
  const file = files.get(key) ?? { ...readBoard(text), ...(title && { title }), ...(wide !== undefined && { wide }) };
  files.delete(key);
  files.set(key, file);
  for (const old of files.keys()) if (files.size > KEPT) files.delete(old);
  return file;
}

function noise(seed: number): number {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 4294967296 - 0.5;
}

/** A line like a hand draws it: pushed aside in the middle, then less and less in the middles of its parts. */
function bend(from: Point, to: Point, seed: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  let points = [from, to];
  let reach = Math.min(length * 0.17, 19);
  for (let part = length; part > 21; part /= 2) {
    const finer: Point[] = [from];
    for (let i = 1; i < points.length; i++) {
      const p = points[i - 1] as Point;
      const q = points[i] as Point;
      const shift = ((noise(seed++) + noise(seed++)) * reach) / (part || 1);
      finer.push([(p[0] + q[0]) / 2 - (q[1] - p[1]) * shift, (p[1] + q[1]) / 2 + (q[0] - p[0]) * shift], q);
    }
    points = finer;
    reach *= 0.52;
  }
  return points;
}

const round = (n: number): string => String(Math.round(n * 10) / 10);
const say = (p: Point): string => `${round(p[0])} ${round(p[1])}`;

/** A soft line through points, as it is walked from either end: the same line, so its numbers are said once. */
function soft(points: Point[]): { there: string; back: string } {
  const last = points.length - 1;
  const from = say(points[0] as Point);
  const to = say(points[last] as Point);
  if (last < 2) return { there: `L${to}`, back: `L${from}` };
  let there = '';
  let back = '';
  let before = from;
  for (let i = 1; i < last; i++) {
    const here = points[i] as Point;
    const next = points[i + 1] as Point;
    const end = i === last - 1 ? to : `${round((here[0] + next[0]) / 2)} ${round((here[1] + next[1]) / 2)}`;
    const bow = `Q${say(here)} `;
    there += bow + end;
    back = bow + before + back;
    before = end;
  }
  return { there, back };
}

/** The points that the soft line goes through. */
function flat(points: Point[]): Point[] {
  const last = points.length - 1;
  if (last < 2) return points;
  let from = points[0] as Point;
  const out: Point[] = [from];
  for (let i = 1; i < last; i++) {
    const here = points[i] as Point;
    const next = points[i + 1] as Point;
    const end: Point = i === last - 1 ? next : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    out.push([from[0] / 4 + here[0] / 2 + end[0] / 4, from[1] / 4 + here[1] / 2 + end[1] / 4], end);
    from = end;
  }
  return out;
}

const onEdge = (a: Point, b: Point): boolean =>
  (a[0] === b[0] && (a[0] === 0 || a[0] === 1000)) || (a[1] === b[1] && (a[1] === 0 || a[1] === 1000));

/** Squares of the grid on which room for stacks is sought. */
const FINE = 50_000;

/** Paper around a world that does not fill its sheet. */
export const SHORE = 44;

/** Whether markers lie in regions or may come to: what monsters guard stays when they are gone. */
export const isMarked = (regions: RegionView[]): boolean => regions.some((region) => region.monsters || region.marks?.some((mark) => mark.tile));

const drawn = new WeakMap<BoardFile, Map<string, Drawing>>();

/** `upright` turns a wide board by a quarter, for screens that are higher than wide; `marked`: markers may come to lie in its regions, as they
 * do wherever monsters or legendary places are drawn on it. A board is drawn once for each. */
function wayOf(file: BoardFile, upright: boolean, marked: boolean): { turned: boolean; plates: boolean; key: string } {
  const turned = upright && isWide(file);
  const plates = marked || file.regions.some((region) => region.monsters || region.symbols.includes('legendary'));
  return { turned, plates, key: `${turned} ${plates}` };
}

export function draw(file: BoardFile, upright = false, marked = false): Drawing {
  const { turned, plates } = wayOf(file, upright, marked);
  return drawingOf(file, upright, marked) ?? keepDrawing(file, upright, marked, outline(file, turned, plates));
}

/** How a board was drawn before, if it was. */
export const drawingOf = (file: BoardFile, upright: boolean, marked: boolean): Drawing | undefined => drawn.get(file)?.get(wayOf(file, upright, marked).key);

export function keepDrawing(file: BoardFile, upright: boolean, marked: boolean, drawing: Drawing): Drawing {
  const known = drawn.get(file) ?? new Map<string, Drawing>();
  drawn.set(file, known);
  known.set(wayOf(file, upright, marked).key, drawing);
  return drawing;
}

/** A side of regions, from the lesser of its ends to the greater; `sides`: who has it. */
type Side = { from: Point; to: Point; sides: number[] };

/** Every side of a board, and those of each region in turn. */
function sidesOf({ regions }: BoardFile): { all: Map<string, Side>; around: { side: Side; backwards: boolean }[][] } {
  const all = new Map<string, Side>();
  const around = regions.map(({ id, outline }) => {
    const names = outline.map((point) => point.join());
    return outline.map((a, i) => {
      const j = i + 1 < outline.length ? i + 1 : 0;
      const b = outline[j] as Point;
      const one = names[i] as string;
      const other = names[j] as string;
      const backwards = one > other;
      const key = backwards ? `${other}|${one}` : `${one}|${other}`;
      let side = all.get(key);
      if (!side) all.set(key, (side = { from: backwards ? b : a, to: backwards ? a : b, sides: [] }));
      side.sides.push(id);
      return { side, backwards };
    });
  });
  return { all, around };
}

/** Neighbours without a common border: each pair has a number, from 1. */
function linksOf({ regions }: BoardFile, sides: Iterable<Side>): Map<number, number[]> {
  const touching = new Set<string>();
  for (const { sides: [one, other] } of sides) if (other !== undefined) touching.add(`${one} ${other}`).add(`${other} ${one}`);
  const links = new Map<number, number[]>();
  let count = 0;
  for (const { id, borders } of regions) {
    for (const other of borders) {
      if (other < id || touching.has(`${id} ${other}`)) continue;
      count += 1;
      for (const end of [id, other]) links.set(end, [...(links.get(end) ?? []), count]);
    }
  }
  return links;
}

/** Whether some region has a side that neither another region nor the edge of the sheet has. */
function isLoose(sides: Iterable<Side>): boolean {
  for (const { from, to, sides: { length } } of sides) if (length === 1 && !onEdge(from, to)) return true;
  return false;
}

/** Where a point of a board file lies on the drawing. */
export function placed({ aspect, turned, loose }: Pick<Drawing, 'aspect' | 'turned' | 'loose'>, [x, y]: Point): Point {
  const pad = loose ? SHORE : 0;
  return turned ? [1000 - y + pad, x * aspect + pad] : [x * aspect + pad, y + pad];
}

function outline(file: BoardFile, turned: boolean, plates: boolean): Drawing {
  const start = performance.now();
  const { all, around: ways } = sidesOf(file);
  const loose = isLoose(all.values());
  const pad = loose ? SHORE : 0;
  const stretch = (p: Point): Point => placed({ aspect: file.aspect, turned, loose }, p);
  const lines = new Map<Side, { line: Point[]; outer: boolean; there: string; back: string }>();
  const lineOf = (side: Side): { line: Point[]; outer: boolean; there: string; back: string } => {
    const known = lines.get(side);
    if (known) return known;
    const { from, to } = side;
    const outer = !loose && onEdge(from, to);
    // the same line whichever way up the board lies
    const seed = Math.round(from[0] * 31 + from[1] * 57 + to[0] * 131 + to[1] * 17) * 64;
    const wide = ([x, y]: Point): Point => [x * file.aspect, y];
    const bent = outer ? [wide(from), wide(to)] : bend(wide(from), wide(to), seed);
    const points = bent.map((p) => stretch([p[0] / file.aspect, p[1]]));
    const made = { line: flat(points), outer, ...soft(points) };
    lines.set(side, made);
    return made;
  };
  const shapes = file.regions.map(({ outline }, i) => {
    let path = `M${say(stretch(outline[0] as Point))}`;
    const ring: Point[] = [];
    for (const { side, backwards } of ways[i]!) {
      const { line, there, back } = lineOf(side);
      path += backwards ? back : there;
      if (backwards) for (let k = line.length - 1; k > 0; k--) ring.push(line[k] as Point);
      else for (let k = 0; k < line.length - 1; k++) ring.push(line[k] as Point);
    }
    return { path: `${path}Z`, ring };
  });
  const width = (turned ? 1000 : 1000 * file.aspect) + 2 * pad;
  const height = (turned ? 1000 * file.aspect : 1000) + 2 * pad;
  const raster = new Raster(width, height, file.regions.map(({ id, terrain }, i) => ({ id, terrain, ring: shapes[i]!.ring })));
  const links = linksOf(file, all.values());
  const signs = ({ id, symbols }: BoardRegion): number => symbols.length + (links.get(id)?.length ?? 0);
  const wishes = file.regions.map((region, i) => ({ id: region.id, center: stretch(region.center), symbols: signs(region), plates, ring: shapes[i]!.ring, box: around(shapes[i]!.ring) }));
  const places = findPlaces(gridOf(width, height, FINE), wishes);
  const drawing: Drawing = {
    name: file.name,
    title: file.title,
    width,
    height,
    aspect: file.aspect,
    turned,
    loose,
    afloat: file.regions.some((region) => region.island !== undefined),
    raster,
    regions: file.regions.map((region, i) => ({ ...region, ...shapes[i]!, ...places[i]!, box: wishes[i]!.box, links: links.get(region.id) ?? [] })),
    // a line that a region walks to and fro is a cut in its outline, and no border
    borders: [...lines].filter(([{ sides: [one, other] }]) => one !== other).map(([{ sides }, { line, outer }]) => ({ points: line, outer, sides })),
  };
  performance.measure('map: outlines and places', { start });
  return drawing;
}

/** Where the name of a region goes, if names are shown. */
export const nameSpot = ({ width, height }: Drawing, region: DrawnRegion): { at: Point; scale: number } =>
  findName(gridOf(width, height, FINE), { ...region, symbols: region.spots.length, plates: region.plates.length > 0 }, region, region.title.length);

function around(ring: Point[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** The neighbour that lies in a direction; where none does, the nearest region there of another island. */
export function neighbour(drawing: Drawing, from: number, dx: number, dy: number): number {
  const here = drawing.regions[from];
  if (!here) return 0;
  /** How far another region lies, and how straight in that direction: 1 is straight on. */
  const way = ({ at }: DrawnRegion): { far: number; straight: number } => {
    const [x, y] = [at[0] - here.at[0], at[1] - here.at[1]];
    const far = Math.hypot(x, y) || 1;
    return { far, straight: (x * dx + y * dy) / far };
  };
  const best = (ids: number[], good: (way: { far: number; straight: number }) => number): number | undefined => {
    const ways = ids.flatMap((id) => (drawing.regions[id] ? [{ id, ...way(drawing.regions[id]) }] : [])).filter(({ straight }) => straight > ASIDE);
    return ways.sort((a, b) => good(b) - good(a))[0]?.id;
  };
  const ashore = drawing.regions.filter(({ island }) => island !== here.island).map(({ id }) => id);
  return best(here.borders, ({ straight }) => straight) ?? best(ashore, ({ far, straight }) => straight / far) ?? from;
}
