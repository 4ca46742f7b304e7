// Before the game begins the host, on a small phone, says who sits where: removes, frees, fills, and starts with fewer.
import { check, counted, each, eventually, kept, myTurn, person, press, quiet, setUp } from './lib.mjs';

const SMALL_PHONE = { phone: true, viewport: { width: 360, height: 740 } };
const seat = (page, n, kind) => page.locator(`[data-seat="${n}"]${kind ? `[data-kind="${kind}"]` : ''}`);
const tableOf = (page) => /#\/table\/([^/]+)/.exec(page.url())[1];

/** A table of Ada's with these seats after hers. */
async function hosted(world, ...kinds) {
  const ada = await person(world, { name: 'Ada', ...SMALL_PHONE });
  await setUp(world, ada);
  await ada.locator('.num', { hasText: String(kinds.length + 1) }).click();
  for (const [i, kind] of kinds.entries()) await ada.getByLabel(`Seat ${i + 2}`, { exact: true }).selectOption(kind);
  await press(ada, ada.locator('[data-act="start"]'));
  return { ada, link: await ada.locator('[data-link]').innerText() };
}

async function comes(world, link, name) {
  const page = await person(world, { name });
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  return page;
}

async function sits(page, n) {
  await page.getByRole('button', { name: 'Sit down' }).click();
  await seat(page, n, 'person').getByText('(you)').waitFor();
}

async function saysWhoSitsWhere(world) {
  const { ada, link } = await hosted(world, 'open', 'open', 'bot');
  const bob = await comes(world, link, 'Bob');
  const eve = await comes(world, link, 'Eve');
  await sits(bob, 2);
  await seat(ada, 2, 'person').getByText('Bob').waitFor();
  await bob.getByText('when the host starts it').waitFor();
  await quiet(bob);
  check((await bob.locator('[data-act="begin"], [data-act="clear"], [data-act="fill"]').count()) === 0, 'guests have no say');
  await quiet(ada);
  check(await ada.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'everything fits a screen 360 wide');

  // removing somebody asks
  await press(ada, seat(ada, 2).locator('[data-act="clear"]'));
  await ada.locator('dialog', { hasText: 'Remove Bob' }).waitFor();
  await press(ada, ada.getByRole('button', { name: 'Cancel' }));
  await ada.locator('dialog').waitFor({ state: 'detached' });
  await quiet(ada);
  check(await seat(ada, 2, 'person').count(), 'Bob still sits there');
  await press(ada, seat(ada, 2).locator('[data-act="clear"]'));
  await press(ada, ada.locator('[data-act="sure"]'));
  await seat(ada, 2, 'open').waitFor();
  await bob.locator('[data-unseated]').waitFor();
  await eventually('a key that fits nothing not to be kept', () => kept(bob), (games) => games.length === 0);
  await sits(bob, 2);
  await counted(bob.locator('[data-unseated]'), 0, 'who sits again is told so no more');

  // the host is known again after a reload; a bot makes room at once
  await ada.reload();
  await press(ada, seat(ada, 4, 'bot').locator('[data-act="clear"]'));
  await seat(eve, 4, 'open').waitFor();
  await ada.getByLabel('Level: Seat 4').selectOption('hard');
  await press(ada, seat(ada, 4, 'open').locator('[data-act="fill"]'));
  await seat(bob, 4, 'bot').getByText('hard').waitFor();

  // the third seat is still open: everybody goes on without it
  const before = tableOf(ada);
  await press(ada, ada.getByRole('button', { name: 'Start with 3 players' }));
  for (const page of [ada, bob, eve]) {
    await page.waitForFunction((old) => !location.hash.includes(old), before);
    await page.locator('.table[data-phase]').waitFor();
    await counted(page.locator('.list li'), 3, 'those who play');
    await counted(page.locator('.lobby'), 0, 'no seats to take: the game has begun');
  }
  const after = tableOf(ada);
  check(new Set([ada, bob, eve].map(tableOf)).size === 1, 'all at the same table');
  for (const page of [ada, bob]) await eventually(`the game kept as ${after} only`, () => kept(page), (games) => games.join() === after);
  check((await kept(eve)).length === 0, 'who watches has no game');
  await Promise.any([ada, bob].map((page) => myTurn(page)));
  // the way back does not lead to the table that is no more
  await ada.goBack();
  await ada.locator('[data-act="start"]').waitFor();
  await ada.goto(`${world.base}/#/`);
  await press(ada, ada.locator('[data-act="come-back"]'));
  await ada.locator('.table[data-phase]').waitFor();
}

async function fillsTheLastSeat(world) {
  const { ada } = await hosted(world, 'open');
  await ada.locator('[data-act="begin"]:disabled').waitFor();
  await press(ada, seat(ada, 2).locator('[data-act="fill"]'));
  await myTurn(ada);
  await counted(ada.locator('.lobby'), 0, 'no seats to take when the last one is taken');
}

export default (world) => each(world, [saysWhoSitsWhere, fillsTheLastSeat]);
