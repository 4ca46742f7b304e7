// The last seat plays the Necromancer: his first power, his shop, his island, and a whole game.
import { check, counted, each, eventually, onRegion, person, playToEnd, press, setUp, stepUntil, told } from './lib.mjs';

const phase = (page, name) => page.locator(`html:not([data-waits]) .table[data-phase="${name}"][data-my-turn="true"][data-busy="false"]`).waitFor({ state: 'attached' });
const number = (page) => page.locator('.table').getAttribute('data-number');
const island = async (page) => Number(/island with (\d+)/.exec(await page.locator('[data-region][aria-label*="island"]').getAttribute('aria-label'))[1]);

async function turns(world) {
  const page = await person(world, { seed: 5 });
  await setUp(world, page);
  await page.getByLabel('Necromancer Island').check();
  await page.getByText('Seat 3 is the Necromancer. The others play on the board for 2.').waitFor();
  await page.getByLabel('Ghosts in reserve').selectOption('12');
  for (const seat of [1, 2]) {
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await page.getByLabel(`Level, Seat ${seat}`).selectOption('easy');
  }
  await page.getByLabel('Seat 3', { exact: true }).selectOption('here');
  await page.getByLabel('Name, Seat 3').fill('Ada');
  await press(page, page.locator('[data-act="start"]'));

  await phase(page, 'first-power');
  await counted(page.locator('.sale [data-act^="buy "]'), 6, 'powers to choose from');
  const me = page.locator('.list li').nth(2);
  check(/12 ghosts in reserve/.test(await me.innerText()) && (await island(page)) === 1, 'one ghost on the island, the others in reserve');
  check((await page.locator('[data-region]').count()) === 23, 'the board for two');
  await press(page, page.locator('.sale [data-act="buy 1"]'));
  await phase(page, 'purchases');
  const reserve = Number(/(\d+) ghosts in reserve/.exec(await me.innerText())[1]);
  const waiting = await island(page);
  await press(page, page.locator('.sale [data-act="buy ghost"]'));
  await me.getByText(`${reserve - 1} ghosts in reserve`).waitFor();
  await eventually(`${waiting + 1} on the island`, () => island(page), (ghosts) => ghosts === waiting + 1);
  await press(page, page.locator('.deeds [data-act="end"]'));
  await page.locator('[data-deeds~="conquer"], [data-deeds~="roll"]').first().waitFor();
  await page.locator('.deeds [data-act="end"]').waitFor();

  // a region, then the rest goes home to the island
  await stepUntil(page, '[data-deeds~="conquer"]');
  const region = await onRegion(page, 'conquer');
  await told(page, region, 'Ghosts of Ada');
  await stepUntil(page, '.deeds [data-act="redeploy"]');
  // the log goes on, also after a step that tells nothing
  await page.locator('[role="log"] p').nth(10).waitFor({ state: 'attached' });
  const hand = Number(await page.locator('[data-hand]').getAttribute('data-hand'));
  const [before, home] = [await number(page), await island(page)];
  await press(page, page.getByRole('button', { name: `Confirm (${hand} home)` }));
  await page.waitForFunction((was) => document.querySelector('.table').dataset.number !== was, before);
  await page.locator('[role="log"] p.set-aside').first().waitFor({ state: 'attached' });
  check(home + hand >= 1, 'ghosts wait at home');

  await page.keyboard.press('t');
  await page.locator('.text', { hasText: 'Necromancer’s island with' }).waitFor();
  await eventually('the Necromancer also in words', () => page.locator('.text').innerText(), (text) => /Necromancer; \d+ ghosts? in reserve; \d+ souls?/.test(text));
  await page.keyboard.press('t');
  await playToEnd(page);
  await counted(page.locator('[data-ranking] li'), 3, 'seats in the ranking');
  await eventually('who the Necromancer was', () => page.locator('[data-ranking]').innerText(), (text) => /Ada\s+\(Necromancer\)/.test(text));
}

/** Somebody watches how a bot wins as the Necromancer before the last round. */
async function victory(world) {
  const seats = ['random', 'random', 'greedy'].map((bot) => ({ kind: 'bot', bot }));
  const wish = { seats, board: 'base-2p', boxes: ['base', 'necromancer-box'], switches: { 'ghost-reserve': 11 }, seed: 1 };
  const made = await fetch(`${world.base}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) });
  const { table } = await made.json();
  const page = await person(world);
  await page.goto(`${world.base}/#/table/${table}`);
  await page.getByText('the Necromancer wins at once').waitFor();
  await eventually('the Necromancer to be first', () => page.locator('[data-ranking] li').first().innerText(), (text) => /^1\.[^]*\(Necromancer\)/.test(text));
}

export default (world) => each(world, [turns, victory]);
