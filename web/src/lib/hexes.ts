// Actions that choose, move or lay a hex, as they lie on the map.
import type { ActionView } from '../protocol/ActionView';
import type { ShapeView } from '../protocol/ShapeView';
import { placed, type Drawing, type Point } from './board';
import type { Box } from '../map/places';
import { WATER } from '../map/raster';

/** A third of a hex. */
export type Third = { points: Point[]; ground: string };
export type Way = { action: ActionView; thirds: Third[] };

/** A place that hexes, or parts of one, are chosen from: its middle, how far its corners are, and the ways something can lie there, turned
 * further and further to the right where `turns`. `lies`: it looks like that already. */
export type Place = { at: Point; reach: number; ways: [Way, ...Way[]]; turns: boolean; lies: boolean };

const mean = (points: Point[]): Point => [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis as 0 | 1], 0) / points.length) as Point;
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** Hexes whose middles are nearer than this lie in one place. */
const NEAR = 12;

/** How far a hex is turned: the direction of its first third. */
function angle({ thirds }: Way, at: Point): number {
  const [x, y] = mean(thirds[0]?.points ?? [at]);
  return Math.atan2(y - at[1], x - at[0]);
}

function isThere({ thirds }: Way, { raster, regions }: Drawing): boolean {
  return thirds.every(({ points, ground }) => {
    const there = regions[raster.owner[raster.at(...mean(points))] ?? -1]?.terrain ?? '';
    return there === ground || (WATER.has(there) && WATER.has(ground));
  });
}

export function placesOf(actions: ActionView[], drawing: Drawing): Place[] {
  const found: Place[] = [];
  for (const action of actions) {
    if (!action.preview?.length) continue;
    const thirds = action.preview.map(({ outline, terrain }) => ({ ground: terrain, points: outline.map((point) => placed(drawing, point as Point)) }));
    const all = thirds.flatMap(({ points }) => points);
    const at = mean(all);
    const place = found.find((one) => far(one.at, at) < NEAR);
    if (place) place.ways.push({ action, thirds });
    else found.push({ at, reach: Math.max(...all.map((point) => far(point, at))), ways: [{ action, thirds }], turns: false, lies: false });
  }
  for (const place of found) {
    const first = angle(place.ways[0], place.at);
    const right = (way: Way): number => (angle(way, place.at) - first + 4 * Math.PI + 0.01) % (2 * Math.PI);
    place.turns = place.ways.some((way) => right(way) > 0.1);
    place.ways.sort((a, b) => right(a) - right(b));
    place.lies = !place.turns && isThere(place.ways[0], drawing);
  }
  // Too many for one place: they lie in a tray.
  return found.filter(({ turns, ways }) => turns || ways.length <= MOST);
}

/** A hex in a tray: its thirds in a box of `BOX`, with their symbols. */
export type Small = { points: string; ground: string; symbol?: string | undefined; at: Point };
/** As wide and high as a hex that stands on a corner. */
export const BOX: Point = [87, 100];
/** So many lie in one place on the map. */
const MOST = 6;

/** Hexes that lie nowhere yet, by their actions: many that look alike but for their grounds. */
export function trayOf(actions: ActionView[]): Map<string, Small[]> {
  const whole = actions.filter(({ preview }) => preview && preview.length > 1);
  const place = ({ preview }: ActionView): string => JSON.stringify(preview?.map(({ outline }) => outline));
  const first = whole[0];
  const alike = whole.filter((action) => first && place(action) === place(first));
  if (alike.length <= MOST) return new Map();
  return new Map(alike.map(({ action, preview = [] }) => [action, small(preview)]));
}

function small(preview: ShapeView[]): Small[] {
  const all = preview.flatMap(({ outline }) => outline);
  const [left, top] = [0, 1].map((axis) => Math.min(...all.map((point) => point[axis as 0 | 1]))) as Point;
  const [width, height] = [Math.max(...all.map(([x]) => x)) - left, Math.max(...all.map(([, y]) => y)) - top];
  return preview.map(({ outline, terrain, symbol }) => {
    const points = outline.map(([x, y]): Point => [((x - left) / (width || 1)) * BOX[0], ((y - top) / (height || 1)) * BOX[1]]);
    return { points: corners(points), ground: terrain, symbol, at: mean(points) };
  });
}

/** What must be seen so that all of them are; nothing where the map has room for them. */
export function roomFor(places: Place[], { width, height }: Drawing): Box | undefined {
  const points = places.flatMap(({ ways }) => ways.flatMap(({ thirds }) => thirds.flatMap(({ points }) => points)));
  const box: Box = [0, 0, width, height];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box[0] < 0 || box[1] < 0 || box[2] > width || box[3] > height ? box : undefined;
}

export const corners = (points: Point[]): string => points.map((point) => point.join()).join(' ');

/** The outline of the whole hex: its corners, once around. */
export function outlineOf({ at, reach, ways }: Place): string {
  const around = (point: Point): number => Math.atan2(point[1] - at[1], point[0] - at[0]);
  const outer = ways[0].thirds.flatMap(({ points }) => points).filter((point) => far(point, at) > reach / 2);
  const once = outer.filter((point, i) => !outer.slice(0, i).some((other) => far(point, other) < NEAR));
  return `M${once.sort((a, b) => around(a) - around(b)).map((point) => point.join(' ')).join('L')}Z`;
}
