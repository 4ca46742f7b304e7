// A world of one's own: built by drag, by keyboard and by taps, finished, shared as a link and a file, and played on.
import { readFileSync } from 'node:fs';
import { serious } from './access.mjs';
import { check, counted, each, eventually, kept, myTurn, onRegion, person, press, pressAt, step } from './lib.mjs';

const verdict = (page, what) => page.locator(`[data-verdict="${what}"]`).waitFor();
const cell = (page, at) => page.locator(`[data-cell="${at}"]`);
const laid = (page, at, tile) => page.locator(`[data-cell="${at}"][data-tile="${tile}"]`).waitFor({ state: 'attached' });
const heard = (page, words) => page.locator('[data-heard]', { hasText: words }).waitFor({ state: 'attached' });
const saved = async (page) => readFileSync(await (await (await Promise.all([page.waitForEvent('download'), page.locator('[data-act="save"]').click()]))[0].path()), 'utf8');

/** The middle of a thing in the window. */
async function spot(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

async function carry(page, from, to) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 20, from[1] + 20);
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

/** An empty world, from the front page. */
async function begin(world, page) {
  await page.goto(world.base);
  await press(page, page.getByRole('link', { name: /Build a world|Bâtir un monde/ }).first());
  await press(page, page.locator('[data-act="new-world"]'));
  await verdict(page, 'empty');
}

async function byDrag(world) {
  const page = await person(world);
  await begin(world, page);
  const tile = (id) => page.locator(`button[data-tile="${id}"]`);
  await carry(page, await spot(tile('A')), await spot(cell(page, '0,0')));
  await laid(page, '0,0', 'A');
  await verdict(page, 'good');
  await counted(tile('A'), 0, 'what lies on the table and is in the box, too');
  await carry(page, await spot(tile('B')), await spot(cell(page, '1,0').locator('polygon').first()));
  await laid(page, '1,0', 'B');
  // it moves, changes places, and goes back to the box
  await carry(page, await spot(cell(page, '1,0').locator('polygon').first()), await spot(cell(page, '0,0').locator('polygon').first()));
  await laid(page, '0,0', 'B');
  await laid(page, '1,0', 'A');
  const [x, y] = await spot(page.locator('header input'));
  await carry(page, await spot(cell(page, '1,0').locator('polygon').first()), [x, y]);
  await tile('A').waitFor();
  await page.locator('[data-act="undo"]').click();
  await laid(page, '1,0', 'A');
  await page.locator('[data-act="redo"]').click();
  await tile('A').waitFor();
  // a click and a click, then turned, flipped and taken up by its buttons
  await tile('C').click();
  await cell(page, '0,1').locator('polygon').first().click();
  await laid(page, '0,1', 'C');
  for (const [act, words] of [['rotate', 'turn 1'], ['flip', 'mushroom'], ['take-up', 'Free cell 0, 1']]) {
    await page.locator(`[data-act="${act}"]`).click();
    await heard(page, words);
  }
  await serious(page, 'the builder');
}

async function byKeyboard(world) {
  const page = await person(world, { settings: { theme: 'dark' } });
  await begin(world, page);
  await page.locator('[data-field]').focus();
  const type = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  await type('a');
  await heard(page, 'In hand: A');
  await type('Enter');
  await laid(page, '0,0', 'A');
  await heard(page, 'Cell 0, 0, hex A');
  await type('ArrowRight');
  await heard(page, 'Free cell 1, 0');
  // some letters are deeds: as capitals they are hexes
  await type('Shift+R', 'r', 'r', 'Enter');
  await laid(page, '1,0', 'R');
  await heard(page, 'hex R, turn 2');
  await type('f');
  await heard(page, 'mine');
  await type('Delete');
  await heard(page, 'Free cell 1, 0');
  await type('Control+z', 'u');
  await heard(page, 'hex R, turn 2');
  await verdict(page, 'good');
  // a piece, what is left of it, and one that cannot lie there
  const [first, second] = await page.locator('[data-kind]').evaluateAll((all) => all.map((one) => one.dataset.kind));
  const left = async (kind) => Number((await page.locator(`[data-kind="${kind}"]`).innerText()).trim());
  const before = await left(first);
  await type('ArrowLeft', '1', 'Enter');
  await page.waitForFunction(([kind, n]) => Number(document.querySelector(`[data-kind="${kind}"]`).innerText.trim()) === n, [first, before - 1]);
  await verdict(page, 'good');
  await type('2', 'r', 'r', 'Enter');
  await verdict(page, 'faults');
  // nobody plays on what cannot lie there
  await page.locator('[data-act="play-world"][aria-disabled="true"]').waitFor();
  await type('Enter');
  await verdict(page, 'good');
  await eventually('the piece in the box again', () => left(second));
  await serious(page, 'the builder (dark)');
}

async function sharedAndPlayed(world) {
  const page = await person(world);
  await begin(world, page);
  await page.locator('button[data-tile="A"]').click();
  await cell(page, '0,0').locator('polygon').first().click();
  await page.getByLabel('Name of the world').fill('Île verte');
  await page.getByLabel('Name of the world').press('Enter');
  await page.locator('[data-act="players"]').selectOption('2');
  await page.locator('[data-act="finish"]').click();
  await page.waitForFunction(() => document.querySelectorAll('g[data-tile]').length > 4);
  await laid(page, '0,0', 'A');
  await verdict(page, 'good');
  await page.context().grantPermissions(['clipboard-write']);
  await page.locator('[data-act="share"]').click();
  const link = await page.locator('[data-act="share"][data-link]').getAttribute('data-link');
  check(link.length < 2000, `a link that can be sent, found ${link.length} letters`);
  const text = await saved(page);
  for (const part of ['title = "Île verte"', 'players = 2', 'tile = "A"']) check(text.includes(part), `${part} in the file`);

  // somebody opens the link on a phone, in French, and lays one more hex
  const bob = await person(world, { name: 'Bob', phone: true, settings: { language: 'fr', theme: 'dark' } });
  await bob.goto(link);
  await laid(bob, '0,0', 'A');
  await eventually('its name: Île verte', () => bob.getByLabel('Nom du monde').inputValue(), (name) => name === 'Île verte');
  const hexes = await bob.locator('g[data-tile]').count();
  await press(bob, bob.locator('button[data-tile]').first());
  const free = bob.locator('g.cell.free polygon');
  const places = await free.evaluateAll((all) => all.map((one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }));
  const frame = await bob.locator('[data-field]').boundingBox();
  const near = places.find(([x, y]) => x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height);
  check(near, 'a free cell that can be seen');
  await pressAt(bob, ...near);
  await bob.waitForFunction((n) => document.querySelectorAll('g[data-tile]').length === n, hexes + 1);
  await serious(bob, 'the builder (phone, dark, French)');
  await bob.goto(`${world.base}/#/world/link/garbage`);
  await bob.getByText('Il n’y a pas de monde là-dedans.').waitFor();

  // a file goes the same way
  const eve = await person(world, { name: 'Eve' });
  await eve.goto(`${world.base}/#/worlds`);
  const open = (body) => eve.locator('input[type="file"]').setInputFiles({ name: 'x.realm.toml', mimeType: 'text/plain', buffer: Buffer.from(body) });
  await open('Dear all,');
  await eve.getByRole('alert').first().waitFor();
  await open(text);
  await laid(eve, '0,0', 'A');
  await eve.goto(`${world.base}/#/worlds`);
  await eve.locator('[data-world]').getByText('Île verte').waitFor();
  await serious(eve, 'the list of worlds');

  // and a turn is played on it
  await page.locator('[data-act="play-world"]').click();
  await eventually('the world to be chosen', () => page.locator('[data-act="board"] option:checked').innerText(), (name) => /Île verte/.test(name));
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.locator('[data-act="start"]').click();
  check((await asked).postDataJSON().realm.includes('Île verte'), 'the table is told the whole world');
  await myTurn(page);
  await page.locator('[data-drawn="true"]').first().waitFor({ state: 'attached' });
  await step(page);
  await page.locator('[data-deeds~="conquer"]').first().waitFor({ state: 'attached' });
  const region = await onRegion(page, 'conquer');
  await page.locator(`[data-region="${region}"][aria-label*="of Ada"]`).waitFor({ state: 'attached' });
  const round = () => page.locator('.table').getAttribute('data-round');
  while ((await round()) === '1') await step(page);
  // it is looked at again
  const [table] = await kept(page);
  await page.goto(`${world.base}/#/replay/${table}`);
  await page.locator(`[data-region="${region}"]`).waitFor({ state: 'attached' });
  // the list of games calls it by its name
  await page.goto(`${world.base}/#/games`);
  await page.getByText('Board Île verte').waitFor();
}

export default (world) => each(world, [byDrag, byKeyboard, sharedAndPlayed]);
