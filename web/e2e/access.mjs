// No serious accessibility violations on any screen, light and dark, on a desk and on a phone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check, clickRegion, made, openMenu, person, playNow, press, quiet, setUp, stepUntil } from './lib.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Both looks and both devices: colours are the same on both devices. */
const LOOKS = [['light', true], ['dark', false]];

export async function serious(page, where) {
  await quiet(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const result = await globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
    return result.violations
      .filter((violation) => ['serious', 'critical'].includes(violation.impact))
      .map((violation) => `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`);
  });
  check(found.length === 0, `no serious violations on ${where}, found ${found.join('; ')}`);
}

/** Every screen once, on one device in one look. */
async function round(world, theme, phone) {
  const page = await person(world, { phone, settings: { theme } });
  const look = (where) => serious(page, `${where} (${theme}, ${phone ? 'phone' : 'desk'})`);
  await page.goto(world.base);
  await page.locator('.living [data-region]').first().waitFor({ state: 'attached' });
  await look('the front page');
  await setUp(world, page);
  await page.locator('.num', { hasText: '5' }).click();
  await page.getByText('House rules').click();
  await look('the set-up form');
  await page.goto(`${world.base}/#/learn`);
  await page.locator('[data-lesson]').first().waitFor();
  await look('the lessons');
  await page.goto(`${world.base}/#/nowhere`);
  await page.locator('[data-lost="page"]').waitFor();
  await look('a link that leads nowhere');
  await page.goto(`${world.base}/#/rules`);
  await page.locator('[data-chapter], [data-tile]').first().waitFor();
  await look('the rule book');
  await page.goto(`${world.base}/#/about`);
  await page.locator('main').waitFor();
  await look('the credits');
  await page.goto(`${world.base}/#/`);
  await playNow(world, page);
  await look('the table while picking');
  await stepUntil(page, '[data-deeds~="conquer"]');
  await look('the table');
  await clickRegion(page, '[data-deeds=""]');
  await page.locator('.pop p[aria-live]').waitFor();
  await look('the card of a region');
  await page.keyboard.press('Escape');
  await stepUntil(page, '.deeds [data-act="spread"]');
  await look('redeployment');
  if (phone) {
    await press(page, page.getByRole('button', { name: 'Log' }));
    await look('the log');
    await press(page, page.getByRole('button', { name: 'Log' }));
  }
  await openMenu(page);
  await press(page, page.getByRole('button', { name: 'Text view' }));
  await page.locator('.text').waitFor();
  await look('the text view');
  await openMenu(page);
  await press(page, page.getByRole('button', { name: 'Text view' }));
  await openMenu(page);
  await press(page, page.getByRole('button', { name: 'Settings' }));
  await page.locator('dialog').waitFor();
  await look('the settings');
  await page.context().close();
}

/** A game that two bots play to its end while somebody watches, and its replay. */
async function ended(world) {
  const bot = { kind: 'bot', bot: 'easy' };
  const made = await fetch(`${world.base}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seats: [bot, bot], seed: 7 }) });
  const { table } = await made.json();
  for (const [theme, phone] of LOOKS) {
    const page = await person(world, { phone, settings: { theme } });
    await page.goto(`${world.base}/#/table/${table}`);
    await page.locator('figure svg').first().waitFor();
    await serious(page, `the end of a game (${theme}, ${phone ? 'phone' : 'desk'})`);
    await press(page, page.locator('a[href^="#/replay/"]'));
    await page.locator('.controls').waitFor();
    await serious(page, `a replay (${theme}, ${phone ? 'phone' : 'desk'})`);
    await page.context().close();
  }
}

/** A table before its game begins, and the games of this device with their questions. */
async function company(world, theme, phone) {
  const page = await person(world, { phone, settings: { theme } });
  const look = (where) => serious(page, `${where} (${theme}, ${phone ? 'phone' : 'desk'})`);
  const table = await made(world, page, { seats: [{ kind: 'here', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', bot: 'easy' }], seed: 7 });
  await page.goto(`${world.base}/#/table/${table}`);
  await page.locator('[data-link]').waitFor();
  await look('the table before its game begins');
  await openMenu(page);
  await press(page, page.getByRole('button', { name: 'Settings' }));
  await press(page, page.locator('[data-act="leave"]'));
  await page.locator('[data-act="sure"]').waitFor();
  await look('the question before leaving');
  await press(page, page.getByRole('button', { name: 'Stay' }));
  await page.goto(`${world.base}/#/games`);
  await page.locator('[data-state="running"]').waitFor();
  await look('my games');
  await press(page, page.locator('[data-act="forget"]'));
  await page.locator('[data-act="sure"]').waitFor();
  await look('the question before a game is removed');
  await page.context().close();
}

/** The screens of the small boxes and of blank tiles. */
async function boxes(world, theme, phone) {
  const all = ['cursed-box', 'grand-dames-box', 'be-not-afraid-box', 'leaders-box', 'necromancer-box'];
  const page = await person(world, { phone, seed: 5, settings: { theme, boxes: all } });
  const look = (where) => serious(page, `${where} (${theme}, ${phone ? 'phone' : 'desk'})`);
  await page.goto(`${world.base}/#/tiles`);
  await page.locator('[data-act="add-piece"]').click();
  await page.locator('[data-verdict="faults"], [data-verdict="none"]').waitFor();
  await look('the tile form');
  const link = await page.locator('[data-act="copy-tile"]').getAttribute('data-link');
  await page.goto(link);
  await page.locator('[data-act="use-tile"]').waitFor();
  await look('a shared tile');
  await setUp(world, page);
  await page.getByText('House rules').click();
  await page.getByText('Blank tiles', { exact: true }).click();
  await look('the set-up form with every box');
  for (const seat of [1, 2]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
  await page.getByLabel('Seat 3', { exact: true }).selectOption('here');
  await press(page, page.locator('[data-act="start"]'));
  await page.locator('.sale [data-act="buy 1"]').waitFor();
  await look('the first power');
  await press(page, page.locator('.sale [data-act="buy 1"]'));
  await page.locator('.sale [data-act="buy ghost"]').waitFor();
  await look('the shop');
  await stepUntil(page, '.deeds [data-act="redeploy"]');
  await look('the island');
  await page.context().close();
}

export default async function access(world) {
  for (const [theme, phone] of LOOKS) {
    await round(world, theme, phone);
    await boxes(world, theme, phone);
    await company(world, theme, phone);
  }
  await ended(world);
}
