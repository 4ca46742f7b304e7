// The boxes in the set-up form, remembered; a whole game with all of them; and every tile in the rule book with a picture.
import { readFileSync } from 'node:fs';
import { check, counted, each, eventually, myTurn, person, playToEnd, press, setUp } from './lib.mjs';

async function form(world) {
  const page = await person(world);
  await setUp(world, page);
  const asked = [];
  page.on('request', (request) => { if (request.method() === 'POST' && request.url().endsWith('/api/tables')) asked.push(request.postDataJSON()); });
  await page.getByText('House rules').click();
  check((await page.getByLabel('The catapult conquers for one token less').count()) === 0, 'no switch without its box');
  for (const name of ['Be Not Afraid', 'Leaders', 'Necromancer Island']) await page.getByLabel(name, { exact: false }).check();
  await page.locator('.num', { hasText: '6' }).click();
  await page.getByText('48 regions, 8 rounds').waitFor();
  await page.getByLabel('Ghosts in reserve').selectOption('11');
  await page.getByLabel('The catapult conquers for one token less').uncheck();
  await page.getByLabel('A captive leader may still be ransomed').check();
  await page.locator('[data-act="start"]').click();
  await myTurn(page);
  const wish = asked[0];
  check(wish.boxes.join() === 'base,be-not-afraid-box,leaders-box,necromancer-box', 'the boxes in play');
  check(wish.seats.length === 6 && wish.board === 'base-5p', 'six seats on the board for five');
  check(wish.switches['catapult-discount'] === false && wish.switches['late-ransom'] === true && wish.switches['ghost-reserve'] === 11, 'switches of the boxes');
  await page.locator('.list li').nth(5).filter({ hasText: 'Necromancer' }).waitFor({ state: 'attached' });
  await page.goto(`${world.base}/#/`);
  await page.getByText('with: Be Not Afraid…, Leaders, Necromancer Island').waitFor();
  await page.reload();
  await page.locator('[data-act="set-up"]').click();
  await eventually('the boxes to be remembered', () => page.getByLabel('Leaders').isChecked());
  await page.goBack();
  await page.locator('[data-act="play-now"]').click();
  await myTurn(page);
  await counted(page.locator('.list li'), 3, 'play now has room for the Necromancer');
}

async function game(world) {
  const page = await person(world, { seed: 11, settings: { boxes: ['cursed-box', 'grand-dames-box', 'be-not-afraid-box', 'leaders-box'] } });
  await page.goto(world.base);
  await press(page, page.locator('[data-act="play-now"]'));
  check((await playToEnd(page)) > 20, 'a game of more than twenty steps');
  await page.locator('a[href^="#/replay/"]').click();
  await page.locator('.controls').waitFor();
}

async function book(world) {
  const page = await person(world);
  const tiles = await (await fetch(`${world.base}/api/rules?language=en`)).json();
  await page.goto(`${world.base}/#/rules`);
  await page.locator('[data-tile]').first().waitFor();
  const all = tiles.flatMap(({ id, pieces }) => [id, ...pieces.map((piece) => piece.id)]);
  let pictures = new Map();
  // the drawings of a game of its own come a moment later; a tile without a picture of its own would share the one for the unknown
  await eventually('every tile in the rule book, and a picture for each', async () => {
    pictures = new Map(await page.evaluate(() => [...document.querySelectorAll('[data-tile], [data-piece]')].map((one) => [one.dataset.tile ?? one.dataset.piece, one.querySelector('img')?.src ?? one.querySelector('svg path').getAttribute('d')])));
    const seen = new Map();
    for (const [id, picture] of pictures) seen.set(picture, [...(seen.get(picture) ?? []), id]);
    return { missing: all.filter((one) => !pictures.has(one)), shared: [...seen.values()].filter((ids) => ids.length > 1) };
  }, ({ missing, shared }) => missing.length === 0 && shared.length === 0);
  const unknown = JSON.parse(readFileSync(new URL('../src/generated/art/first.json', import.meta.url), 'utf8')).shapes['knight-banner'];
  for (const { id } of tiles) check(!decodeURIComponent(pictures.get(id)).includes(unknown), `a picture of its own for ${id}`);
  await counted(page.locator('[data-group]'), 8, 'three games and five boxes');
}

export default (world) => each(world, [form, game, book]);
