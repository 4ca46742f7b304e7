// One moment on the stage: what it put there is gone when it ends, however it ends.
import { mount, unmount, type Component } from 'svelte';

export type Point = { x: number; y: number };
/** Where a token stands on the screen, and how wide it is. */
export type Spot = Point & { size: number };

type Timing = { delay?: number; duration: number; easing?: string };

export class Scene {
  #animations: Animation[] = [];
  #elements: HTMLElement[] = [];
  #restores: (() => void)[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  over = false;

  /** `regions`: only one scene at a time plays on each; `stays`: it is to be read, and a tap leaves it there. */
  constructor(readonly layer: HTMLElement, readonly regions: number[], readonly stays = false) {}

  /** Puts an element on the stage, its middle at a point; it is not seen before it moves unless `seen`. */
  put(element: HTMLElement, { x, y }: Point, size: number, seen = false): HTMLElement {
    const box = document.createElement('div');
    box.className = 'prop';
    box.style.cssText = `left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px;height:${size}px;${seen ? '' : 'opacity:0'}`;
    box.append(element);
    this.layer.append(box);
    this.#elements.push(box);
    return box;
  }

  move(element: Element, frames: Keyframe[], { delay = 0, duration, easing = 'linear' }: Timing): void {
    this.#animations.push(element.animate(frames, { delay, duration, easing, fill: 'forwards' }));
  }

  /** A component of its own, from one time to another. */
  show<P extends Record<string, unknown>>(component: Component<P>, props: P, from: number, to: number): void {
    this.later(from, () => {
      const shown = mount(component, { target: this.layer, props });
      const gone = (): void => void unmount(shown);
      this.#restores.push(gone);
      this.later(to - from, () => {
        this.#restores = this.#restores.filter((one) => one !== gone);
        gone();
      });
    });
  }

  /** Hides a part of the board until a time: what is in flight is not there yet. */
  hide(part: SVGElement | HTMLElement | undefined, until: number): void {
    this.#wear(part, { visibility: 'hidden' }, until);
  }

  /** Gives a part of the board another colour until a time. */
  tint(part: SVGElement | undefined, colour: string, until: number): void {
    this.#wear(part, { fill: colour, stroke: colour }, until);
  }

  #wear(part: SVGElement | HTMLElement | undefined, style: Record<string, string>, until: number): void {
    if (!part) return;
    Object.assign(part.style, style);
    const back = (): void => {
      for (const name of Object.keys(style)) part.style.removeProperty(name);
    };
    this.#restores.push(back);
    this.later(until, back);
  }

  later(ms: number, deed: () => void): void {
    if (ms <= 0) deed();
    else this.#timers.push(setTimeout(deed, ms));
  }

  /** Takes away one element before the end. */
  drop(element: HTMLElement, ms: number): void {
    this.later(ms, () => element.remove());
  }

  end(): void {
    if (this.over) return;
    this.over = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const animation of this.#animations) animation.cancel();
    for (const element of this.#elements) element.remove();
    for (const restore of this.#restores.splice(0)) restore();
  }
}
