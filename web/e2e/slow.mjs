// A table that plays by days: chosen in the set-up, told in lobby, lists and at the table; lists say where it is my turn, first, and remind.
import { counted, eventually, made, person, press, setUp } from './lib.mjs';

const HERE = { kind: 'here', name: 'Ada' };
const BOT = { kind: 'bot', bot: 'easy' };

export default async function slow(world) {
  const ada = await person(world, { name: 'Ada' });
  const bob = await person(world, { name: 'Bob', phone: true, settings: { language: 'fr' } });
  await setUp(world, ada, 'link');
  await ada.locator('[data-act="clock"]').waitFor();
  await ada.locator('[data-act="pace"]').selectOption('three-days');
  await counted(ada.locator('[data-act="clock"]'), 0, 'clocks besides the pace');
  await ada.getByText('Nobody needs to be there at the same time.').waitFor();
  await ada.getByText('House rules').click();
  await ada.getByLabel('List it in the lobby').check();
  await ada.locator('[data-act="start"]').click();
  await ada.locator('.lobby [data-pace="three-days"]').getByText('Slow: three days for each turn').waitFor();
  const table = (await ada.locator('[data-link]').innerText()).split('/').pop();

  // Bob finds it in the list of open tables
  await bob.goto(`${world.base}/#/`);
  const open = bob.locator('li', { has: bob.locator(`a[href="#/table/${table}"]`) });
  await open.getByText('Trois jours par tour').waitFor();
  await press(bob, open.getByRole('link'));
  await bob.locator('.lobby [data-pace="three-days"]').waitFor();
  await press(bob, bob.locator('.lobby form button.main'));
  await ada.locator('.table[data-my-turn="true"]').waitFor();
  await ada.locator('ul.list + [data-pace="three-days"]').waitFor({ state: 'attached' });
  await eventually('the time of the turn in days', () => ada.getByRole('timer').first().innerText(), (text) => /^(3 d|2 d 23 h)$/.test(text));

  // a newer game where nothing waits stands below the one that does
  const newer = await made(world, ada, { seats: [{ kind: 'open' }, HERE], seed: 7 });
  await lists(ada, table, newer);
  await lists(ada, table, newer, '#/games');
  await bob.goto(`${world.base}/#/games`);
  await bob.locator(`[data-game="${table}"][data-waits="false"]`).waitFor();

  // little time is left: Ada is reminded, in the list and above it
  await ada.route('**/api/tables/list', async (route) => {
    const answer = await route.fetch();
    const infos = await answer.json();
    for (const info of infos) if (info.due) info.due = Math.floor(Date.now() / 1000) + 7_230;
    await route.fulfill({ response: answer, json: infos });
  });
  await anew(ada, '#/');
  await ada.locator('[data-near]').getByText('1 game is nearly out of time for you.').waitFor();
  await ada.locator(`[data-game="${table}"]`).getByText('Your time is nearly up: 2 h left').waitFor();
  await ada.unroute('**/api/tables/list');

  // a bot plays though nobody is there
  const alone = await made(world, ada, { seats: [BOT, HERE], pace: 'day', seed: 7 });
  await eventually('the bot has played', async () => {
    await anew(ada, '#/games');
    await ada.locator(`[data-game="${alone}"][data-state="running"]`).waitFor();
    return ada.locator(`[data-game="${alone}"]`).getAttribute('data-waits');
  }, (waits) => waits === 'true', 60_000);
  const first = ada.locator('[data-game]').first();
  await eventually('what has less time stands first', () => first.getAttribute('data-game'), (game) => game === alone);
  await first.getByText('One day a turn').waitFor();
}

/** The game that waits stands first, with the time that is left. */
async function lists(page, waits, newer, at = '#/') {
  await anew(page, at);
  await page.locator(`[data-game="${waits}"][data-waits="true"]`).getByText(/Your turn · (3 d|2 d 23 h) left/).waitFor();
  const shown = () => page.locator('[data-game]').evaluateAll((all) => all.map((one) => one.dataset.game).join());
  await eventually('what waits stands first', shown, (all) => all === [waits, newer].join());
}

/** A page as it looks to whoever just comes: another part of the address alone would leave it as it is. */
async function anew(page, at) {
  await page.goto(`${new URL(page.url()).origin}/${at}`);
  await page.reload();
}
