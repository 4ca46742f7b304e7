// How smooth the moves of a whole game are on a processor four times slower: a person who plays little, and two bots. Every task of the page is weighed by the time the processor spent on it, four times, so that others on this machine do not count. Prints figures and judges none.
import { made, myTurn, person, step } from './lib.mjs';
import { listen, SLOWER, tasks } from './trace.mjs';

const LONG = 50_000 / SLOWER;
const slow = (us) => ((us * SLOWER) / 1000).toFixed(0);
const told = (parts) => [...parts].filter(([, us]) => us > 2000).map(([name, us]) => `${name} ${slow(us)}`).join(', ');
/** Nothing of the page runs in it: the browser tidies up. */
const own = (parts) => [...parts.keys()].every((name) => name.endsWith('GC'));

async function watch(world, what, options) {
  const page = await person(world, { reducedMotion: 'no-preference', settings: { speed: 'normal' }, ...options });
  const table = await made(world, page, { seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'fair' }, { kind: 'bot', bot: 'fair' }], seed: 7 });
  await page.goto(`${world.base}/#/table/${table}`);
  await myTurn(page);
  // the hands of this test come into the page before anything is weighed
  await page.waitForFunction(() => document.querySelector('.table'));
  const began = Date.now();
  const all = [];
  for (let round = 1, more = true; more; round++) {
    const heard = tasks(await listen(world, page, async () => {
      while (more && Number(await page.locator('.table').getAttribute('data-round')) === round) {
        more = await step(page);
        await page.waitForTimeout(600);
      }
    }));
    // starting and stopping to listen is work, too, at the edges
    const [from, to] = [heard[0]?.at ?? 0, heard.at(-1)?.at ?? 0];
    all.push(...heard.filter(({ at }) => at > from + 400_000 && at < to - 400_000).map(({ us, parts }) => ({ us, parts: us > LONG ? parts() : new Map() })));
    if (more) more = !(await page.locator('[data-ranking]').count());
  }
  const long = all.filter(({ us }) => us > LONG).sort((a, b) => b.us - a.us);
  const browsers = long.filter(({ parts }) => own(parts));
  const most = Math.max(...all.map(({ us }) => us));
  console.log(`${what}: ${((Date.now() - began) / 1000).toFixed(0)} s, ${all.length} tasks, ${long.length} over 50 ms (${browsers.length} of them the browser's own), longest ${slow(most)} ms`);
  for (const { us, parts } of long.slice(0, 8)) console.log(`  ${slow(us)} ms: ${told(parts)}`);
  await page.context().close();
}

export default async function smooth(world) {
  await watch(world, 'desk, nothing moves', { reducedMotion: 'reduce' });
  await watch(world, 'desk, normal', {});
  await watch(world, 'phone, fast', { phone: true, settings: { speed: 'fast' } });
}
