// Reads a board file and draws its outlines with natural borders. A border is bent once for the two regions
// that share it, so they stay neighbours to the last pixel.
export type Point = [number, number];

export type BoardRegion = {
  id: number;
  terrain: string;
  symbols: string[];
  edge: boolean;
  borders: number[];
  center: Point;
  outline: Point[];
};

export type BoardFile = { name: string; players: number; rounds: number; aspect: number; regions: BoardRegion[] };

/** `room`: how far the nearest border is from `at`; `spots`: free places for the symbols; `label`: one for the number. */
export type DrawnRegion = BoardRegion & { path: string; at: Point; room: number; spots: Point[]; label: Point };

export type Drawing = {
  name: string;
  width: number;
  height: number;
  regions: DrawnRegion[];
  borders: { path: string; outer: boolean }[];
  frame: string;
};

const EMPTY: BoardRegion = { id: 0, terrain: 'farmland', symbols: [], edge: false, borders: [], center: [0, 0], outline: [] };

/** Reads the few shapes of TOML that a board file uses. */
export function readBoard(text: string): BoardFile {
  const file: BoardFile = { name: '', players: 2, rounds: 10, aspect: 1.5, regions: [] };
  let into: Record<string, unknown> = file as unknown as Record<string, unknown>;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '[[region]]') {
      const region = structuredClone(EMPTY);
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
  return file;
}

function noise(seed: number): number {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 4294967296 - 0.5;
}

function bend(from: Point, to: Point, strength: number, seed: number, depth: number): Point[] {
  if (depth === 0) return [];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const shift = noise(seed) * strength;
  const mid: Point = [(from[0] + to[0]) / 2 - dy * shift, (from[1] + to[1]) / 2 + dx * shift];
  return [
    ...bend(from, mid, strength, seed * 2 + 1, depth - 1),
    mid,
    ...bend(mid, to, strength, seed * 2 + 2, depth - 1),
  ];
}

const round = (n: number): string => String(Math.round(n * 10) / 10);
const say = (p: Point): string => `${round(p[0])} ${round(p[1])}`;

/** A soft line through points; the same line whichever end it starts from. */
function soft(points: Point[]): string {
  let out = '';
  for (let i = 1; i < points.length - 1; i++) {
    const here = points[i] as Point;
    const next = points[i + 1] as Point;
    const end: Point = i === points.length - 2 ? next : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    out += `Q${say(here)} ${say(end)}`;
  }
  return out || `L${say(points[points.length - 1] as Point)}`;
}

const onEdge = (a: Point, b: Point): boolean =>
  [0, 1000].some((side) => (a[0] === side && b[0] === side) || (a[1] === side && b[1] === side));

export const edgeKey = (a: Point, b: Point): string => [a.join(), b.join()].sort().join('|');

/** `upright` turns a wide board by a quarter, for screens that are higher than wide. */
export function draw(file: BoardFile, upright = false): Drawing {
  const turned = upright && file.aspect > 1.1;
  const stretch = (p: Point): Point => (turned ? [1000 - p[1], p[0] * file.aspect] : [p[0] * file.aspect, p[1]]);
  const edges = new Map<string, { points: Point[]; outer: boolean }>();
  const edge = (a: Point, b: Point): Point[] => {
    const key = edgeKey(a, b);
    const backwards = key !== `${a.join()}|${b.join()}`;
    let known = edges.get(key);
    if (!known) {
      const [from, to] = backwards ? [stretch(b), stretch(a)] : [stretch(a), stretch(b)];
      const outer = onEdge(a, b);
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const seed = Math.round(from[0] * 31 + from[1] * 57 + to[0] * 131 + to[1] * 17);
      const depth = length < 60 ? 1 : length < 130 ? 2 : 3;
      known = { points: [from, ...bend(from, to, outer ? 0.06 : 0.3, seed, depth), to], outer };
      edges.set(key, known);
    }
    return backwards ? [...known.points].reverse() : known.points;
  };
  const regions = file.regions.map((region): DrawnRegion => {
    const start = stretch(region.outline[0] as Point);
    let path = `M${say(start)}`;
    region.outline.forEach((point, i) => {
      path += soft(edge(point, region.outline[(i + 1) % region.outline.length] as Point));
    });
    const at = stretch(region.center);
    const ring = region.outline.map(stretch);
    const spots = findSpots(ring, at, region.symbols.length + 1);
    return { ...region, path: `${path}Z`, at, room: inside(ring, at), spots, label: spots.pop() ?? at };
  });
  const borders = [...edges.values()].map(({ points, outer }) => ({
    path: `M${say(points[0] as Point)}${soft(points)}`,
    outer,
  }));
  return {
    name: file.name,
    width: turned ? 1000 : 1000 * file.aspect,
    height: turned ? 1000 * file.aspect : 1000,
    regions,
    borders,
    frame: regions.map((r) => r.path).join(''),
  };
}

/** How deep inside a ring a point lies; negative outside. */
function inside(ring: Point[], [x, y]: Point): number {
  let nearest = Infinity;
  let within = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] as Point;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy));
    if (a[1] > y !== b[1] > y && x < (dx * (y - a[1])) / dy + a[0]) within = !within;
  });
  return within ? nearest : -nearest;
}

/** Places in a ring that keep away from its border, from the tokens in the middle and from each other. */
function findSpots(ring: Point[], at: Point, count: number): Point[] {
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const spots: Point[] = [];
  const STEPS = 18;
  while (spots.length < count) {
    let best: Point = at;
    let most = -Infinity;
    for (let i = 1; i < STEPS * STEPS; i++) {
      const p: Point = [left + (width * (i % STEPS)) / STEPS, top + (height * Math.floor(i / STEPS)) / STEPS];
      const others = spots.map((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) - 30);
      const score = Math.min(inside(ring, p) - 15, Math.hypot(p[0] - at[0], p[1] - at[1]) - 52, 34, ...others) + (p[1] - at[1]) * 0.02;
      if (score > most) [best, most] = [p, score];
    }
    spots.push(best);
  }
  return spots;
}

/** The neighbour that lies in a direction, or any region there if no neighbour does. */
export function neighbour(drawing: Drawing, from: number, dx: number, dy: number): number {
  const here = drawing.regions[from];
  if (!here) return 0;
  let best = from;
  let score = 0.35;
  for (const id of here.borders) {
    const there = drawing.regions[id];
    if (!there) continue;
    const [x, y] = [there.at[0] - here.at[0], there.at[1] - here.at[1]];
    const straight = (x * dx + y * dy) / (Math.hypot(x, y) || 1);
    if (straight > score) {
      score = straight;
      best = id;
    }
  }
  return best;
}
