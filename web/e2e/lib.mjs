// Hands and eyes for the tests: everything goes through what a person can see and touch.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function check(truth, what) {
  if (!truth) throw new Error(`expected: ${what}`);
}

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

/** A click or a tap, as the device has it. */
export const press = (page, locator) => (phones.has(page) ? locator.tap() : locator.click());

/** A point of a region that nothing else covers. */
export async function pointIn(page, selector) {
  const point = await page.locator(selector).first().evaluate((element) => {
    const box = element.getBoundingClientRect();
    for (let i = 0; i < 400; i++) {
      const x = box.left + box.width * ((i * 0.618034 + 0.5) % 1);
      const y = box.top + box.height * ((i * 0.3247 + 0.5) % 1);
      if (document.elementFromPoint(x, y) === element) return { x, y };
    }
    return undefined;
  });
  check(point, `a free point in ${selector}`);
  return point;
}

/** Clicks or taps a region. */
export async function clickRegion(page, selector) {
  const { x, y } = await pointIn(page, selector);
  if (phones.has(page)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Makes a table as its first seat and goes there. */
export async function playNow(world, page) {
  await page.goto(world.base);
  await press(page, page.locator('[data-act="play-now"]'));
  await page.locator('.table[data-my-turn="true"]').waitFor();
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

const READY = '.table[data-my-turn="true"][data-busy="false"], [data-act="handover"], [data-ranking]';

/** What a person sees that matters for the next thing to do. */
const survey = (page) => page.evaluate(() => {
  const table = document.querySelector('.table');
  const said = (name) => table?.getAttribute(name);
  const acts = (where) => [...document.querySelectorAll(`${where}[data-act]`)].map((one) => one.dataset.act);
  return {
    over: Boolean(document.querySelector('[data-ranking]')),
    veiled: Boolean(document.querySelector('[data-act="handover"]')),
    number: said('data-number'), phase: said('data-phase'), round: Number(said('data-round')),
    buttons: acts('.deeds '),
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
    await press(page, page.locator('[data-act="handover"]'));
    return true;
  }
  await act(page, seen);
  await answered(page, seen.number);
  return true;
}

async function act(page, { number, phase, round, buttons, deeds }) {
  const button = (act) => press(page, page.locator(`.deeds [data-act="${act}"]`));
  const sure = page.locator('[data-act="sure"]');
  if (phase === 'pick-combo') return press(page, page.locator('.column [data-act^="pick "]').first());
  if (buttons.includes('redeploy')) {
    await button('spread');
    return button('redeploy');
  }
  if (buttons.includes('decline') && (round % 3 === 0 || !deeds.includes('conquer'))) {
    await button('decline');
    return press(page, sure);
  }
  for (const verb of ['conquer', 'leave', 'fortress', 'camp', 'hero', 'roll']) {
    if (!deeds.includes(verb) || (verb === 'roll' && buttons.includes('end'))) continue;
    return onRegion(page, verb);
  }
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

/** Plays on until something can be seen in my turn. */
export async function stepUntil(page, selector, limit = 60) {
  for (let i = 0; i < limit; i++) {
    await page.locator(READY).first().waitFor({ state: 'attached' });
    if (await page.locator(selector).count()) return;
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
}

/** Points on the straight way between two. */
export const way = (from, to, steps = 8) =>
  Array.from({ length: steps + 1 }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps }));
