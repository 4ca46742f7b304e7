// A turn as eyes and fingers have it: combos with their coins on the map, prices before deciding, cards that cover nothing, everybody's purse in one line.
import { apart, check, clickRegion, counted, each, eventually, felt, made, myTurn, onRegion, openMenu, person, playNow, pointIn, press, quiet, stepUntil, together } from './lib.mjs';

const CONQUER = '[data-deeds~="conquer"]';
const bot = { kind: 'bot', bot: 'easy' };
const here = { kind: 'here', name: 'Ada' };

/** Goes to a table with so many seats, the first of them here. */
async function among(world, page, seats, name = here.name) {
  const table = await made(world, page, { seats: [{ ...here, name }, ...Array.from({ length: seats - 1 }, () => bot)], seed: 7 });
  await page.goto(`${world.base}/#/table/${table}`);
  await myTurn(page);
}

async function combosTellThemselves(world) {
  const page = await person(world);
  await among(world, page, 3);
  const cards = page.locator('.column li');
  await counted(cards, 6, 'combos');
  // what tiles do is asked of the server: both abilities in words
  for (const card of await cards.all()) await card.locator('.line').nth(1).waitFor({ state: 'attached' });
  await counted(page.locator('.take.main'), 1, 'one button that stands out');
  await eventually('all of them on the screen', () => cards.last().boundingBox(), ({ y, height }) => y + height <= 800);
  // one of them is paid by region
  let coins = 0;
  for (let i = 0; i < 6 && coins === 0; i++) {
    await cards.nth(i).hover();
    await page.locator(`.column li.shown:nth-child(${i + 1})`).waitFor();
    await quiet(page);
    coins = await page.locator('.pay').count();
  }
  check(coins > 0 && (await page.locator('.back').count()) > 0, 'its coins stand on the map, the rest steps back');
  await eventually(`as many regions as the card says (${coins})`, () => page.locator('.bar .card p').first().innerText(), (told) => Number(/\d+/.exec(told)?.[0]) === coins);
  await page.mouse.move(1000, 30);
  await page.locator('.pay').first().waitFor({ state: 'detached' });
}

async function pricesBeforeDeciding(world) {
  const page = await person(world);
  await playNow(world, page);
  await stepUntil(page, CONQUER);
  const number = await page.locator('.table').getAttribute('data-number');
  const { x, y } = await pointIn(page, CONQUER);
  await page.mouse.move(x, y);
  const peek = page.locator('.peek .parts');
  await peek.waitFor();
  await eventually('the parts of the price', () => peek.innerText(), (text) => /\+2/.test(text));
  check((await page.locator('.table').getAttribute('data-number')) === number, 'looking does nothing');
  await page.mouse.move(x, 20);
  await peek.waitFor({ state: 'detached' });

  const phone = await person(world, { phone: true });
  await playNow(world, phone);
  await stepUntil(phone, CONQUER);
  const before = await phone.locator('.table').getAttribute('data-number');
  const at = await pointIn(phone, CONQUER);
  const wire = await phone.context().newCDPSession(phone);
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await phone.locator('.pop .sum').waitFor();
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await felt(phone);
  await quiet(phone);
  check((await phone.locator('.table').getAttribute('data-number')) === before && (await phone.locator('.pop').count()) === 1, 'a long press tells the price and takes nothing');
  const [card, map] = [await phone.locator('.pop').boundingBox(), await phone.locator('.frame').boundingBox()];
  check(card.y >= map.y + map.height - 1, 'on a phone the card stands below the map');
  await press(phone, phone.locator('.pop [data-act^="conquer"]').first());
  await phone.waitForFunction((old) => document.querySelector('.table').dataset.number !== old, before);
}

async function askedBeforeEach(world) {
  const page = await person(world, { settings: { confirm: true } });
  await playNow(world, page);
  await stepUntil(page, CONQUER);
  const number = await page.locator('.table').getAttribute('data-number');
  await clickRegion(page, CONQUER);
  await page.locator('.pop [data-act^="conquer"]').waitFor();
  check((await page.locator('.table').getAttribute('data-number')) === number, 'asked first');
  await page.keyboard.press('Escape');
  await page.locator('.pop').waitFor({ state: 'detached' });
  await onRegion(page, 'conquer');
  await page.waitForFunction((old) => document.querySelector('.table').dataset.number !== old, number);
}

async function cardsCoverNoTarget(world) {
  const page = await person(world);
  await among(world, page, 3);
  await stepUntil(page, CONQUER);
  await clickRegion(page, '[data-deeds=""]');
  await page.locator('.pop p[aria-live]').waitFor();
  const covered = () => page.evaluate(() => {
    const card = document.querySelector('.pop').getBoundingClientRect();
    return [...document.querySelectorAll('.badge')].filter((badge) => {
      const box = badge.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x > card.left && x < card.right && y > card.top && y < card.bottom;
    }).length;
  });
  await eventually('no price under the card', covered, (prices) => prices === 0);
  await page.mouse.click(640, 30);
  await page.locator('.pop').waitFor({ state: 'detached' });
}

async function everybodyInOneLine(world) {
  for (const seats of [3, 5]) {
    const page = await person(world, { phone: true, viewport: { width: 360, height: 740 } });
    await among(world, page, seats, 'Maximiliane-Wilhelmine');
    const turned = await page.locator('svg.front').getAttribute('viewBox');
    await stepUntil(page, `.table[data-round="2"] ${CONQUER}`);
    check((await page.locator('svg.front').getAttribute('viewBox')) === turned, 'the board lies as it lay');
    await quiet(page);
    const chips = await page.locator('[data-chip]').evaluateAll((all) => all.map((one) => ({ text: one.querySelector('.purse').innerText.trim(), right: one.querySelector('.purse').getBoundingClientRect().right, end: one.getBoundingClientRect().right, y: one.getBoundingClientRect().y, faces: one.querySelectorAll(':scope > img, :scope > svg').length })));
    check(chips.length === seats && chips.every((one) => one.y === chips[0].y && one.faces === 1), 'everybody in one line');
    check(/^\d+$/.test(chips[0].text) && chips.slice(1).every((one) => one.text === '?'), 'own coins, and a question mark for the others');
    check(chips.every((one) => one.right <= one.end + 0.5 && one.end <= 360), 'no figure is pushed out');
    check((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, 'nothing wider than the screen');
    await eventually('a large board to open near', () => page.locator('svg.front > g').evaluate((g) => g.transform.baseVal.consolidate().matrix.a), (zoom) => (seats < 5 ? zoom === 1 : zoom > 1.2));
    await press(page, page.locator('[data-act="hint"]'));
    await page.locator('.hint').waitFor();
    await eventually('a hint to leave half of the screen to the map', () => page.locator('.frame').boundingBox(), ({ height }) => height >= 369);
    await press(page, page.locator('[data-act="close-hint"]'));
    await page.locator('.hint').waitFor({ state: 'detached' });
    await page.context().close();
  }
}

async function plannedByWords(world) {
  const page = await person(world);
  await playNow(world, page);
  await stepUntil(page, CONQUER);
  await page.keyboard.press('t');
  await page.waitForFunction(() => [...document.querySelectorAll('[data-told]')].filter((one) => /price \d/.test(one.textContent)).length > 15);
  await eventually('neighbours and the way to the edge of every region', () => page.locator('[data-told]').allInnerTexts(), (told) => told.every((line) => /next to \d/.test(line) && /edge of the map/.test(line)));
}

async function unreadIsMarked(world) {
  const [host, guest] = [await person(world, { phone: true }), await person(world, { name: 'Bob' })];
  await apart(world, host, guest);
  await quiet(host);
  check((await host.locator('[data-unread]').count()) === 0, 'nothing said');
  await guest.getByLabel('Say something').fill('Hello');
  await guest.getByRole('button', { name: 'Send' }).click();
  await host.locator('[data-unread]').waitFor();
  await press(host, host.getByRole('button', { name: 'Log' }));
  await host.locator('[data-unread]').waitFor({ state: 'detached' });
}

async function betweenTwoPeople(world) {
  const page = await person(world, { viewport: { width: 1180, height: 820 }, hasTouch: true });
  await together(world, page);
  check((await page.locator('[data-far]').count()) === 0, 'it lies as it lay');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('The tablet lies between us').check();
  await page.keyboard.press('Escape');
  await stepUntil(page, '[data-act="handover"]');
  await page.locator('[data-act="handover"]').click();
  await page.locator('html[data-far]').waitFor({ state: 'attached' });
  await eventually('the bar on the far side for the second person', async () => [await page.locator('.bar.panel').boundingBox(), await page.locator('.frame').boundingBox()], ([bar, map]) => bar.y + bar.height <= map.y + 1);
  // the hands still reach what they see
  await stepUntil(page, CONQUER);
  const number = await page.locator('.table').getAttribute('data-number');
  await onRegion(page, 'conquer');
  await page.waitForFunction((old) => document.querySelector('.table').dataset.number !== old, number);
}

async function menuOfSmallScreens(world) {
  const page = await person(world, { phone: true });
  await playNow(world, page);
  await openMenu(page);
  await press(page, page.getByRole('button', { name: 'Settings' }));
  await page.locator('dialog').waitFor();
}

/** On the least phone, in the longer language: nothing lies over a price, and all that can be done is on the screen. */
async function leastPhone(world) {
  const page = await person(world, { phone: true, viewport: { width: 360, height: 640 }, settings: { language: 'fr' } });
  await playNow(world, page);
  await page.locator('.column .money').first().waitFor();
  await quiet(page);
  const covered = await page.locator('.column li').evaluateAll((list) => list.filter((one) => {
    const [price, button] = ['.money', '.take'].map((part) => one.querySelector(part).getBoundingClientRect());
    return price.bottom > button.top && price.right > button.left;
  }).length);
  check(covered === 0, 'every price beside its button');
  const fits = () => page.evaluate(() => document.querySelector('.tabs').getBoundingClientRect().bottom <= innerHeight + 1 && document.documentElement.scrollWidth <= innerWidth);
  await eventually('picking to fit the screen', fits);
  await stepUntil(page, CONQUER);
  await eventually('a turn to fit the screen', fits);
  await stepUntil(page, '.deeds [data-act="redeploy"]');
  await eventually('placing to fit the screen', fits);
}

export default (world) => each(world, [combosTellThemselves, pricesBeforeDeciding, askedBeforeEach, cardsCoverNoTarget, everybodyInOneLine, plannedByWords, unreadIsMarked, betweenTwoPeople, menuOfSmallScreens, leastPhone]);
