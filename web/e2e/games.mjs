// All games of this device: what each is and how it ended, filters, coming back, the replay with its coins, and removing.
import { check, counted, eventually, kept, made, myTurn, person, playToEnd, stepUntil } from './lib.mjs';

const HERE = { kind: 'here', name: 'Ada' };
const BOT = { kind: 'bot', bot: 'easy' };
const GONE = 120;

export default async function games(world) {
  const page = await person(world);
  const over = await made(world, page, { seats: [HERE, BOT], seed: 7 });
  await page.goto(`${world.base}/#/table/${over}`);
  await playToEnd(page);
  const coins = /\d+/.exec(await page.locator('[data-ranking] li', { hasText: 'Ada' }).locator('.coins').innerText())[0];
  const running = await made(world, page, { seats: [HERE, BOT, BOT], boxes: ['base', 'cursed-box'], seed: 7 });
  await page.goto(`${world.base}/#/table/${running}`);
  await stepUntil(page, '.table[data-round="2"][data-my-turn="true"]');
  // games of long ago that the server has forgotten
  await page.evaluate((n) => {
    const games = JSON.parse(localStorage.getItem('elbowroom.games'));
    const old = Array.from({ length: n }, (_, i) => ({ table: `${i}`.padStart(32, '0'), seats: [{ seat: 1, token: 'f'.repeat(32) }], at: i + 1, seen: 0 }));
    localStorage.setItem('elbowroom.games', JSON.stringify([...games, ...old]));
  }, GONE);

  await page.goto(`${world.base}/#/`);
  await page.locator(`[data-game="${running}"][data-state="running"]`).waitFor();
  await counted(page.locator('[data-game]'), 5, 'the newest few on the front page');
  const asked = [];
  page.on('request', (request) => { if (request.url().includes('/api/tables/')) asked.push(request.url()); });
  await page.getByRole('link', { name: `All my games (${GONE + 2})` }).click();
  const game = (name) => page.locator(`[data-game="${name}"]`);
  // the front page tells of the newest, too
  await page.locator('[data-filter="running"]').waitFor();
  await game(over).getByText('wins').waitFor();
  await game(running).getByText('Round 2 of').waitFor();
  check(asked.length === 2 && asked.every((url) => url.endsWith('/list')), `all of them in two requests, not ${asked.length}`);
  const told = await game(over).innerText();
  check(told.includes('Ada (you)') && told.includes('(bot, easy)') && told.includes('2 players'), 'who played');
  check(new RegExp(`You: place [12] of 2, ${coins} coins`).test(told), 'how it ended for me');
  const now = await game(running).innerText();
  check(now.includes('Round 2 of') && now.includes('3 players') && now.includes('Cursed!') && now.includes('Seed 7'), 'where it stands');

  await counted(page.locator('[data-game]'), 50, 'a page of them');
  await page.locator('[data-act="more"]').click();
  await counted(page.locator('[data-game]'), 100, 'and more');
  await page.locator('[data-filter="running"]').click();
  await counted(page.locator('[data-game]'), 1, 'only those that run');
  check((await game(running).count()) === 1, 'the one that runs');
  await page.locator('[data-filter="over"]').click();
  await game(over).waitFor();
  await counted(page.locator('[data-game]'), 1, 'only finished ones');

  await looksAgain(page, game(over));
  await removes(page, { game, running, over });
}

/** The result, and the replay: coins are no secret any more. */
async function looksAgain(page, game) {
  await game.getByRole('link', { name: 'Look at it again' }).click();
  await page.locator('[data-ranking]').waitFor();
  await page.goBack();
  await game.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.controls').waitFor();
  await page.locator('.controls select').selectOption({ index: 4 });
  await eventually('coins of everybody in the replay', () => page.locator('.coins').evaluateAll((all) => all.map((one) => one.textContent.trim())), (shown) => shown.length === 2 && shown.every((text) => /\d/.test(text) && !text.includes('?')));
  await page.goBack();
  await page.locator('[data-game]').first().waitFor();
}

/** What can still be played is removed only after a question, what is gone at once. */
async function removes(page, { game, running, over }) {
  await game(running).locator('[data-act="forget"]').click();
  await page.locator('dialog', { hasText: 'kept by this device only' }).waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  check((await kept(page)).includes(running), 'nothing was removed');
  await game(over).locator('[data-act="forget"]').click();
  await page.locator('dialog', { hasText: 'The game is over' }).waitFor();
  await page.locator('[data-act="sure"]').click();
  await eventually('a finished game to be removed', () => kept(page), (games) => !games.includes(over));
  const gone = page.locator('[data-state="gone"]');
  await gone.first().getByText('no longer has this game').waitFor();
  await gone.first().locator('[data-act="forget"]').click();
  await eventually('what is gone to be removed', async () => (await kept(page)).length, (length) => length === GONE);
  check((await page.locator('dialog').count()) === 0, 'what is gone is removed at once');
  await page.locator('[data-act="forget-gone"]').click();
  await eventually('and all of it together', () => kept(page), (games) => games.join() === running);
  await counted(page.locator('[data-act="forget-gone"]'), 0, 'nothing is gone any more');
  await game(running).locator('[data-act="come-back"]').click();
  await myTurn(page);
}
