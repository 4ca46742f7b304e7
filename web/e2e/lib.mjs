// Hands and eyes for the tests: everything goes through what a person can see and touch.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function check(truth, what) {
  if (!truth) throw new Error(`expected: ${what}`);
}

/** Waits until what is read holds, and gives what was read; who waits in vain is told what was seen last. The page may draw a frame later, or hear later, what somebody is about to look for. */
export async function eventually(what, read, holds = Boolean, patience = 20_000) {
  for (const end = Date.now() + patience; ; ) {
    const seen = await read();
    if (holds(seen)) return seen;
    if (Date.now() > end) throw new Error(`expected: ${what}; seen last: ${JSON.stringify(seen)}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Waits until there are so many of something. */
export const counted = (locator, count, what) => eventually(`${what} (${count})`, () => locator.count(), (seen) => seen === count);

/** Nothing waits for a frame of its own, and nothing that was said to the table for its answer. */
const DRAWN = 'html:not([data-waits])';

/** Waits until the page shows all it knows: what is not there then does not come by itself. */
export const quiet = (page) => page.locator(`${DRAWN}:not(:has(.table[data-busy="true"]))`).waitFor({ state: 'attached' });

/** Waits until it is the turn of whoever holds the device, and everything about it is drawn. */
export const myTurn = (page, { round, timeout = 60_000 } = {}) => page.locator(`${DRAWN} .table[data-my-turn="true"][data-busy="false"]${round ? `[data-round="${round}"]` : ''}`).waitFor({ timeout });

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const phones = new WeakSet();

/** A fresh browser profile; `phone` taps where others click. */
export async function person(world, { name = 'Ada', seed = 7, phone = false, settings = {}, ...options } = {}) {
  const context = await world.browser.newContext({ ...(phone ? PHONE : DESK), reducedMotion: 'reduce', locale: 'en-GB', ...options });
  await context.addInitScript((settings) => {
    if (!localStorage.getItem('elbowroom.settings')) localStorage.setItem('elbowroom.settings', settings);
  }, JSON.stringify({ language: 'en', theme: 'light', speed: 'off', sound: false, name, ...settings }));
  // the same dice and tiles in every run
  await context.route('**/api/tables', (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), seed }) });
  });
  const page = await context.newPage();
  if (phone) phones.add(page);
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => world.errors.push(String(error)));
  return page;
}

/** What a browser makes of a touch reaches the page after the touch itself, but before its next frame. One that leads to another page has arrived anyway, and a page whose clock stands has no frames. */
export async function felt(page) {
  let over;
  await Promise.race([
    page.evaluate(() => new Promise((done) => requestAnimationFrame(done))).catch(() => {}),
    new Promise((done) => (over = setTimeout(done, 1000))),
  ]);
  clearTimeout(over);
}

/** A click or a tap, as the device has it. */
export async function press(page, locator) {
  if (!phones.has(page)) return locator.click();
  await locator.tap();
  await felt(page);
}

/** A point of a region that nothing else covers, as far from its edge as there is one: a finger is sure to hit it. Waits for what lies over it only in passing, and until the map is at rest. */
export async function pointIn(page, selector) {
  await quiet(page);
  const { point } = await eventually(`a free point in ${selector}, which is at rest`, () => freePoint(page, selector), ({ point, moves }) => point && !moves);
  return point;
}

/** A point of something that is free, what lies over its middle where none is, and whether the map is being pushed about. */
const freePoint = (page, selector) =>
  page.locator(selector).first().evaluate((element) => {
    const box = element.getBoundingClientRect();
    const free = (x, y) => document.elementFromPoint(x, y) === element;
    const around = (x, y, far) => [[-far, 0], [far, 0], [0, -far], [0, far]].every(([dx, dy]) => free(x + dx, y + dy));
    let found;
    let most = -1;
    for (let i = 0; i < 400 && most < 5; i++) {
      const x = box.left + box.width * ((i * 0.618034 + 0.5) % 1);
      const y = box.top + box.height * ((i * 0.3247 + 0.5) % 1);
      if (!free(x, y)) continue;
      let far = 0;
      while (far < 5 && around(x, y, far + 1)) far += 1;
      if (far > most) [found, most] = [{ x, y }, far];
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return { point: found, moves: Boolean(document.querySelector('.layers')?.style.transform), over: found ? '' : (document.elementFromPoint(x, y)?.outerHTML.slice(0, 120) ?? 'nothing, it lies beyond the screen') };
  });

/** Clicks or taps a region. */
export async function clickRegion(page, selector) {
  const { x, y } = await pointIn(page, selector);
  await pressAt(page, x, y);
}

/** A click or a tap at a point of the window. */
export async function pressAt(page, x, y) {
  if (!phones.has(page)) return page.mouse.click(x, y);
  await page.touchscreen.tap(x, y);
  await felt(page);
}

export const SMALL = ['cursed-box', 'grand-dames-box', 'be-not-afraid-box'];

/** Goes to the set-up form; `others`: where they sit, as the front page offers it. */
export async function setUp(world, page, others = '') {
  await page.goto(`${world.base}/#/new${others && `/${others}`}`);
  await page.locator('[data-act="start"]').waitFor();
}

/** A table for Ada and Bea at one device; `wish`: what else is set up before it starts. */
export async function together(world, page, wish = () => undefined) {
  await setUp(world, page);
  await wish(page);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('here');
  await page.getByLabel('Name, Seat 2').fill('Bea');
  await press(page, page.locator('[data-act="start"]'));
  await handOver(page);
}

/** A table of one person's with a seat that somebody else takes by its link. */
export async function apart(world, host, guest) {
  await setUp(world, host, 'link');
  await press(host, host.locator('[data-act="start"]'));
  await guest.goto(await host.locator('[data-link]').innerText());
  await press(guest, guest.getByRole('button', { name: 'Sit down' }));
  await myTurn(host);
}

/** A table made without the form; its keys are put where this device keeps them. */
export async function made(world, page, wish) {
  const answer = await page.request.post(`${world.base}/api/tables`, { data: wish });
  check(answer.ok(), `a table: ${await answer.text()}`);
  const { table, seats, host } = await answer.json();
  await page.goto(world.base);
  await page.evaluate((game) => {
    const games = JSON.parse(localStorage.getItem('elbowroom.games') ?? '[]');
    localStorage.setItem('elbowroom.games', JSON.stringify([game, ...games]));
  }, { table, seats, host, at: Date.now(), seen: 0 });
  return table;
}

/** The names of the tables this device has keys for. */
export const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('elbowroom.games') ?? '[]').map((game) => game.table));

/** The device goes to the one who must decide. */
export async function handOver(page) {
  await press(page, page.locator('[data-act="handover"]'));
  await myTurn(page);
}

/** Whoever sits here takes the first combo, if any, and does nothing else with the turn. */
export async function idle(page) {
  await handOver(page);
  const round = await page.locator('.table').getAttribute('data-round');
  const over = () => page.locator(`[data-act="handover"], .table:not([data-round="${round}"])`).count();
  while (!(await over())) {
    const seen = await survey(page);
    const no = seen.buttons.includes('end') ? page.locator('.deeds [data-act="end"]') : page.locator('.column [data-act^="pick "]').first();
    await press(page, no);
    await answered(page, seen.number, '[data-act="sure"]');
    if (await page.locator('[data-act="sure"]').count()) await press(page, page.locator('[data-act="sure"]'));
    await page.locator(READY).first().waitFor({ state: 'attached' });
  }
}

/** Picks a combo of the first column on a phone: against a bot, or with Bea at the same device. */
export async function take(world, { seed, race, power, boxes = [], bea = false }) {
  const page = await person(world, { phone: true, seed, settings: { boxes } });
  await (bea ? together(world, page) : playNow(world, page));
  const wanted = page.locator(`.column li:has-text("${race}"):has-text("${power}") [data-act^="pick "]`);
  await counted(wanted, 1, `${power} ${race} in the first column of seed ${seed}`);
  await press(page, wanted);
  await page.locator('.table:not([data-phase="pick-combo"])').waitFor();
  return page;
}

/** Waits until a region is described with a word. */
export const told = (page, region, word) => page.locator(`[data-region="${region}"][aria-label*="${word}"]`).waitFor({ state: 'attached' });

/** Runs small tests one after the other, each with browsers of its own. */
export async function each(world, tests) {
  for (const one of tests) {
    try {
      await one(world);
    } catch (error) {
      throw new Error(`${one.name}: ${error.stack ?? error}`, { cause: error });
    }
    for (const context of world.browser.contexts()) await context.close();
  }
}

/** Opens the menu in which small screens keep what stands in the head of large ones. */
export async function openMenu(page) {
  const menu = page.locator('[data-act="menu"]');
  if (await menu.count()) await press(page, menu);
}

/** Makes a table as its first seat and goes there. */
export async function playNow(world, page) {
  await page.goto(world.base);
  await press(page, page.locator('[data-act="play-now"]'));
  await myTurn(page);
}

/** Does one thing on a region: a tap, and its button where the region offers several. */
export async function onRegion(page, verb, selector = `[data-deeds~="${verb}"]`) {
  const { region, number } = await page.locator(selector).first().evaluate((one) => ({ region: one.dataset.region, number: document.querySelector('.table').dataset.number }));
  await clickRegion(page, `[data-region="${region}"]`);
  const offer = `.pop [data-act^="${verb}"]`;
  await answered(page, number, offer);
  const button = page.locator(offer);
  if (await button.count()) await press(page, button.first());
  return region;
}

const READY = ['.table[data-my-turn="true"][data-busy="false"]', '[data-act="handover"]', '[data-ranking]'].map((one) => `${DRAWN} ${one}`).join();

/** What a person sees that matters for the next thing to do. */
const survey = (page) => page.evaluate(() => {
  const table = document.querySelector('.table');
  const said = (name) => table?.getAttribute(name);
  const acts = (where) => [...document.querySelectorAll(`${where}[data-act]`)].map((one) => one.dataset.act);
  return {
    over: Boolean(document.querySelector('[data-ranking]')),
    veiled: Boolean(document.querySelector('[data-act="handover"]')),
    number: said('data-number'), phase: said('data-phase'), round: Number(said('data-round')),
    buttons: acts('.deeds '), shop: acts('.sale '),
    deeds: [...new Set([...document.querySelectorAll('[data-deeds]')].flatMap((one) => one.dataset.deeds.split(' ')))],
  };
});

/** Waits for an answer to what was done at a state: a newer one, or something that covers the table. */
const answered = (page, number, ...also) => page.waitForFunction(([before, more]) => {
  const table = document.querySelector('.table');
  return document.querySelector(['[data-ranking]', '[data-act="handover"]', ...more].join())
    || table?.getAttribute('data-number') !== before
    || (more.length > 0 && table?.getAttribute('data-busy') === 'true');
}, [number, also], { timeout: 30_000 });

/** One simple legal thing; false when the game is over. */
export async function step(page) {
  await page.locator(READY).first().waitFor({ state: 'attached', timeout: 60_000 });
  const seen = await survey(page);
  if (seen.over) return false;
  if (seen.veiled) {
    await handOver(page);
    return true;
  }
  await act(page, seen);
  await answered(page, seen.number);
  return true;
}

/** Deeds on regions in the order in which they are done; the die only where nothing else goes on. */
const DEEDS = ['conquer', 'leave', 'keep', 'fortress', 'camp', 'hero', 'horde-token', 'leader', 'queen', 'shield-piece', 'volcano'];

async function act(page, { number, phase, round, buttons, shop, deeds }) {
  const button = (act) => press(page, page.locator(`.deeds [data-act="${act}"]`));
  const sure = page.locator('[data-act="sure"]');
  if (phase === 'pick-combo') return press(page, page.locator('.column [data-act^="pick "]').first());
  if (shop.length > 0) return press(page, page.locator(`.sale [data-act="${shop[0]}"]`));
  if (buttons.includes('redeploy')) {
    await button('spread');
    return button('redeploy');
  }
  const asked = buttons.find((act) => act === 'everywhere' || act.startsWith('lose ') || (act === 'pay' && phase !== 'choice'));
  if (asked) return button(asked);
  if (buttons.includes('decline') && (round % 3 === 0 || !deeds.includes('conquer'))) {
    await button('decline');
    return press(page, sure);
  }
  // where a piece must be put somewhere, whatever it is
  const pieces = phase === 'pieces' ? deeds : [];
  const verb = [...DEEDS, ...pieces, ...(buttons.includes('end') ? [] : ['roll', 'hire', 'balrog'])].find((one) => one && deeds.includes(one));
  if (verb) return onRegion(page, verb);
  if (buttons.includes('end')) {
    await button('end');
    await answered(page, number, '[data-act="sure"]');
    if (await sure.count()) await press(page, sure);
    return;
  }
  await press(page, page.locator('.deeds button.main, .deeds button').first());
}

export async function playToEnd(page, limit = 600) {
  for (let i = 0; i < limit; i++) if (!(await step(page))) return i;
  throw new Error(`the game did not end within ${limit} steps`);
}

/** Plays on until something can be seen in my turn. `before`: what to wait for ahead of each step. */
export async function stepUntil(page, selector, { limit = 60, before = async () => {} } = {}) {
  for (let i = 0; i < limit; i++) {
    await page.locator(READY).first().waitFor({ state: 'attached', timeout: 60_000 });
    if (await page.locator(selector).count()) return;
    await before(page);
    check(await step(page), `${selector} before the end of the game`);
  }
  throw new Error(`${selector} did not come within ${limit} steps`);
}

/** Moves fingers over the screen: each way is a list of points, all of the same length. They rest before they leave: a fling would swallow the next tap. */
export async function slide(page, ...ways) {
  const wire = await page.context().newCDPSession(page);
  const last = ways[0].length - 1;
  let timestamp = Date.now() / 1000 - 2;
  const send = (type, i) => {
    timestamp += i === last ? 0.3 : 0.03;
    const touchPoints = type === 'touchEnd' ? [] : ways.map((way, id) => ({ ...way[i], id }));
    return wire.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await send('touchStart', 0);
  for (let i = 1; i <= last; i++) await send('touchMove', i);
  await send('touchMove', last);
  await send('touchEnd', last);
  await wire.detach();
  await felt(page);
}

/** Points on the straight way between two. */
export const way = (from, to, steps = 8) =>
  Array.from({ length: steps + 1 }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps }));
