// A token under the finger: picked up from the hand or from a region, put down on another.
const SLOP = 7;

export class Drag {
  /** Where the token hangs, in the window; nothing while no token is carried. */
  at = $state.raw<{ x: number; y: number; touch: boolean }>();
  /** The region below it. */
  over = $state<number>();
  /** The region it came from; nothing when it came from the hand. */
  from = $state<number>();
  /** Whether the last touch carried something, so that it was no tap. */
  carried = false;

  constructor(private readonly drop: (from: number | undefined, to: number | undefined) => void) {}

  /** Follows a finger or the mouse; a token is lifted once it moves. */
  start(event: PointerEvent, from?: number): void {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    const watch = new AbortController();
    this.carried = false;
    this.from = from;
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      if (!this.at && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < SLOP) return;
      this.carried = true;
      this.at = { x: moved.clientX, y: moved.clientY, touch: moved.pointerType === 'touch' };
      this.over = regionAt(moved.clientX, moved.clientY);
    };
    const stop = (ended: PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      watch.abort();
      if (this.at && ended.type === 'pointerup') this.drop(this.from, this.over);
      this.at = this.over = this.from = undefined;
    };
    const { signal } = watch;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', stop, { signal });
    addEventListener('pointercancel', stop, { signal });
  }
}

function regionAt(x: number, y: number): number | undefined {
  const found = document.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-region'));
  return found ? Number(found.getAttribute('data-region')) : undefined;
}
