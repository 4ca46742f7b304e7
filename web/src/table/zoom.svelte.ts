// Moving and enlarging the map with wheel, fingers, mouse and buttons.
import { MARGIN, type Box } from '../map/places';

/** How far the map was moved, in its own units, and how many times it was enlarged. */
export type Look = { x: number; y: number; k: number };

/** Where what was drawn at one look lies at another, at so many pixels for a unit; the corner of the map is its origin. */
export function shift(now: Look, was: Look, scale: number): string {
  const k = now.k / was.k;
  return `translate(${scale * (now.x - was.x * k)}px, ${scale * (now.y - was.y * k)}px) scale(${k})`;
}

/** Milliseconds until hands and wheel are at rest. */
export const REST = 160;

export class Zoom {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** The look at which the map was drawn last: in between what was drawn is only pushed about. */
  drawn = $state.raw<Look>({ x: 0, y: 0, k: 1 });
  dragging = false;
  /** Somebody has looked where he wanted to look: the map opens nowhere by itself any more. */
  touched = false;
  /** What lies beyond the map and must be seen, and the look before it did. */
  #room: Box | undefined;
  #before: Look | undefined;
  #fingers = new Map<number, { x: number; y: number }>();
  #svg: SVGSVGElement | undefined;
  #frame: HTMLElement | undefined;
  /** The box of the map on the screen, measured once for each movement of hands. */
  #box: DOMRect | undefined;

  /** The board, how much of it the frame has room for, and the `corner`: pixels from the corner of its box to that of the map. */
  constructor(private readonly size: () => { width: number; height: number; wide: number; high: number; corner: readonly [number, number]; scale: number }) {}

  hold(svg: SVGSVGElement, frame: HTMLElement): () => void {
    this.#svg = svg;
    this.#frame = frame;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.touched = true;
      this.#at(event.clientX, event.clientY, Math.exp(-event.deltaY * 0.0016));
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    return () => svg.removeEventListener('wheel', wheel);
  }

  /** The map is drawn as it lies now. */
  settle(): void {
    const { x, y, k } = this;
    const { drawn } = this;
    if (x !== drawn.x || y !== drawn.y || k !== drawn.k) this.drawn = { x, y, k };
    this.#box = undefined;
  }

  #inside(x: number, y: number): { x: number; y: number } {
    const { corner, scale } = this.size();
    const box = (this.#box ??= this.#frame?.getBoundingClientRect() ?? new DOMRect());
    return { x: (x - box.x - corner[0]) / scale, y: (y - box.y - corner[1]) / scale };
  }

  /** What is larger than the frame fills it to its edges; what is smaller lies in its middle. */
  #clamp(): void {
    const { width, height, wide, high } = this.size();
    const [left, top, right, bottom] = this.#extent();
    const within = (at: number, length: number, seen: number, from: number, to: number): number => {
      const [before, after] = [(length - seen) / 2 - from * this.k, (length + seen) / 2 - to * this.k];
      return before < after ? (before + after) / 2 : Math.min(before, Math.max(after, at));
    };
    this.x = within(this.x, width, wide, left, right);
    this.y = within(this.y, height, high, top, bottom);
  }

  /** All that there is to see. */
  #extent(): Box {
    const { width, height } = this.size();
    const [left, top, right, bottom] = this.#room ?? [0, 0, width, height];
    return [left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN];
  }

  /** How small the map may be. */
  #least(): number {
    const { wide, high } = this.size();
    const [left, top, right, bottom] = this.#extent();
    return this.#room ? Math.min(1, wide / (right - left), high / (bottom - top)) : 1;
  }

  /** Makes room for what may come to lie beyond the map; without it the map lies as it lay before. */
  makeRoom(box: Box | undefined): void {
    if (!box && !this.#before) return;
    const { x, y, k } = this.#before ?? this;
    this.#before = box && { x, y, k };
    this.#room = box;
    [this.x, this.y, this.k] = [x, y, box ? this.#least() : k];
    this.#clamp();
    this.settle();
  }

  #at(x: number, y: number, factor: number): void {
    const p = this.#inside(x, y);
    this.#around(p.x, p.y, factor);
  }

  #around(x: number, y: number, factor: number): void {
    const k = Math.min(5, Math.max(this.#least(), this.k * factor));
    this.x = x - ((x - this.x) * k) / this.k;
    this.y = y - ((y - this.y) * k) / this.k;
    this.k = k;
    this.#clamp();
  }

  step(factor: number): void {
    this.touched = true;
    const { width, height } = this.size();
    this.#around(width / 2, height / 2, factor);
  }

  /** Opens on some points of the map, near enough to fill the frame; on all of it without points. */
  open(points: number[]): void {
    if (this.touched) return;
    if (points.length === 0) {
      this.#whole();
      return this.settle();
    }
    const { width, height, wide, high } = this.size();
    const mean = (odd: number): number => (points.filter((_, i) => i % 2 === odd).reduce((sum, n) => sum + n, 0) * 2) / points.length;
    this.k = Math.min(2, Math.max(1.3, wide / width, high / height));
    this.x = width / 2 - mean(0) * this.k;
    this.y = height / 2 - mean(1) * this.k;
    this.#clamp();
    this.settle();
  }

  all(): void {
    this.touched = true;
    this.#whole();
  }

  #whole(): void {
    this.x = this.y = 0;
    this.k = 1;
  }

  /** Brings a point of the map into sight. */
  show(px: number, py: number): void {
    if (this.k === 1) return;
    const { width, height } = this.size();
    const [x, y] = [px * this.k + this.x, py * this.k + this.y];
    if (x < width * 0.1 || x > width * 0.9) this.x = width / 2 - px * this.k;
    if (y < height * 0.1 || y > height * 0.9) this.y = height / 2 - py * this.k;
    this.#clamp();
  }

  down = (event: PointerEvent): void => {
    if (this.#fingers.size === 0) {
      this.dragging = false;
      this.#box = undefined;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    this.touched ||= this.dragging;
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const other = others[0];
    if (other) {
      this.dragging = true;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (was > 0) this.#at((event.clientX + other.x) / 2, (event.clientY + other.y) / 2, is / was);
    } else {
      if (!this.dragging && Math.hypot(event.clientX - before.x, event.clientY - before.y) < 7) return;
      if (!this.dragging) this.#svg?.setPointerCapture(event.pointerId);
      this.dragging = true;
      const a = this.#inside(before.x, before.y);
      const b = this.#inside(event.clientX, event.clientY);
      this.x += b.x - a.x;
      this.y += b.y - a.y;
      this.#clamp();
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };
}
