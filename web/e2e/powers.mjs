// What tiles bring along, by touch on a phone. The seeds are those whose first column holds the combo.
import { check, each, onRegion, press, quiet, step, stepUntil, take, told } from './lib.mjs';

const button = (page, act) => page.locator(`.deeds [data-act^="${act}"]`);

async function dragon(world) {
  const page = await take(world, { seed: 2, race: 'Ratmen', power: 'Dragon Master' });
  await stepUntil(page, '[data-deeds~="dragon"]');
  const region = await onRegion(page, 'dragon');
  await told(page, region, 'dragon');
  await told(page, region, 'of Ada');
  await quiet(page);
  check((await page.locator('[data-deeds~="dragon"]').count()) === 0, 'one flight a turn');
}

async function camps(world) {
  const page = await take(world, { seed: 16, race: 'Halflings', power: 'Bivouacking' });
  await stepUntil(page, '[data-deeds~="camp"]');
  const region = await onRegion(page, 'camp');
  await told(page, region, 'camp');
  await onRegion(page, 'camp', `[data-region="${region}"]`);
  await told(page, region, '2 × encampment');
}

async function heroes(world) {
  const page = await take(world, { seed: 21, race: 'Tritons', power: 'Heroic' });
  await stepUntil(page, '[data-deeds~="hero"]');
  const first = await onRegion(page, 'hero');
  await told(page, first, 'hero');
  await quiet(page);
  check((await page.locator(`[data-region="${first}"][data-deeds~="hero"]`).count()) === 0, 'the second hero goes elsewhere');
  const second = await onRegion(page, 'hero');
  await told(page, second, 'hero');
}

async function fortress(world) {
  const page = await take(world, { seed: 8, race: 'Halflings', power: 'Fortified' });
  await stepUntil(page, '[data-deeds~="fortress"]');
  const region = await onRegion(page, 'fortress');
  await told(page, region, 'fortress');
}

async function berserk(world) {
  const page = await take(world, { seed: 14, race: 'Tritons', power: 'Berserk' });
  await press(page, button(page, 'roll'));
  await page.locator('.die', { hasText: /^\s*[0-3]\s*$/ }).waitFor();
  const region = await onRegion(page, 'conquer');
  await told(page, region, 'of Ada');
}

async function amazons(world) {
  const page = await take(world, { seed: 7, race: 'Amazons', power: 'Commando' });
  await stepUntil(page, '.deeds [data-act="spread"], [data-deeds~="leave"]');
  const before = await page.locator('.table').getAttribute('data-round');
  while ((await page.locator('.table').getAttribute('data-round')) === before) await step(page);
  await press(page, page.getByRole('button', { name: 'Players' }));
  await page.locator('.people', { hasText: 'Amazons' }).waitFor();
  await press(page, page.getByRole('button', { name: 'Log' }));
  await page.locator('[role="log"] p.set-aside', { hasText: '4' }).first().waitFor({ state: 'attached' });
}

async function diplomat(world) {
  const page = await take(world, { seed: 36, race: 'Wizards', power: 'Diplomat' });
  await stepUntil(page, '.deeds [data-act^="ally"]');
  await press(page, button(page, 'ally'));
  await page.locator('[role="log"] p.allied').first().waitFor({ state: 'attached' });
}

async function sorcerers(world) {
  const page = await take(world, { seed: 7, race: 'Sorcerers', power: 'Heroic' });
  await stepUntil(page, '[data-deeds~="convert"]');
  const region = await onRegion(page, 'convert');
  await told(page, region, 'Sorcerers of Ada');
  await page.locator('[role="log"] p.conquered', { hasText: 'convert' }).first().waitFor({ state: 'attached' });
}

export default (world) => each(world, [dragon, camps, heroes, fortress, berserk, amazons, diplomat, sorcerers]);
