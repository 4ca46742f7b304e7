// A blank tile: made in the form, checked live, kept, shared as a link and a file, and brought to a new table.
import { readFileSync } from 'node:fs';
import { check, eventually, myTurn, person, press, setUp } from './lib.mjs';

const verdict = (page, what) => page.locator(`[data-verdict="${what}"]`).waitFor();
const tileText = async (page) => readFileSync(await (await (await Promise.all([page.waitForEvent('download'), page.locator('[data-act="save-tile"]').click()]))[0].path()), 'utf8');

/** A server that cannot check tiles yet gets a tongue for the length of this test; whether it needed one. */
async function tongue(world, page) {
  const { status } = await fetch(`${world.base}/api/tiles/check`, { method: 'POST', body: '[race]' });
  if (status !== 404) return false;
  await page.context().route('**/api/tiles/check*', (route) => {
    const good = /en = "Moles"/.test(route.request().postData());
    return route.fulfill({ json: { faults: good ? [] : [{ line: 2, what: 'race.id: more expected' }], effects: good ? ['1 coin for each region with a cavern'] : [], hints: [] } });
  });
  return true;
}

export default async function tiles(world) {
  const page = await person(world);
  const mute = await tongue(world, page);
  await page.goto(world.base);
  await page.getByRole('link', { name: 'Make a tile' }).first().click();
  await verdict(page, 'faults');
  // a tile with faults is not kept
  await page.locator('[data-act="keep-tile"]:disabled').waitFor();
  for (const [label, text] of [['Name in English', 'Moles'], ['Name in French', 'Taupes'], ['What it does, in English', 'Caverns pay.'], ['What it does, in French', 'Les cavernes rapportent.']]) await page.getByLabel(label, { exact: true }).fill(text);
  await page.locator('[data-rule="0"]').getByLabel('Where').selectOption({ label: 'cavern' });
  await page.locator('[data-act="add-rule"]').click();
  const second = page.locator('[data-rule="1"]');
  await second.getByLabel('Where').selectOption({ label: 'some terrains…' });
  await second.getByLabel('hill').check();
  await page.locator('[data-act="add-piece"]').click();
  const piece = page.locator('[data-piece-row="0"]');
  await piece.getByLabel('Name in English').fill('mound');
  await piece.getByLabel('Name in French').fill('butte');
  await piece.getByLabel('Defence').fill('1');
  await verdict(page, 'good');
  await page.locator('[data-verdict="good"]', { hasText: 'cavern' }).waitFor();
  const text = await tileText(page);
  for (const part of ['id = "custom-moles"', 'at = { symbol = "cavern" }', 'at = { terrain = ["forest", "hill"] }', 'id = "custom-moles-mound"', 'defence = 1']) check(text.includes(part), `${part} in the file`);
  await page.locator('[data-act="keep-tile"]').click();
  await page.getByLabel('In the next game: Moles').waitFor();
  await page.reload();
  await eventually('Moles, to be changed later', () => page.getByLabel('Name in English', { exact: true }).first().inputValue(), (name) => name === 'Moles');

  // somebody else opens the link, on a phone
  const link = await page.locator('[data-act="copy-tile"]').getAttribute('data-link');
  const bob = await person(world, { name: 'Bob', phone: true });
  if (mute) await tongue(world, bob);
  await bob.goto(link);
  await bob.getByRole('heading', { name: 'Moles' }).waitFor();
  await verdict(bob, 'good');
  await press(bob, bob.locator('[data-act="use-tile"]'));
  await bob.getByText('with: 1 blank tile').waitFor();
  const asked = bob.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await press(bob, bob.locator('[data-act="play-now"]'));
  check((await asked).postDataJSON().tiles[0] === text, 'the table is told the whole tile');
  if (!mute) await myTurn(bob);

  // and a file, in the set-up form
  const eve = await person(world, { name: 'Eve' });
  await setUp(world, eve);
  await eve.getByText('Blank tiles', { exact: true }).click();
  const add = (name, body) => eve.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(body) });
  await add('letter.toml', 'Dear all,');
  await eve.getByText('There is no tile in this.').waitFor();
  await add('moles.toml', text);
  await eve.getByLabel('In the next game: Moles').waitFor();
  await eve.getByLabel('Paste the link of a tile').fill(link);
  await eve.locator('[data-act="add-tile"]').click();
  // it is read by now: its field is empty
  await eventually('the link to be taken', () => eve.getByLabel('Paste the link of a tile').inputValue(), (text) => text === '');
  check((await eve.getByLabel('In the next game: Moles').count()) === 1, 'the same tile is there once');
}
