// Every scenario can be chosen in the set-up, tells its rules at one tap, and a turn of it is played.
import { serious } from './access.mjs';
import { check, clickRegion, counted, each, eventually, made, myTurn, person, press, quiet, stepUntil } from './lib.mjs';

/** The scenarios that the set-up offers. */
async function offered(page) {
  await page.locator('[data-act="scenario"] option').first().waitFor({ state: 'attached' });
  return page.locator('[data-act="scenario"] option').evaluateAll((list) => list.map((one) => one.value).filter(Boolean));
}

const pictures = process.env.ELBOWROOM_SHOTS;
const shoot = (page, name) => pictures && page.screenshot({ path: `${pictures}/${name}.png` });

/** Sits down to a scenario against bots. */
async function sitDown(world, page, id) {
  await page.goto(`${world.base}/#/new`);
  await offered(page);
  await page.locator('select[data-act="scenario"]').selectOption(id);
  await page.locator(`[data-scenario="${id}"]`).waitFor();
  await shoot(page, `setup-${id}`);
  await press(page, page.locator('[data-act="start"]'));
  await myTurn(page);
}

async function aTurnOfEach(world) {
  const page = await person(world);
  await page.goto(`${world.base}/#/new`);
  const all = await offered(page);
  check(all.length >= 10, `ten scenarios or more are offered (${all.length})`);
  for (const id of all) {
    await sitDown(world, page, id);
    const title = await page.locator('button[data-act="scenario"]').getAttribute('title');
    await press(page, page.locator('button[data-act="scenario"]'));
    await eventually(`${id}: its rules at one tap, called ${title}`, () => page.locator('dialog h2').textContent(), (text) => text === title);
    await press(page, page.locator('dialog button.main'));
    await shoot(page, `table-${id}`);
    // until the others have had their turns, and it is mine again
    await stepUntil(page, '.table[data-round="2"][data-my-turn="true"]', { limit: 120 });
    await shoot(page, `later-${id}`);
  }
}

async function onAPhone(world) {
  const page = await person(world, { phone: true, language: 'fr' });
  await page.goto(`${world.base}/#/new`);
  const [first] = await offered(page);
  await sitDown(world, page, first);
  await shoot(page, 'phone');
  await serious(page, 'a scenario on a phone');
}

/** A board whose hexes move, and the first choice of it. */
async function adrift(world, page) {
  const table = await made(world, page, { board: 's06-2p', seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'easy' }], seed: 7 });
  await page.goto(`${world.base}/#/table/${table}`);
  await page.locator('.table[data-my-turn="true"] [data-hex]').first().waitFor();
  return table;
}

/** How the map is drawn: where each region lies. */
const outlines = (page) => page.locator('.front [data-region]').evaluateAll((list) => list.map((one) => one.getAttribute('d')).join());
const box = (page) => page.locator('.front [data-region="0"]').boundingBox();
/** What can be done next, once the last thing is done. */
const settled = (page, number) => page.locator(`html:not([data-waits]) .table[data-busy="false"]:not([data-number="${number}"])`).waitFor();
const number = (page) => page.locator('.table').getAttribute('data-number');

/** Takes a hex, pushes it to the first free place around the continent, and turns it there. */
async function push(page) {
  await quiet(page);
  const before = await outlines(page);
  const large = await box(page);
  let at = await number(page);
  await clickRegion(page, '.hex.lies .line');
  await settled(page, at);
  await eventually(`the map to make room for places beyond it, less wide than ${large.width}`, () => box(page), ({ width }) => width < large.width);
  check((await outlines(page)) === before, 'nothing has moved yet');
  await counted(page.locator('.hex.lies'), 1, 'the hex can be turned where it lies');
  await shoot(page, 'places');
  await serious(page, 'places for a hex');
  at = await number(page);
  await clickRegion(page, '.hex:not(.lies) .line');
  await settled(page, at);
  const turned = () => page.locator('[data-turning]').getAttribute('data-turning');
  const first = await turned();
  await press(page, page.locator('[data-hex="right"] circle'));
  await eventually(`the hex to be turned from ${first}`, turned, (now) => now !== first);
  await press(page, page.locator('[data-hex="left"] circle'));
  await eventually(`and turned back to ${first}`, turned, (now) => now === first);
  await press(page, page.locator('[data-hex="left"] circle'));
  await shoot(page, 'turned');
  at = await number(page);
  await press(page, page.locator('[data-hex="take"] circle'));
  await settled(page, at);
  await eventually('the map to show the hex where it was pushed', async () => (await outlines(page)) !== before);
  await counted(page.locator('[data-hex]'), 0, 'hexes to choose when the choice is over');
  return before;
}

async function aHexIsPushedOnTheMap(world) {
  const page = await person(world);
  const table = await adrift(world, page);
  await myTurn(page);
  const labels = await page.locator('.hex').evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')));
  const words = await page.locator('.deeds button .deed').allInnerTexts();
  for (const label of labels) check(words.some((text) => text.trim() === label), `${label} is a button, too`);
  check(words.length > labels.length, 'everything may lie as it lies');
  await serious(page, 'hexes to choose');
  const before = await push(page);
  const after = await outlines(page);
  // whoever comes later sees the board as it lies
  await page.reload();
  await page.locator('.front [data-region]').first().waitFor({ state: 'attached' });
  await eventually('the welcome to show the board as it lies', async () => (await outlines(page)) === after);
  const at = await number(page);
  await press(page, page.locator('[data-act="undo"]'));
  await settled(page, at);
  await eventually('the hex to go back', async () => (await outlines(page)) === before);
  // the last step once more, by keys alone
  await page.locator('[data-hex="right"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-hex="take"]').focus();
  const again = await number(page);
  await page.keyboard.press('Enter');
  await settled(page, again);
  await eventually('keys to push a hex, too', async () => (await outlines(page)) !== before);
  await page.goto(`${world.base}/#/replay/${table}/0`);
  await page.locator('.replay .front [data-region]').first().waitFor({ state: 'attached' });
  await eventually('a game looked at again to begin on the first board', async () => (await outlines(page)) === before);
  const last = page.locator('.controls input[type="range"]');
  await last.fill(await last.getAttribute('max'));
  await page.waitForFunction((before) => [...document.querySelectorAll('.front [data-region]')].map((one) => one.getAttribute('d')).join() !== before, before);
}

async function aHexIsPushedOnAPhone(world) {
  const page = await person(world, { phone: true, settings: { language: 'fr' } });
  await adrift(world, page);
  await page.locator('.hex[aria-label^="hexagone"]').first().waitFor({ state: 'attached' });
  await push(page);
}

async function hexesForEveryNumber(world) {
  const page = await person(world);
  for (const players of ['2', '3', '4', '5', '6']) {
    await page.goto(`${world.base}/#/new`);
    await offered(page);
    await page.locator('select[data-act="scenario"]').selectOption('s06-adrift');
    await press(page, page.locator('label.num', { hasText: players }));
    await press(page, page.locator('[data-act="start"]'));
    await page.locator('.table[data-my-turn="true"] [data-hex]').first().waitFor();
    await page.locator('[data-purse]').nth(Number(players) - 1).waitFor({ state: 'attached' });
  }
}

export default (world) => each(world, [aTurnOfEach, onAPhone, hexesForEveryNumber, aHexIsPushedOnTheMap, aHexIsPushedOnAPhone]);
