// The last seat plays the Necromancer: his first power, his shop, his island, and a whole game.
import { check, each, onRegion, person, playToEnd, press, setUp, stepUntil, told } from './lib.mjs';

const phase = (page, name) => page.locator(`.table[data-phase="${name}"][data-my-turn="true"]`).waitFor({ state: 'attached' });
const number = (page) => page.locator('.table').getAttribute('data-number');
const island = async (page) => Number(/island with (\d+)/.exec(await page.locator('[data-region][aria-label*="island"]').getAttribute('aria-label'))[1]);

/** What is read twice in a row: the panels follow the table a moment later. */
async function settled(page, read) {
  for (let was = await read(), same = 0; ; ) {
    await page.waitForTimeout(200);
    const now = await read();
    same = now === was ? same + 1 : 0;
    if (same === 3) return now;
    was = now;
  }
}

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
  check((await page.locator('.sale [data-act^="buy "]').count()) === 6, 'six powers to choose from');
  const me = page.locator('.list li').nth(2);
  check(/12 ghosts in reserve/.test(await me.innerText()) && (await island(page)) === 1, 'one ghost on the island, the others in reserve');
  check((await page.locator('[data-region]').count()) === 23, 'the board for two');
  await press(page, page.locator('.sale [data-act="buy 1"]'));
  await phase(page, 'purchases');
  const reserve = await settled(page, async () => Number(/(\d+) ghosts in reserve/.exec(await me.innerText())[1]));
  const waiting = await island(page);
  await press(page, page.locator('.sale [data-act="buy ghost"]'));
  await me.getByText(`${reserve - 1} ghosts in reserve`).waitFor();
  check((await island(page)) === waiting + 1, 'it rose on the island');
  await press(page, page.locator('.deeds [data-act="end"]'));
  await page.locator('[data-deeds~="conquer"], [data-deeds~="roll"]').first().waitFor();
  await page.locator('.deeds [data-act="end"]').waitFor();

  // a region, then the rest goes home to the island
  await stepUntil(page, '[data-deeds~="conquer"]');
  const region = await onRegion(page, 'conquer');
  await told(page, region, 'Ghosts of Ada');
  await stepUntil(page, '.deeds [data-act="redeploy"]');
  check((await page.locator('[role="log"] p').count()) > 10, 'the log goes on, also after a step that tells nothing');
  const hand = Number(await page.locator('[data-hand]').getAttribute('data-hand'));
  const [before, home] = [await number(page), await island(page)];
  await press(page, page.getByRole('button', { name: `Confirm (${hand} home)` }));
  await page.waitForFunction((was) => document.querySelector('.table').dataset.number !== was, before);
  await page.locator('[role="log"] p.set-aside').first().waitFor({ state: 'attached' });
  check(home + hand >= 1, 'ghosts wait at home');

  await page.keyboard.press('t');
  await page.locator('.text', { hasText: 'Necromancer’s island with' }).waitFor();
  check(/Necromancer; \d+ ghosts? in reserve; \d+ souls?/.test(await page.locator('.text').innerText()), 'also in words');
  await page.keyboard.press('t');
  await playToEnd(page);
  check((await page.locator('[data-ranking] li').count()) === 3, 'three seats in the ranking');
  check(/Ada\s+\(Necromancer\)/.test(await page.locator('[data-ranking]').innerText()), 'who the Necromancer was');
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
  check(/^1\.[^]*\(Necromancer\)/.test(await page.locator('[data-ranking] li').first().innerText()), 'he is first');
}

export default (world) => each(world, [turns, victory]);
