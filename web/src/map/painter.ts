// Makes pictures of boards in slices, so that a picture nobody wants any more stops.
import type { Drawing } from '../lib/board';
import { isSmall, paint, plan, type Plan, type View } from './sheet';
import { surface, type Surface } from './stamps';

/** What a picture shows: a board by day or night, and the part of it that is seen. `whole`: pixels of the page for a board unit where all is seen; `bare`: without
 * paper and frame around it. */
export type Order = { night: boolean; view: View; whole: number; bare?: boolean };

/** Where a page finds the painter that it loaded. */
export type Loaded = { elbowroomPainter: typeof picture };

/** Milliseconds of work before anything else gets a turn. */
const SLICE = 12;

const plans = new WeakMap<Drawing, Map<boolean, Plan>>();

const pause = (): Promise<void> => new Promise((go) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    go();
  };
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

export async function picture(drawing: Drawing, { night, view, whole, bare }: Order, wanted: () => boolean): Promise<Surface | undefined> {
  const small = isSmall(drawing, whole);
  const known = plans.get(drawing) ?? new Map<boolean, Plan>();
  plans.set(drawing, known);
  const sheet = known.get(small) ?? (await run(plan(drawing, small), wanted));
  if (!sheet) return undefined;
  known.set(small, sheet);
  const { canvas, context } = surface(view.width, view.height);
  await run(paint(context, sheet, night, view, bare), wanted);
  return wanted() ? canvas : undefined;
}
