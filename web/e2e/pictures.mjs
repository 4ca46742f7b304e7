// Pictures for the documentation, written into docs/pictures: the moments of a game on desk, tablet and phone, by day and by night.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clickRegion, made, person, playToEnd, press, root, step, stepUntil } from './lib.mjs';
import { slimmed } from './png.mjs';

const folder = join(root, '..', 'docs', 'pictures');
const DEVICES = {
  desk: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { phone: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
};
const ME = { kind: 'here', name: 'Ada' };
const bots = (...names) => names.map((name) => ({ kind: 'bot', bot: name }));

/** A page on a device: `desk-light`, `phone-dark`. */
function open(world, look, options = {}) {
  const [device, theme] = look.split('-');
  return person(world, { ...DEVICES[device], ...options, settings: { theme, ...options.settings } });
}

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  writeFileSync(join(folder, `${name}.png`), await slimmed(page, await page.screenshot()));
}

/** The keys of a table, taken from one device to another. */
const keys = (page) => page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem('elbowroom.games')).map((game) => ({ ...game, seen: 1e6 }))));
async function sitAt(world, table, held, look, { before, ...options } = {}) {
  const page = await open(world, look, options);
  await before?.(page);
  await page.addInitScript((held) => localStorage.setItem('elbowroom.games', held), held);
  await page.goto(`${world.base}/#/table/${table}`);
  await page.locator('.table[data-my-turn="true"], [data-ranking]').first().waitFor();
  return page;
}

/** The same table as it lies, on several devices. */
async function lying(world, table, held, name, looks) {
  for (const look of looks) {
    const page = await sitAt(world, table, held, look);
    await page.locator('.frame canvas, .frame img, [data-ranking]').first().waitFor();
    await shoot(page, `${name}-${look}`);
    await page.context().close();
  }
}

/** Moments are pictures of one instant: timers obey a clock of the test, and whatever moves is set to its time. */
const HELD = () => {
  const { animate } = Element.prototype;
  window.moving = [];
  Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how);
    window.moving.push([one, performance.now()]);
    return one;
  };
  window.holdStill = () => {
    const made = new Map(window.moving);
    for (const one of document.getAnimations()) {
      one.pause();
      one.currentTime = made.has(one) ? performance.now() - made.get(one) : 250;
    }
  };
};
const MOVING = { reducedMotion: 'no-preference', settings: { speed: 'normal' } };

/** Something is done, and the picture taken so many milliseconds into what moves then. */
async function caught(page, name, ms, deed) {
  const number = () => page.locator('.table').getAttribute('data-number');
  const before = await number();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await deed();
  while ((await number()) === before) await page.waitForTimeout(20);
  await page.waitForTimeout(100);
  await page.clock.runFor(ms);
  await page.evaluate(() => window.holdStill());
  await shoot(page, name);
}

async function lively(world, table, held, look) {
  const page = await sitAt(world, table, held, look, { ...MOVING, before: async (page) => {
    await page.clock.install();
    await page.addInitScript(HELD);
  } });
  await page.locator('.table[data-my-turn="true"][data-busy="false"]').waitFor();
  await page.waitForTimeout(1500);
  return page;
}

export default async function pictures(world) {
  mkdirSync(folder, { recursive: true });
  if (!process.env.ONLY) for (const file of readdirSync(folder)) rmSync(join(folder, file));
  const only = process.env.ONLY?.split(',');
  if (!only || only.includes('start')) for (const look of ['desk-light', 'tablet-dark', 'phone-light', 'phone-dark']) await start(world, look);
  for (const one of [two, three, five, island]) if (!only || only.includes(one.name)) await one(world);
}

async function start(world, look) {
  const page = await open(world, look);
  await page.goto(world.base);
  await page.locator('[data-act="play-now"]').waitFor();
  await page.waitForTimeout(1500);
  await shoot(page, `start-${look}`);
  await page.context().close();
}

async function game(world, wish) {
  const page = await person(world);
  const table = await made(world, page, wish);
  await page.goto(`${world.base}/#/table/${table}`);
  await page.locator('.table[data-my-turn="true"]').waitFor();
  return { page, table, held: await keys(page) };
}

/** What another device did is not always told at once. */
async function fresh(page) {
  await page.reload();
  await page.locator('.table[data-my-turn="true"][data-busy="false"]').waitFor();
}

async function two(world) {
  const { page, table, held } = await game(world, { seats: [ME, ...bots('fair')], seed: 7 });
  await lying(world, table, held, 'first-pick', ['tablet-light']);
  await stepUntil(page, '.table[data-round="4"][data-my-turn="true"]', 200);
  await stepUntil(page, '[data-deeds~="conquer"]');
  await lying(world, table, held, 'turn-two', ['desk-light', 'tablet-dark']);
}

async function three(world) {
  const { page, table, held } = await game(world, { seats: [ME, ...bots('fair', 'fair')], seed: 7 });
  await stepUntil(page, '.table[data-round="4"][data-my-turn="true"]', 200);
  await stepUntil(page, '.table[data-phase="pick-combo"]', 200);
  await lying(world, table, held, 'pick', ['desk-light', 'phone-dark', 'tablet-dark']);
  for (let i = 0; i < 200 && !(Number(await page.locator('.table').getAttribute('data-round')) >= 6 && (await page.locator('[data-deeds~="conquer"]').count()) > 2); i++) await step(page);
  await lying(world, table, held, 'turn', ['desk-light', 'desk-dark', 'tablet-light', 'phone-light']);
  for (const [look, ms] of [['desk-dark', 640], ['tablet-light', 640], ['phone-light', 640]]) {
    const there = await lively(world, table, held, look);
    const region = await there.locator('[data-deeds~="conquer"]').last().getAttribute('data-region');
    await caught(there, `conquest-${look}`, ms, () => clickRegion(there, `[data-region="${region}"]`));
    await press(there, there.locator('.deeds [data-act="undo"]'));
    await there.waitForTimeout(800);
    await there.context().close();
  }
  await fresh(page);
  for (const look of ['desk-light', 'phone-dark', 'tablet-dark']) {
    await stepUntil(page, '.deeds [data-act="redeploy"]', 100);
    if (look === 'desk-light') await lying(world, table, held, 'redeploy', ['phone-light', 'desk-dark']);
    const there = await lively(world, table, held, look);
    await press(there, there.locator('.deeds [data-act="spread"]'));
    await caught(there, `scoring-${look}`, 420, () => press(there, there.locator('.deeds [data-act="redeploy"]')));
    await there.context().close();
    await fresh(page);
  }
  await playToEnd(page);
  await lying(world, table, held, 'end', ['desk-light', 'tablet-light', 'phone-dark']);
}

async function five(world) {
  const { page, table, held } = await game(world, { seats: [ME, ...bots('fair', 'fair', 'fair', 'fair')], seed: 3 });
  await stepUntil(page, '.table[data-round="4"][data-my-turn="true"]', 300);
  await stepUntil(page, '[data-deeds~="conquer"]');
  await lying(world, table, held, 'turn-five', ['desk-light', 'desk-dark', 'phone-light', 'tablet-light']);
}

async function island(world) {
  const { page, table, held } = await game(world, { seats: [ME, ...bots('fair', 'fair', 'fair', 'fair', 'fair')], seed: 3, boxes: ['base', 'necromancer-box'], board: 'base-5p' });
  await stepUntil(page, '.table[data-round="4"][data-my-turn="true"]', 300);
  await stepUntil(page, '[data-deeds~="conquer"]');
  await lying(world, table, held, 'turn-island', ['desk-light', 'phone-dark']);
}
