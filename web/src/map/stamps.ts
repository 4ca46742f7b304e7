// Small drawings that are used many times. Each is drawn once for a size and a palette, then copied.
import type { Palette, Role } from './palette';
import type { Box } from './places';

/** One part of a stamp: a shape with a fill, a line, or a fill that fades from top to bottom. */
export type Part = { d: string; fill?: Role; stroke?: Role; width?: number; alpha?: number; fade?: { to: Role; from: number; until: number; alphas: [number, number, number]; turn: number } };
/** `most`: the largest size at which it is used. */
export type StampShape = { box: Box; most: number; parts: Part[] };

export const fill = (d: string, role: Role, alpha = 1): Part => ({ d, fill: role, alpha });
export const line = (d: string, stroke: Role, width: number, alpha = 1): Part => ({ d, stroke, width, alpha });
export const drawn = (d: string, role: Role, width = 0.8): Part => ({ d, fill: role, stroke: 'ink', width });
/** The shadow at the foot of a thing. */
export const foot = (x: number, y: number, rx: number, ry: number): Part => fill(ellipse(x, y, rx, ry), 'shadow', 0.22);
export const shade = (d: string): Part => fill(d, 'shadow', 0.26);

const n1 = (v: number): string => String(Math.round(v * 10) / 10);
export const pt = (x: number, y: number): string => `${n1(x)} ${n1(y)}`;
export const ellipse = (x: number, y: number, rx: number, ry: number): string => `M${pt(x - rx, y)}a${pt(rx, ry)} 0 1 0 ${pt(2 * rx, 0)}a${pt(rx, ry)} 0 1 0 ${pt(-2 * rx, 0)}z`;
export const poly = (points: readonly (readonly [number, number])[], close = true): string => `M${points.map(([x, y]) => pt(x, y)).join('L')}${close ? 'z' : ''}`;

/** A smooth closed shape through the middles of a flat list of points. */
export function smooth(points: readonly number[]): string {
  const n = points.length / 2;
  const at = (i: number): [number, number] => [points[(i % n) * 2] as number, points[(i % n) * 2 + 1] as number];
  const mid = (i: number): string => pt((at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2);
  let d = `M${mid(n - 1)}`;
  for (let i = 0; i < n; i++) d += `Q${pt(...at(i))} ${mid(i)}`;
  return `${d}z`;
}

export type Surface = HTMLCanvasElement | OffscreenCanvas;
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Paper to draw on, in a page or beside it. */
export function surface(width: number, height: number): { canvas: Surface; context: Context } {
  const inPage = typeof document !== 'undefined';
  const canvas = inPage ? document.createElement('canvas') : new OffscreenCanvas(width, height);
  if (inPage) [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d') as Context | null;
  if (!context) throw new Error('no paper to draw on');
  return { canvas, context };
}

type Place = { x: number; y: number; w: number; h: number; shape: StampShape };

/** A sheet with every stamp that is used, at so many pixels for a glyph unit. */
export class StampSheet {
  readonly canvas: Surface;
  readonly #places = new Map<string, Place>();

  constructor(shapes: Iterable<[string, StampShape]>, colours: Palette, private readonly scale: number) {
    const GAP = 2;
    let [x, y, high, wide] = [0, 0, 0, 0];
    const sizes = [...shapes].map(([name, shape]) => {
      const k = scale * shape.most;
      return { name, shape, w: Math.ceil((shape.box[2] - shape.box[0]) * k) + GAP, h: Math.ceil((shape.box[3] - shape.box[1]) * k) + GAP };
    }).sort((a, b) => b.h - a.h);
    const limit = Math.max(256, Math.sqrt(sizes.reduce((sum, { w, h }) => sum + w * h, 0)) * 1.1);
    for (const { name, shape, w, h } of sizes) {
      if (x + w > limit) [x, y, high] = [0, y + high, 0];
      this.#places.set(name, { x, y, w: w - GAP, h: h - GAP, shape });
      x += w;
      [high, wide] = [Math.max(high, h), Math.max(wide, x)];
    }
    const { canvas, context } = surface(Math.max(1, wide), Math.max(1, y + high));
    this.canvas = canvas;
    context.lineCap = context.lineJoin = 'round';
    for (const place of this.#places.values()) draw(context, place, colours, scale);
  }

  /** Puts a stamp with its foot at a point; `unit`: how large a glyph unit is there. */
  put(context: Context, name: string, x: number, y: number, size: number, unit: number): void {
    const place = this.#places.get(name);
    if (!place) return;
    const { box, most } = place.shape;
    const k = size * unit;
    const full = k / (this.scale * most);
    context.drawImage(this.canvas, place.x, place.y, place.w, place.h, x + box[0] * k, y + box[1] * k, place.w * full, place.h * full);
  }
}

const paths = new Map<string, Path2D>();

/** A path is read once: night, day and every size draw the same. */
function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (!path) paths.set(d, (path = new Path2D(d)));
  return path;
}

function draw(context: Context, { x, y, shape: { box, most, parts } }: Place, colours: Palette, scale: number): void {
  const k = scale * most;
  context.setTransform(k, 0, 0, k, x - box[0] * k, y - box[1] * k);
  for (const { d, fill, stroke, width = 1, alpha = 1, fade } of parts) {
    const path = pathOf(d);
    context.globalAlpha = alpha;
    if (fill) {
      context.fillStyle = fade ? fading(context, colours, fill, fade) : colours[fill];
      context.fill(path);
    }
    if (stroke) {
      context.strokeStyle = colours[stroke];
      context.lineWidth = width;
      context.stroke(path);
    }
  }
}

function fading(context: Context, colours: Palette, role: Role, { to, from, until, alphas, turn }: NonNullable<Part['fade']>): CanvasGradient {
  const gradient = context.createLinearGradient(0, from, 0, until);
  const see = (colour: string, alpha: number): string => colour + Math.round(alpha * 255).toString(16).padStart(2, '0');
  gradient.addColorStop(0, see(colours[role], alphas[0]));
  gradient.addColorStop(turn, see(colours[role], alphas[1]));
  gradient.addColorStop(1, see(colours[to], alphas[2]));
  return gradient;
}
