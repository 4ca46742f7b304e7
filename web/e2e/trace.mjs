// What the threads of a page spent the processor's time with: others on this machine do not count.

/** A browser four times slower. */
export const SLOWER = 4;

const LISTENED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const PARTS = ['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'MajorGC', 'MinorGC', 'RunMicrotasks'];
export const PAGE = /^CrRendererMain$/;
export const WORKER = /^DedicatedWorker/;

/** Listens while something is done. */
export async function listen(world, page, deed) {
  await world.browser.startTracing(page, { categories: LISTENED });
  await deed();
  return JSON.parse((await world.browser.stopTracing()).toString()).traceEvents;
}

/** What happened in the threads of a name, in order. */
export function inThreads(events, name) {
  const threads = new Set(events.filter((event) => event.name === 'thread_name' && name.test(event.args.name)).map(({ pid, tid }) => `${pid} ${tid}`));
  return events.filter((event) => event.ph === 'X' && threads.has(`${event.pid} ${event.tid}`)).sort((a, b) => a.ts - b.ts);
}

/** The tasks of the page, in microseconds, and what they spent their time with. */
export function tasks(events) {
  const ours = inThreads(events, PAGE);
  const inside = (task) => {
    const parts = new Map();
    for (const event of ours) {
      if (event.pid !== task.pid || event.ts < task.ts || event.ts + (event.dur ?? 0) > task.ts + task.dur) continue;
      if (PARTS.includes(event.name)) parts.set(event.name, (parts.get(event.name) ?? 0) + (event.tdur ?? 0));
    }
    return parts;
  };
  return ours.filter((event) => event.name === 'RunTask').map((task) => ({ at: task.ts, us: task.tdur ?? 0, parts: () => inside(task) }));
}
