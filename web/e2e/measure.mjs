// How quick the client is: first paint, and from a touch to the next paint on the board for five. Prints figures and judges none.
import { clickRegion, made, onRegion, person, press, stepUntil } from './lib.mjs';

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
  await page.locator('.table[data-my-turn="true"]').waitFor();
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

/** From a board's file to its picture: what the page does itself, and until the picture is there. */
async function maps(world, options, slower) {
  const told = [];
  for (const players of [2, 3, 4, 5]) {
    const page = await person(world, options);
    const wire = await page.context().newCDPSession(page);
    const table = await made(world, page, { seats: [{ kind: 'here', name: 'Ada' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'easy' }))], seed: 7 });
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`${world.base}/#/table/${table}`);
    await page.locator('[data-drawn="true"]').waitFor();
    // the picture of the front page may have been made before it
    const times = await page.evaluate(() => ['map: outlines and places', 'map: painted'].map((name) => performance.getEntriesByName(name).at(-1).duration));
    told.push(`${players} players ${times.map((time) => time.toFixed(0)).join(' + ')} ms`);
    await page.context().close();
  }
  console.log(`map, ${options.phone ? 'phone' : 'desk'}, ${slower === 1 ? 'full speed' : `${slower} times slower`} (outlines and places + painted beside the page): ${told.join(', ')}`);
}

export default async function measure(world) {
  await maps(world, {}, 1);
  await maps(world, {}, 4);
  await maps(world, { phone: true }, 4);
  await firstPaint(world, 1);
  await firstPaint(world, 4);
  await touches(world, {}, 1);
  await touches(world, { phone: true }, 1);
  await touches(world, { phone: true }, 4);
  await touches(world, { phone: true, reducedMotion: 'no-preference' }, 4);
}
