// The rule book page by page, its search, words and rulings; “what is this?” at the table; the coach of a first game.
import { check, clickRegion, each, eventually, myTurn, openMenu, person, playNow, pointIn, press, pressAt, quiet, stepUntil } from './lib.mjs';
import { serious } from './access.mjs';

const open = async (world, page, id = '') => {
  await page.goto(`${world.base}/#/rules${id && `/${id}`}`);
  await page.locator(id ? `[data-page="${id}"]` : '[data-chapter]').first().waitFor();
};
const fetched = async (world, path) => (await fetch(`${world.base}${path}`)).json();

/** Every chapter opens by its line in the contents, in both languages; one leads to the next. */
async function chapters(world) {
  for (const language of ['en', 'fr']) {
    const page = await person(world, { settings: { language } });
    const { chapters } = await fetched(world, `/api/book?language=${language}`);
    check(chapters.length > 10, 'a whole book');
    await open(world, page);
    await page.locator(`[data-page="${chapters[0].id}"]`).waitFor();
    for (const { id, title } of chapters) {
      await page.locator(`[data-chapter="${id}"]`).click();
      await page.locator(`[data-page="${id}"]`).waitFor();
      check((await page.locator(`[data-page="${id}"]`).innerText()).trim() === title.replaceAll("'", '’').replace(/ ([!?:;])/g, '\u00a0$1'), `the title of ${id}`);
      await page.locator('main .text p').first().waitFor();
    }
    await open(world, page, chapters[0].id);
    await page.locator('[data-act="page-next"]').click();
    await page.locator(`[data-page="${chapters[1].id}"]`).waitFor();
    await page.locator('[data-act="page-back"]').click();
    await page.locator(`[data-page="${chapters[0].id}"]`).waitFor();
    await page.locator('figure').first().waitFor();
    const wide = await page.evaluate(() => [...document.querySelectorAll('figure')].every((one) => one.getBoundingClientRect().right <= innerWidth));
    check(wide, 'figures fit');
    const text = await page.locator('body').innerText();
    check(!/inferred|déduit/i.test(text), 'no jargon');
  }
}

/** A phone shows the contents first, then one page with the way back. */
async function onPhone(world) {
  const page = await person(world, { phone: true });
  await open(world, page);
  // on a desk the first page comes with the contents, or asked for by them
  await page.waitForLoadState('networkidle');
  check((await page.locator('[data-page]').count()) === 0, 'the contents first');
  await press(page, page.locator('[data-chapter="conquer"]'));
  await page.locator('[data-page="conquer"]').waitFor();
  await page.locator('[data-chapter="conquer"]').waitFor({ state: 'hidden' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(over <= 0, `nothing is wider than the phone, not ${over} px`);
  await press(page, page.getByRole('link', { name: 'Contents' }));
  await page.locator('[data-chapter="conquer"]').waitFor();
  await page.goto(`${world.base}/#/rules/no-such-page`);
  await page.locator('[data-lost="page"]').waitFor();
}

/** The search finds chapters, tiles, words and rulings, and leads there. */
async function searching(world) {
  const page = await person(world);
  await open(world, page);
  const field = page.getByRole('searchbox');
  await field.fill('mountain');
  for (const kind of ['word', 'tile', 'chapter', 'ruling']) await page.locator(`[data-hit^="${kind} "]`).first().waitFor();
  check(!/\*\*|\[\[|\{/.test(await page.locator('main').innerText()), 'words without signs');
  await page.locator('[data-hit^="word "] a').first().click();
  await page.locator('[data-page="words"]').waitFor();
  check(/mountain/.test(await page.locator('.wanted').innerText()), 'the word is marked');
  await eventually('the search to be over', () => field.inputValue(), (text) => text === '');
  await field.fill('mountain');
  await page.locator('[data-hit^="ruling "]').first().waitFor();
  const tile = page.locator('[data-hit^="tile "]').first();
  const id = (await tile.getAttribute('data-hit')).split(' ')[1];
  await tile.locator('a').click();
  await page.locator(`[data-page="${id}"]`).waitFor();
  await field.fill('B-37');
  await page.locator('[data-hit="ruling B-37"] button').click();
  await page.locator('[data-plain="B-37"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await field.fill('zzzz');
  await page.getByText('Nothing found').waitFor();
  const french = await person(world, { settings: { language: 'fr' } });
  await open(world, french);
  await french.getByRole('searchbox').fill('foret');
  await french.locator('[data-hit^="tile "]').first().waitFor();
}

/** The number of a ruling opens its plain words by keys and by mouse, and gives the focus back. */
async function rulings(world) {
  const page = await person(world);
  await open(world, page, 'conquer');
  const { rulings } = await fetched(world, '/api/book?language=en');
  const first = page.locator('.text .ruling').first();
  const id = await first.getAttribute('data-ruling');
  await first.focus();
  await page.keyboard.press('Enter');
  const plain = page.locator(`[data-plain="${id}"]`);
  await plain.waitFor();
  await eventually(`the plain words of ${id}`, () => plain.innerText(), (text) => text === rulings[id].replaceAll("'", '’'));
  await page.keyboard.press('Escape');
  await plain.waitFor({ state: 'detached' });
  await eventually('the focus to be back', () => first.evaluate((one) => one === document.activeElement));
  await first.click();
  await plain.waitFor();
  await page.mouse.click(5, 5);
  await plain.waitFor({ state: 'detached' });
}

/** Every tile has a page that names it, and the whole book is one document. */
async function tiles(world) {
  const page = await person(world);
  const all = await fetched(world, '/api/rules?language=en');
  await open(world, page);
  const closed = page.locator('details:not([open]) > summary');
  while (await closed.count()) await closed.first().click();
  for (const { id, text } of all.filter((_tile, i) => i % 9 === 0)) {
    await page.locator(`[data-tile="${id}"]`).click();
    await page.locator(`[data-page="${id}"]`).waitFor();
    check((await page.locator(`[data-page="${id}"]`).innerText()).trim() === text.name, `the page of ${id}`);
  }
  const link = await page.locator('[data-act="print"]').getAttribute('href');
  const answer = await fetch(`${world.base}${link}`);
  const document = await answer.text();
  check(answer.ok && answer.headers.get('content-type').includes('html') && all.every(({ id }) => document.includes(`id="${id}"`)), 'the whole book to keep, with every tile');
}

/** From the table to the page of a people and back; the words of the game at one tap; a refusal names its ruling. */
async function fromTable(world) {
  for (const phone of [false, true]) {
    const page = await person(world, { phone });
    await playNow(world, page);
    await press(page, page.locator('[data-act="ask"]'));
    await quiet(page);
    const combo = await page.locator('.column li .pics').first().boundingBox();
    await pressAt(page, combo.x + combo.width / 2, combo.y + combo.height / 2);
    const link = page.locator('[data-asked="ask_combo"] a[href^="#/rules/"]').first();
    const href = await link.getAttribute('href');
    await press(page, link);
    await page.locator(`[data-page="${href.split('/').at(-1)}"]`).waitFor();
    await press(page, page.locator('[data-act="back"]'));
    await myTurn(page);
    await openMenu(page);
    await press(page, page.locator('[data-act="words"]'));
    await page.locator('dialog [data-words] dt').first().waitFor();
    await page.locator('dialog [data-words] dt').nth(40).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  const page = await person(world);
  await playNow(world, page);
  await stepUntil(page, '[data-deeds~="conquer"]');
  await clickRegion(page, '[data-deeds=""]');
  await page.locator('.pop .ruling').click();
  await page.locator('[data-plain]', { hasText: /.{20}/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-plain]').waitFor({ state: 'detached' });
  await quiet(page);
  check((await page.locator('.pop').count()) === 1, 'the card of the region stays');
}

/** Asks about a part of the table by a tap: it is answered, and nothing is done. */
async function asking(world) {
  for (const [phone, language] of [[false, 'en'], [true, 'fr']]) {
    const page = await person(world, { phone, settings: { language } });
    await playNow(world, page);
    const turnedOn = () => press(page, page.locator('[data-act="ask"]'));
    const asked = async (selector, word) => {
      const before = await page.locator('.table').getAttribute('data-number');
      await turnedOn();
      await quiet(page);
      const box = selector.includes('data-region') ? undefined : await page.locator(selector).first().boundingBox();
      const at = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : await seen(page, selector);
      await pressAt(page, at.x, at.y);
      await page.locator(`[data-asked="${word}"]`).waitFor();
      const card = page.locator('[data-asked]');
      const words = await eventually(`an answer for ${selector}`, () => card.innerText(), (text) => text.length > 40);
      // what was asked about stays in sight
      await eventually(`the answer not to hide ${selector} at ${at.y}`, () => card.boundingBox(), ({ y, height }) => y >= 0 && y + height <= page.viewportSize().height && (at.y < y || at.y > y + height));
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      check((await page.locator('.table').getAttribute('data-number')) === before, `asking about ${selector} does nothing`);
      return words;
    };
    await asked('.column li .money', 'ask_price');
    await asked('[data-purse]', 'ask_coins');
    await asked('.track', 'ask_round');
    await asked('[data-act="hint"]', 'ask_hint');
    await stepUntil(page, '[data-deeds~="conquer"]');
    check(/lit|clair/i.test(await asked('[data-region][data-deeds~="conquer"]', 'region')), 'a lit region and its price');
    await asked('.bar .say', 'ask_ready');
    await stepUntil(page, '.deeds [data-act="spread"]');
    await asked('[data-knob="1"]', 'ask_knob');
    await asked('[data-hand]', 'ask_hand');
    await asked('[data-act="redeploy"]', 'ask_place');
    await asked('.deeds [data-act="spread"]', 'ask_spread');
    await asked('[data-act="undo"]', 'ask_undo');
    await stepUntil(page, '.deeds [data-act="decline"]');
    await asked('.deeds [data-act="decline"]', 'ask_decline');
    await asked('.pays', 'ask_pays');
  }
}

/** A point of a region; the glass over the table is looked through. */
async function seen(page, selector) {
  await page.addStyleTag({ content: '.glass { pointer-events: none; }' }).then((style) => style.evaluate((one) => (one.id = 'see')));
  const point = await pointIn(page, selector);
  await page.evaluate(() => document.getElementById('see').remove());
  return point;
}

/** By keys: what has the focus is asked with a question mark, or with Enter while asking; Enter does nothing else. */
async function byKeys(world) {
  const page = await person(world);
  await playNow(world, page);
  const number = await page.locator('.table').getAttribute('data-number');
  const pick = page.locator('.column [data-act="pick 1"]');
  await pick.focus();
  await page.keyboard.press('?');
  await page.locator('[data-asked="ask_combo"]').waitFor();
  check(/ \d+ \+ .* \d+ = \d+ tokens/.test(await page.locator('[data-asked]').innerText()), 'where the tokens of a combo come from');
  // the answer goes, asking goes on
  await page.locator('[data-act="ask-close"]').click();
  await page.getByText('Tap whatever you want').waitFor();
  await pick.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.locator('[data-act="hint"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-asked="ask_hint"]').waitFor();
  // a screen reader presses without keys
  await page.locator('[data-act="text"]').evaluate((one) => one.click());
  await page.locator('[data-asked="ask_text"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-asked]').waitFor({ state: 'detached' });
  await quiet(page);
  check((await page.locator('.table').getAttribute('data-number')) === number && (await page.locator('.text, .hint').count()) === 0, 'nothing was done');
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('?');
  await page.getByText('Tap whatever you want').waitFor();
  await page.locator('[data-act="ask"]').click({ force: true });
  await page.locator('[data-asked]').waitFor({ state: 'detached' });
  const phone = await person(world, { phone: true });
  await playNow(world, phone);
  for (const there of [1, 0, 1]) {
    const { x, y, width, height } = await phone.locator('[data-act="ask"]').boundingBox();
    await pressAt(phone, x + width / 2, y + height / 2);
    await quiet(phone);
    check((await phone.locator('[data-asked]').count()) === there, 'a tap on the question mark begins and ends it');
  }
}

/** The coach says what is new once, never over the board, and is silent when told so. */
async function coach(world) {
  for (const phone of [false, true]) {
    const page = await person(world, { phone, settings: { coach: true } });
    await playNow(world, page);
    const said = page.locator('[data-coach]');
    await said.waitFor();
    const keys = [await said.getAttribute('data-coach')];
    check((await said.innerText()).length > 40, 'something new in words');
    await press(page, page.locator('[data-act="got-it"]'));
    await said.waitFor({ state: 'detached' });
    await press(page, page.locator('.column [data-act^="pick "]').first());
    await said.waitFor();
    keys.push(await said.getAttribute('data-coach'));
    check(new Set(keys).size === 2, `never the same, not ${keys}`);
    const clear = () => page.evaluate(() => {
      const bubble = document.querySelector('[data-coach]').getBoundingClientRect();
      const others = ['main.board', 'div.bar', '.tabs', 'header'].map((one) => document.querySelector(one).getBoundingClientRect()).filter((box) => box.height > 0);
      return others.every((box) => box.bottom <= bubble.top + 1 || box.top >= bubble.bottom - 1) && bubble.right <= innerWidth;
    });
    await eventually('the coach to cover nothing', clear);
    await quiet(page);
    check(phone === false || (await page.locator('main.board').boundingBox()).height >= page.viewportSize().height * 0.45, 'the board stays large');
    await page.reload();
    await myTurn(page);
    await said.waitFor();
    check((await said.getAttribute('data-coach')) === keys[1], 'what was not read is said again, what was read is not');
    await press(page, page.locator('[data-act="no-coach"]'));
    await said.waitFor({ state: 'detached' });
    await stepUntil(page, '.deeds [data-act="spread"]');
    check((await said.count()) === 0, 'silent');
    await openMenu(page);
    await press(page, page.getByRole('button', { name: 'Settings' }));
    check(!(await page.locator('[data-act="coach"]').isChecked()), 'the setting says so');
  }
}

/** A first game begins with the coach, who has not said anything yet. */
async function firstGame(world) {
  const page = await person(world);
  await page.goto(`${world.base}/#/learn`);
  await page.evaluate(() => localStorage.setItem('elbowroom.coach', '["pick"]'));
  await press(page, page.locator('[data-act="first-game"]'));
  await page.locator('[data-coach="pick"]').waitFor();
}

/** The screens of the book and of the help, in both looks and languages. */
async function looks(world) {
  for (const [theme, phone, language] of [['light', true, 'fr'], ['dark', false, 'en'], ['light', false, 'fr'], ['dark', true, 'en']]) {
    const page = await person(world, { phone, settings: { theme, language, coach: true } });
    const look = (where) => serious(page, `${where} (${theme}, ${phone ? 'phone' : 'desk'}, ${language})`);
    await open(world, page);
    await look('the contents of the book');
    await open(world, page, 'conquer');
    await page.locator('figure').first().waitFor();
    await look('a chapter');
    await press(page, page.locator('.text .ruling').first());
    await page.locator('[data-plain]').waitFor();
    await look('a ruling');
    await page.keyboard.press('Escape');
    await open(world, page, 'words');
    await look('the words');
    await page.getByRole('searchbox').fill(language === 'fr' ? 'déclin' : 'decline');
    await page.locator('[data-hit]').first().waitFor();
    await look('what was found');
    const [{ id }] = await fetched(world, '/api/rules?language=en');
    await open(world, page, id);
    await look('the page of a tile');
    await playNow(world, page);
    await page.locator('[data-coach]').waitFor();
    await look('the coach');
    await press(page, page.locator('[data-act="ask"]'));
    await look('asking');
    const box = await page.locator('[data-purse]').first().boundingBox();
    await pressAt(page, box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('[data-asked="ask_coins"]').waitFor();
    await look('an answer');
  }
}

export default (world) => each(world, [chapters, onPhone, searching, rulings, tiles, fromTable, asking, byKeys, coach, firstGame, looks]);
