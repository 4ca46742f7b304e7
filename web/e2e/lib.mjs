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

/** A fresh browser profile. */
export async function person(world, options = {}) {
  const context = await world.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB', ...options });
  await context.addInitScript((settings) => {
    if (!localStorage.getItem('elbowroom.settings')) localStorage.setItem('elbowroom.settings', settings);
  }, JSON.stringify({ language: 'en', theme: 'light', speed: 'off', sound: false, name: options.name ?? 'Ada' }));
  // the same dice and tiles in every run
  await context.route('**/api/tables', (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), seed: options.seed ?? 7 }) });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => world.errors.push(String(error)));
  return page;
}

/** Clicks a region at a point of it that nothing else covers. */
export async function clickRegion(page, selector) {
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
  await page.mouse.click(point.x, point.y);
}

/** Does one thing on a region: a tap, and its button where the region offers several. */
export async function onRegion(page, verb, selector = `[data-deeds~="${verb}"]`) {
  const region = await page.locator(selector).first().getAttribute('data-region');
  const number = await page.locator('.table').getAttribute('data-number');
  await clickRegion(page, `[data-region="${region}"]`);
  const offer = page.locator(`.pop [data-act^="${verb}"]`);
  await page.waitForFunction(([before, wanted]) => {
    const table = document.querySelector('.table');
    return document.querySelector('[data-ranking], [data-act="handover"]')
      || document.querySelector(`.pop [data-act^="${wanted}"]`)
      || table?.getAttribute('data-number') !== before
      || table?.getAttribute('data-busy') === 'true';
  }, [number, verb]);
  if (await offer.count()) await offer.first().click();
  return region;
}

const READY = '.table[data-my-turn="true"][data-busy="false"], [data-act="handover"], [data-ranking]';

/** One simple legal thing by mouse; false when the game is over. */
export async function step(page) {
  await page.locator(READY).first().waitFor({ state: 'attached', timeout: 60_000 });
  if (await page.locator('[data-ranking]').count()) return false;
  const veil = page.locator('[data-act="handover"]');
  if (await veil.count()) {
    await veil.click();
    return true;
  }
  const table = page.locator('.table');
  const number = await table.getAttribute('data-number');
  const phase = await table.getAttribute('data-phase');
  const round = Number(await table.getAttribute('data-round'));
  await act(page, phase, round);
  // the answer, or the next one's turn
  await page.waitForFunction((before) => {
    const now = document.querySelector('.table');
    return document.querySelector('[data-ranking], [data-act="handover"]') || now?.getAttribute('data-number') !== before;
  }, number, { timeout: 30_000 });
  return true;
}

async function act(page, phase, round) {
  const button = (act) => page.locator(`.deeds [data-act="${act}"]`);
  const has = async (locator) => (await locator.count()) > 0;
  const region = (verb) => `[data-deeds~="${verb}"]`;
  const sure = page.locator('[data-act="sure"]');
  if (phase === 'pick-combo') return page.locator('.column [data-act^="pick "]').first().click();
  if (await has(button('redeploy'))) {
    await button('spread').click();
    return button('redeploy').click();
  }
  if ((await has(button('decline'))) && (round % 3 === 0 || !(await has(page.locator(region('conquer')))))) {
    await button('decline').click();
    return sure.click();
  }
  for (const verb of ['conquer', 'leave', 'fortress', 'camp', 'hero', 'roll']) {
    if (!(await has(page.locator(region(verb))))) continue;
    if (verb === 'roll' && (await has(button('end')))) continue;
    await onRegion(page, verb);
    return;
  }
  if (await has(button('end'))) {
    const number = await page.locator('.table').getAttribute('data-number');
    await button('end').click();
    await page.waitForFunction((before) => {
      const table = document.querySelector('.table');
      return document.querySelector('[data-act="sure"], [data-ranking], [data-act="handover"]')
        || table?.getAttribute('data-number') !== before
        || table?.getAttribute('data-busy') === 'true';
    }, number);
    if (await has(sure)) await sure.click();
    return;
  }
  await page.locator('.deeds button.main, .deeds button').first().click();
}

export async function playToEnd(page, limit = 600) {
  for (let i = 0; i < limit; i++) if (!(await step(page))) return i;
  throw new Error(`the game did not end within ${limit} steps`);
}
