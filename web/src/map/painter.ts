// Makes pictures of boards in small slices, so that nothing else waits, and keeps those that were made.
import type { Drawing } from '../lib/board';
import { isSmall, paint, plan, type Plan, type View } from './sheet';

/** Milliseconds of work before others get a turn. */
const SLICE = 10;

const plans = new WeakMap<Drawing, Map<boolean, Plan>>();

const pause = (): Promise<void> => new Promise((go) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => go();
  port2.postMessage(0);
});

/** Runs a piece of work to its end with pauses; `undefined` when nobody wants it any more. */
async function run<T>(work: Generator<undefined, T>, wanted: () => boolean): Promise<T | undefined> {
  let until = performance.now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await pause();
    if (!wanted()) return undefined;
    until = performance.now() + SLICE;
  }
}

/** A canvas with a view of a board on it, or nothing if it was not wanted to the end. */
export async function picture(drawing: Drawing, night: boolean, view: View, whole: number, wanted: () => boolean): Promise<HTMLCanvasElement | undefined> {
  const small = isSmall(drawing, whole);
  const known = plans.get(drawing) ?? new Map<boolean, Plan>();
  plans.set(drawing, known);
  const sheet = known.get(small) ?? (await run(plan(drawing, small), wanted));
  if (!sheet) return undefined;
  known.set(small, sheet);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [view.width, view.height];
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  await run(paint(context, sheet, night, view), wanted);
  return wanted() ? canvas : undefined;
}
