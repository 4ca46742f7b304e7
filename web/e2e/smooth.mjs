// How smooth the moves of a whole game are on a processor four times slower: a person who plays little, and two bots. Every task of the page is weighed by the time the processor spent on it, four times, so that others on this machine do not count. Prints figures and judges none.
import { writeFileSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { made, person, step } from './lib.mjs';

const SLOWER = 4;
const LONG = 50_000 / SLOWER;

/** The tasks of the main thread, in microseconds: all of them, and what they spent their time with. */
function read(file) {
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8'));
  const main = traceEvents.filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`);
  const ours = traceEvents.filter((event) => main.includes(`${event.pid} ${event.tid}`) && event.ph === 'X');
  const tasks = ours.filter((event) => event.name === 'RunTask');
  const inside = (task) => {
    const parts = new Map();
    for (const event of ours) {
      if (event === task || event.pid !== task.pid || event.ts < task.ts || event.ts + (event.dur ?? 0) > task.ts + task.dur) continue;
      if (['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'MajorGC', 'MinorGC', 'RunMicrotasks'].includes(event.name)) parts.set(event.name, (parts.get(event.name) ?? 0) + (event.tdur ?? 0));
    }
    return [...parts].filter(([, us]) => us > 2000).map(([name, us]) => `${name} ${((us * SLOWER) / 1000).toFixed(0)}`).join(', ');
  };
  return tasks.map((task) => ({ at: task.ts, us: task.tdur ?? 0, parts: () => inside(task) }));
}

async function watch(world, what, options) {
  const page = await person(world, { reducedMotion: 'no-preference', settings: { speed: 'normal' }, ...options });
  const table = await made(world, page, { seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'fair' }, { kind: 'bot', bot: 'fair' }], seed: 7 });
  await page.goto(`${world.base}/#/table/${table}`);
  await page.locator('.table[data-my-turn="true"]').waitFor();
  // the hands of this test come into the page before anything is weighed
  await page.waitForFunction(() => document.querySelector('.table'));
  const began = Date.now();
  const all = [];
  const file = join(tmpdir(), `smooth-${process.pid}.json`);
  for (let round = 1, more = true; more; round++) {
    await world.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
    while (more && Number(await page.locator('.table').getAttribute('data-round')) === round) {
      more = await step(page);
      await page.waitForTimeout(600);
    }
    writeFileSync(file, await world.browser.stopTracing());
    // starting and stopping to listen is work, too, at the edges
    const tasks = read(file);
    const [from, to] = [tasks[0]?.at ?? 0, tasks.at(-1)?.at ?? 0];
    all.push(...tasks.filter(({ at }) => at > from + 400_000 && at < to - 400_000).map(({ us, parts }) => ({ us, parts: us > LONG ? parts() : '' })));
    if (more) more = !(await page.locator('[data-ranking]').count());
  }
  rmSync(file);
  const long = all.filter(({ us }) => us > LONG).sort((a, b) => b.us - a.us);
  const most = Math.max(...all.map(({ us }) => us));
  console.log(`${what}: ${((Date.now() - began) / 1000).toFixed(0)} s, ${all.length} tasks, ${long.length} over 50 ms, longest ${((most * SLOWER) / 1000).toFixed(0)} ms`);
  for (const { us, parts } of long.slice(0, 8)) console.log(`  ${((us * SLOWER) / 1000).toFixed(0)} ms: ${parts}`);
  await page.context().close();
}

export default async function smooth(world) {
  await watch(world, 'desk, nothing moves', { reducedMotion: 'reduce' });
  await watch(world, 'desk, normal', {});
  await watch(world, 'phone, fast', { phone: true, settings: { speed: 'fast' } });
}
