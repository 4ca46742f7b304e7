// How quick the client is: pictures of boards (ELBOWROOM_BOARDS: only those, and nothing else), first paint, and from a touch to the next paint on the board for five. Prints figures and judges none.
import { clickRegion, made, myTurn, onRegion, person, press, stepUntil } from './lib.mjs';
import { inThreads, listen, PAGE, SLOWER, WORKER } from './trace.mjs';

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

async function firstPaint(world, slower) {
  const times = [];
  for (let i = 0; i < 7; i++) {
    const page = await person(world, { reducedMotion: 'no-preference' });
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(world.base);
    await page.locator('[data-act="play-now"]').waitFor();
    times.push(await page.evaluate(() => new Promise((tell) => {
      new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach((entry) => tell(entry.startTime)))
        .observe({ type: 'paint', buffered: true });
    })));
    await page.context().close();
  }
  console.log(`first paint, ${slower === 1 ? 'full speed' : `${slower} times slower`}: ${times.map((time) => time.toFixed(0)).join(' ')} ms, median ${middle(times).toFixed(0)} ms`);
}

/** A person and four bots in the middle of a game. */
async function boardForFive(world, page) {
  const table = await made(world, page, { seats: [{ kind: 'here', name: 'Ada' }, ...Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'fair' }))], seed: 7 });
  await page.goto(`${world.base}/#/table/${table}`);
  await myTurn(page);
  await stepUntil(page, '.table[data-round="4"]:has([data-deeds~="conquer"])', { limit: 120 });
}

async function touches(world, options, slower) {
  const page = await person(world, options);
  await boardForFive(world, page);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) window.longest = Math.max(window.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const told = new Map();
  const time = async (what, deed) => {
    await page.evaluate(() => (window.longest = 0));
    await deed();
    // two frames later everything about it was told
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))));
    told.set(what, [...(told.get(what) ?? []), await page.evaluate(() => window.longest)]);
  };
  const button = (name) => press(page, page.getByRole('button', { name, exact: true }));
  for (let i = 0; i < 6; i++) {
    await time('open a card', () => clickRegion(page, '[data-deeds=""]'));
    await page.locator('.pop p[aria-live]').waitFor();
    await time('close it', () => press(page, page.locator('.pop button').last()));
    await time('conquer', () => onRegion(page, 'conquer'));
    await page.locator('.deeds [data-act="undo"]').waitFor();
    await time('undo', () => press(page, page.locator('.deeds [data-act="undo"]')));
    await page.locator('[data-deeds~="conquer"]').first().waitFor();
    await time('zoom in', () => button('Closer'));
    await time('whole map', () => button('Whole map'));
  }
  const all = [...told.values()].flat();
  console.log(`touch to next paint, ${options.phone ? 'phone' : 'desk'}, ${slower === 1 ? 'full speed' : `${slower} times slower`}: ${all.length} touches, median ${middle(all)} ms, longest ${Math.max(...all)} ms (0: under 16 ms)`);
  for (const [what, times] of told) console.log(`  ${what}: ${times.join(' ')}`);
  await page.context().close();
}

const BOARDS = ['base-2p', 'base-3p', 'base-4p', 'base-5p', 's01-2p', 's03-3p', 's07-4p', 's07-6p', 'underground-3p', 'underground-5p', 'islands-3p', 'islands-5p'];
const TIMES = 5;

/** From a board's file to its picture on a processor four times slower, for a page that has drawn none before: the time the processor spent on what the painter beside the page does once it
 * was asked, and on what the page does before and after that, four times each. What the painter practised before is told apart. */
async function map(world, table, options) {
  const watched = await person(world, options);
  // the front page has a painter, too: a page of its own comes without
  await watched.goto(`${world.base}/api/tables`);
  await watched.evaluate((game) => localStorage.setItem('elbowroom.games', game), table.game);
  const events = await listen(world, watched, async () => {
    await watched.goto(`${world.base}/#/table/${table.id}`);
    await watched.locator('[data-drawn="true"]').waitFor();
    // what has just ended is told, too
    await watched.waitForTimeout(200);
  });
  await watched.context().close();
  const painter = inThreads(events, WORKER);
  const asked = painter.find(({ name }) => name === 'HandlePostMessage')?.ts ?? 0;
  const spent = (wanted) => painter.filter((event) => event.name === 'RunTask' && wanted(event)).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const beside = spent(({ ts, dur }) => ts + dur >= asked);
  const outlines = named(events, painter, 'map: outlines and places');
  const page = inThreads(events, PAGE);
  const here = named(events, page, 'map: outlines and places') + named(events, page, 'map: told');
  const ms = (us) => (us * SLOWER) / 1000;
  return { all: ms(beside + here), page: ms(here), outlines: ms(outlines), painted: ms(beside - outlines), practice: ms(spent(() => true) - beside) };
}

/** What the processor spent on the last thing of a name in a thread: others may have had it meanwhile, as in the rest of its task. */
function named(events, thread, name) {
  const { pid, tid } = thread[0];
  const [from, to] = ['b', 'e'].map((ph) => events.findLast((event) => event.name === name && event.ph === ph && event.pid === pid && event.tid === tid)?.ts);
  const task = thread.find(({ name, ts, dur }) => name === 'RunTask' && ts <= from && ts + dur >= to);
  return task ? ((to - from) * task.tdur) / task.dur : 0;
}

async function maps(world, options) {
  for (const board of process.env.ELBOWROOM_BOARDS?.split(',') ?? BOARDS) {
    const players = Number(/(\d)p$/.exec(board)[1]);
    const boxes = [board.startsWith('underground') ? 'underground' : board.startsWith('islands') ? 'warcraft' : 'base'];
    const maker = await person(world);
    const id = await made(world, maker, { seats: [{ kind: 'here', name: 'Ada' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'easy' }))], seed: 7, board, boxes });
    const table = { id, game: await maker.evaluate(() => localStorage.getItem('elbowroom.games')) };
    await maker.context().close();
    const all = [];
    for (let i = 0; i < TIMES; i++) all.push(await map(world, table, options));
    const [usual, best] = [middle(all.map((one) => one.all)), Math.min(...all.map((one) => one.all))];
    const one = all.find((one) => one.all === usual);
    console.log(`map ${board}, ${options.phone ? 'phone' : 'desk'}, 4 times slower: ${usual.toFixed(0)} ms, at best ${best.toFixed(0)} (beside the page: outlines and places ${one.outlines.toFixed(0)}, painted ${one.painted.toFixed(0)}; in the page ${one.page.toFixed(0)}; practised before ${one.practice.toFixed(0)})`);
  }
}

export default async function measure(world) {
  await maps(world, {});
  if (process.env.ELBOWROOM_BOARDS) return;
  await maps(world, { phone: true });
  await firstPaint(world, 1);
  await firstPaint(world, 4);
  await touches(world, {}, 1);
  await touches(world, { phone: true }, 1);
  await touches(world, { phone: true }, 4);
  await touches(world, { phone: true, reducedMotion: 'no-preference' }, 4);
}
