// What tiles bring along, by touch on a phone. The seeds are those whose first column holds the combo.
import { check, onRegion, person, playNow, press, step, stepUntil } from './lib.mjs';

async function take(world, seed, race, power) {
  const page = await person(world, { phone: true, seed });
  await playNow(world, page);
  const wanted = page.locator(`.column li:has-text("${race}"):has-text("${power}") [data-act^="pick "]`);
  check(await wanted.count(), `${power} ${race} in the first column of seed ${seed}`);
  await press(page, wanted);
  await page.locator('.table[data-phase="choice"], .table[data-phase="conquest"]').waitFor();
  return page;
}

const told = (page, region, word) => page.locator(`[data-region="${region}"][aria-label*="${word}"]`).waitFor({ state: 'attached' });
const button = (page, act) => page.locator(`.deeds [data-act^="${act}"]`);

async function dragon(world) {
  const page = await take(world, 2, 'Ratmen', 'Dragon Master');
  await stepUntil(page, '[data-deeds~="dragon"]');
  const region = await onRegion(page, 'dragon');
  await told(page, region, 'dragon');
  await told(page, region, 'of Ada');
  check((await page.locator('[data-deeds~="dragon"]').count()) === 0, 'one flight a turn');
}

async function camps(world) {
  const page = await take(world, 16, 'Halflings', 'Bivouacking');
  await stepUntil(page, '[data-deeds~="camp"]');
  const region = await onRegion(page, 'camp');
  await told(page, region, 'camp');
  await onRegion(page, 'camp', `[data-region="${region}"]`);
  await told(page, region, '2 × camp');
}

async function heroes(world) {
  const page = await take(world, 21, 'Tritons', 'Heroic');
  await stepUntil(page, '[data-deeds~="hero"]');
  const first = await onRegion(page, 'hero');
  await told(page, first, 'hero');
  check((await page.locator(`[data-region="${first}"][data-deeds~="hero"]`).count()) === 0, 'the second hero goes elsewhere');
  const second = await onRegion(page, 'hero');
  await told(page, second, 'hero');
}

async function fortress(world) {
  const page = await take(world, 8, 'Halflings', 'Fortified');
  await stepUntil(page, '[data-deeds~="fortress"]');
  const region = await onRegion(page, 'fortress');
  await told(page, region, 'fortress');
}

async function berserk(world) {
  const page = await take(world, 14, 'Tritons', 'Berserk');
  await press(page, button(page, 'roll'));
  await page.locator('.die').waitFor();
  const face = Number(await page.locator('.die').innerText());
  check(face >= 0 && face <= 3, 'a face of the die');
  const region = await onRegion(page, 'conquer');
  await told(page, region, 'of Ada');
}

async function amazons(world) {
  const page = await take(world, 7, 'Amazons', 'Commando');
  await stepUntil(page, '.deeds [data-act="spread"], [data-deeds~="leave"]');
  const before = await page.locator('.table').getAttribute('data-round');
  while ((await page.locator('.table').getAttribute('data-round')) === before) await step(page);
  await press(page, page.getByRole('button', { name: 'Players' }));
  await page.locator('.people', { hasText: 'Amazons' }).waitFor();
  await press(page, page.getByRole('button', { name: 'Log' }));
  await page.locator('[role="log"] p.set-aside', { hasText: '4' }).first().waitFor();
}

async function diplomat(world) {
  const page = await take(world, 36, 'Wizards', 'Diplomat');
  await stepUntil(page, '.deeds [data-act^="ally"]');
  await press(page, button(page, 'ally'));
  await page.locator('[role="log"] p.allied').first().waitFor({ state: 'attached' });
}

async function sorcerers(world) {
  const page = await take(world, 7, 'Sorcerers', 'Heroic');
  await stepUntil(page, '[data-deeds~="convert"]');
  const region = await onRegion(page, 'convert');
  await told(page, region, 'Sorcerers of Ada');
  await page.locator('[role="log"] p.converted').first().waitFor({ state: 'attached' });
}

export default async function powers(world) {
  for (const one of [dragon, camps, heroes, fortress, berserk, amazons, diplomat, sorcerers]) {
    try {
      await one(world);
    } catch (error) {
      throw new Error(`${one.name}: ${error.message}`, { cause: error });
    }
    for (const context of world.browser.contexts()) await context.close();
  }
}
