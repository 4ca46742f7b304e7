// Pictures for the documentation, written into docs/pictures: the moments of a game on desk, tablet and phone, by day and by night.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, clickRegion, made, myTurn, person, playToEnd, press, root, step } from './lib.mjs';
import { slimmed } from './png.mjs';

const folder = join(root, '..', 'docs', 'pictures');
const DEVICES = {
  desk: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { phone: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
};
const ME = { kind: 'here', name: 'Ada' };
const bots = (n) => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'fair' }));

/** A page on a device: `desk-light`, `phone-dark`. */
function open(world, look, options = {}) {
  const [device, theme] = look.split('-');
  return person(world, { ...DEVICES[device], ...options, settings: { theme, ...options.settings } });
}

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  writeFileSync(join(folder, `${name}.png`), slimmed(await page.screenshot()));
}

/** A game begun on the desk: its page, its name, and its keys for other devices, which have seen all of it. */
async function begun(world, wish) {
  const page = await person(world);
  const table = await made(world, page, wish);
  await page.goto(`${world.base}/#/table/${table}`);
  await myTurn(page);
  const keys = await page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem('elbowroom.games')).map((game) => ({ ...game, seen: 1e6 }))));
  return { page, table, keys };
}

async function sitAt(world, { table, keys }, look, { before, ...options } = {}) {
  const page = await open(world, look, options);
  await before?.(page);
  await page.addInitScript((keys) => localStorage.setItem('elbowroom.games', keys), keys);
  await page.goto(`${world.base}/#/table/${table}`);
  await page.locator('.table[data-my-turn="true"][data-busy="false"], [data-ranking]').first().waitFor();
  return page;
}

/** The same table as it lies, on several devices; `first`: what is done before the picture is taken. */
async function lying(world, game, name, looks, first) {
  for (const look of looks) {
    const page = await sitAt(world, game, look);
    await first?.(page);
    await shoot(page, `${name}-${look}`);
    await page.context().close();
  }
}

/** Moments are pictures of one instant: timers obey the clock of the test, and whatever moves is set to its time. */
const HELD = () => {
  const { animate } = Element.prototype;
  const begun = new Map();
  Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how);
    begun.set(one, performance.now());
    return one;
  };
  window.holdStill = () => {
    for (const one of document.getAnimations()) {
      one.pause();
      one.currentTime = begun.has(one) ? performance.now() - begun.get(one) : 250;
    }
  };
};

/** Something is done, and the picture taken so many milliseconds into what moves then. `moment`: what must be on the stage; says whether it was. */
async function caught(world, game, name, look, ms, moment, deed) {
  const page = await sitAt(world, game, look, { reducedMotion: 'no-preference', settings: { speed: 'normal' }, before: async (page) => {
    await page.clock.install();
    await page.addInitScript(HELD);
  } });
  await page.waitForTimeout(1500);
  const number = () => page.locator('.table').getAttribute('data-number');
  const before = await number();
  const act = await deed(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await act();
  while ((await number()) === before) await page.waitForTimeout(20);
  // the table was told: now the stage
  await page.waitForTimeout(100);
  await page.clock.runFor(ms);
  const shown = (await page.locator(`[data-stage] ${moment}`).count()) > 0;
  await page.evaluate(() => window.holdStill());
  if (shown) await shoot(page, `${name}-${look}`);
  await page.clock.resume();
  return { page, shown };
}

/** What another device did is not told here. */
async function again(page) {
  await page.reload();
  await page.locator('.table[data-my-turn="true"][data-busy="false"], [data-ranking]').first().waitFor();
}

/** Plays on until something of mine can be seen, from some round on; false where the game ends before. */
async function playOn(page, round, ...all) {
  do {
    const there = await Promise.all(['.table[data-my-turn="true"]', ...all].map((selector) => page.locator(selector).count()));
    if (Number(await page.locator('.table').getAttribute('data-round')) >= round && there.every(Boolean)) return true;
  } while (await step(page));
  return false;
}

/** Games in which it came to that, the same in every run. */
async function* games(world, wish, round, ...all) {
  for (let seed = 3; seed < 30; seed += 2) {
    const game = await begun(world, { ...wish, seed });
    if (await playOn(game.page, round, ...all)) yield game;
    await game.page.context().close();
  }
  throw new Error(`no game with ${all.join(' and ')}`);
}
/** The first of them. */
const found = async (...what) => (await games(...what).next()).value;

async function start(world) {
  for (const look of ['desk-light', 'tablet-dark', 'phone-light', 'phone-dark']) {
    const page = await open(world, look);
    await page.goto(world.base);
    await page.locator('[data-act="play-now"]').waitFor();
    await page.waitForTimeout(1500);
    await shoot(page, `start-${look}`);
    await page.context().close();
  }
}

async function two(world) {
  const first = await begun(world, { seats: [ME, ...bots(1)], seed: 7 });
  await lying(world, first, 'pick-two', ['tablet-light']);
  await lying(world, await found(world, { seats: [ME, ...bots(1)] }, 4, LIT, CHOICE), 'turn-two', ['desk-light']);
}

const LIT = '[data-deeds~="conquer"]';
const CHOICE = '.table[data-phase="choice"]';
/** Somebody else's, and not in decline. */
const THEIRS = ['Fern', 'Moss'].map((name) => `${LIT}[aria-label*="of ${name}"]:not([aria-label*="decline"])`).join();

async function three(world) {
  const seats = [ME, ...bots(2)];
  // pointing at a people shows what it would be paid
  const pick = await found(world, { seats }, 3, '.table[data-phase="pick-combo"]');
  await lying(world, pick, 'pick', ['desk-light', 'tablet-dark', 'phone-dark'], (page) => page.locator('.column li').first().hover());
  const game = await found(world, { seats }, 4, THEIRS, CHOICE);
  const { page } = game;
  await lying(world, game, 'turn', ['desk-light', 'tablet-light', 'phone-light']);
  for (const [look, ms] of [['desk-dark', 560], ['tablet-light', 960], ['phone-light', 960]]) {
    const { page: there, shown } = await caught(world, game, 'conquest', look, ms, '.prop', async (page) => {
      const region = await page.locator(THEIRS).last().getAttribute('data-region');
      return () => clickRegion(page, `[data-region="${region}"]`);
    });
    check(shown, 'tokens in flight');
    await press(there, there.locator('.deeds [data-act="undo"]'));
    await there.locator(CHOICE).waitFor();
    await there.context().close();
  }
  await again(page);
  await playToEnd(page);
  await lying(world, game, 'end', ['desk-light', 'tablet-dark', 'phone-dark']);
  for (const look of ['desk-light', 'tablet-dark', 'phone-dark']) await scoring(world, seats, look);
}

async function scoring(world, seats, look) {
  for await (const game of games(world, { seats }, 2, '.table[data-phase="redeploy"]')) {
    const { page, shown } = await caught(world, game, 'scoring', look, 300, '[data-summary]', async (page) => {
      await press(page, page.locator('.deeds [data-act="spread"]'));
      if (look === 'phone-dark') await shoot(page, `redeploy-${look}`);
      return () => press(page, page.locator('.deeds [data-act="redeploy"]'));
    });
    await page.context().close();
    // some peoples have more to place before they are paid
    if (shown) return;
  }
}

async function five(world) {
  const game = await found(world, { seats: [ME, ...bots(4)] }, 4, LIT, CHOICE);
  await lying(world, game, 'turn-five', ['desk-light', 'tablet-dark', 'phone-light']);
}

/** Six seats, the last of them with rules of its own, played by a bot or here. */
async function six(world) {
  const wish = { boxes: ['base', 'necromancer-box'], board: 'base-5p' };
  const game = await found(world, { ...wish, seats: [ME, ...bots(5)] }, 2, LIT, CHOICE);
  await lying(world, game, 'turn-necromancer', ['desk-dark', 'phone-light']);
  const island = await found(world, { ...wish, seats: [...bots(5), ME] }, 2, '.sale [data-act^="buy "]');
  await lying(world, island, 'shop-necromancer', ['desk-light', 'phone-dark']);
}

export default async function pictures(world) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  for (const game of [start, two, three, five, six]) await game(world);
}
