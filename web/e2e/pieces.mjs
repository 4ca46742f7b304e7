// What the tiles of the small boxes bring along, by touch on a phone. The seeds are those whose first column holds the combo.
import { SMALL, check, clickRegion, counted, each, eventually, handOver, idle, myTurn, onRegion, person, playNow, press, quiet, stepUntil, take, told } from './lib.mjs';

const button = (page, act) => page.locator(`.deeds [data-act^="${act}"]`);
const number = (page) => page.locator('.table').getAttribute('data-number');
const moved = (page, before) => page.waitForFunction((was) => document.querySelector('.table').dataset.number !== was, before);
const regions = (page, selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.dataset.region));
const of = (page, word) => regions(page, `[data-region][aria-label*="${word}"]`);

async function pots(world) {
  const page = await take(world, { seed: 14, race: 'Leprechauns', power: 'Commando', boxes: SMALL });
  await stepUntil(page, '[data-deeds~="pot-of-gold"]');
  const open = await regions(page, '[data-deeds~="pot-of-gold"]');
  check(open.length > 1, 'a pot can stand in several regions');
  const first = await onRegion(page, 'pot-of-gold');
  await told(page, first, 'pot of gold');
  await press(page, button(page, 'everywhere'));
  // a fast bot may have moved already, and the pots ripened
  for (const region of open) await page.locator('[role="log"] p.piece-set', { hasText: `pot of gold in region ${region}.` }).waitFor({ state: 'attached' });
  await stepUntil(page, '[role="log"] p.gained');
}

async function catapult(world) {
  const page = await take(world, { seed: 56, race: 'Halflings', power: 'Catapult', boxes: SMALL });
  await stepUntil(page, '[data-deeds~="catapult"]');
  const from = await onRegion(page, 'catapult');
  await told(page, from, 'catapult');
  await page.getByText('All is set: only these regions can be attacked now. Tap a lit region.').waitFor();
  const targets = await regions(page, '[data-deeds]:not([data-deeds=""])');
  await quiet(page);
  check(targets.length > 0 && !targets.includes(from), 'only its targets are lit');
  check((await button(page, 'end').count()) === 0, 'nothing else comes first');
  const target = await onRegion(page, 'conquer');
  await told(page, target, 'of Ada');
  await quiet(page);
  check((await page.locator('[data-deeds~="catapult"]').count()) === 0, 'once per turn');
}

async function horde(world) {
  const page = await take(world, { seed: 26, race: 'Elves', power: 'Hordes', boxes: SMALL });
  await stepUntil(page, '[data-deeds~="horde-token"]');
  await page.getByText('Say where this stands: 2 × horde token.').waitFor();
  const first = await onRegion(page, 'horde-token');
  await told(page, first, 'horde token');
  const second = await onRegion(page, 'horde-token');
  if (first === second) await told(page, first, '2 × horde token');
  else await told(page, second, 'horde token');
}

async function tower(world) {
  const page = await take(world, { seed: 2, race: 'Priestesses', power: 'Swamp', boxes: SMALL, bea: true });
  await stepUntil(page, '[data-act="handover"]');
  await idle(page);
  await handOver(page);
  const held = await of(page, 'Priestesses of Ada');
  await press(page, button(page, 'decline'));
  await press(page, page.locator('[data-act="sure"]'));
  await page.getByText('its ivory tower').waitFor();
  await counted(page.locator('[data-deeds~="keep"]'), held.length, 'regions that may keep the tower');
  const region = await onRegion(page, 'keep');
  await told(page, region, 'Priestesses of Ada, in decline');
  await told(page, region, `${held.length} token`);
  await eventually('the others to be free', () => of(page, 'Priestesses of Ada'), (left) => left.length === 1);
}

async function barbarians(world) {
  const page = await take(world, { seed: 1, race: 'Barbarians', power: 'Ransacking', boxes: SMALL });
  const [target] = await regions(page, '[data-deeds~="conquer"]');
  await clickRegion(page, `[data-region="${target}"]`);
  const offer = page.locator('.pop .offer').first();
  const price = Number(await offer.locator('output').innerText());
  for (let i = 0; i < 2; i++) await press(page, offer.getByRole('button', { name: 'One more' }));
  await press(page, offer.getByRole('button', { name: `Conquer with ${price + 2}` }));
  await told(page, target, `${price + 2} tokens`);
  await stepUntil(page, '.table[data-round="2"] .deeds [data-act="ready"]');
  // one region gives up one of its spare tokens, then all the others follow
  await clickRegion(page, `[data-region="${target}"]`);
  const spare = page.locator('.pop .offer', { has: page.locator('[data-act^="take "]') });
  await press(page, spare.getByRole('button', { name: 'One less' }));
  const before = await number(page);
  await press(page, spare.locator('[data-act^="take "]'));
  await moved(page, before);
  await press(page, button(page, 'ready'));
  await told(page, target, ', 1 token');
}

async function rally(world) {
  const page = await take(world, { seed: 63, race: 'Tritons', power: 'Marauding', boxes: SMALL });
  await stepUntil(page, '.deeds [data-act^="rally"]');
  const before = await number(page);
  await press(page, button(page, 'rally'));
  await moved(page, before);
  await quiet(page);
  check((await button(page, 'rally').count()) === 0, 'once per turn');
  await page.locator('[data-deeds~="conquer"], [data-deeds~="roll"]').first().waitFor();
}

async function mercenary(world) {
  const page = await take(world, { seed: 41, race: 'Trolls', power: 'Mercenary', boxes: SMALL });
  const [region] = await regions(page, '[data-deeds~="conquer"][data-deeds~="hire"]');
  await clickRegion(page, `[data-region="${region}"]`);
  const dear = await page.locator('.pop [data-act^="conquer"]').innerText();
  const cheap = page.locator('.pop [data-act^="hire"]');
  check(Number(/\((\d) token/.exec(dear)[1]) > Number(/\((\d) token/.exec(await cheap.innerText())[1]), 'a coin makes it cheaper');
  await press(page, cheap);
  await told(page, region, 'of Ada');
  await page.locator('[role="log"] p.spent').first().waitFor({ state: 'attached' });
}

/** The last die falls short by two: the mercenaries are paid after it. */
async function helped(world) {
  const page = await take(world, { seed: 59, race: 'Skeletons', power: 'Mercenary', boxes: SMALL, bea: true });
  while (await page.locator('[data-deeds~="conquer"]').count()) {
    const before = await number(page);
    await onRegion(page, 'conquer');
    await moved(page, before);
    await myTurn(page);
  }
  const region = await onRegion(page, 'roll');
  await page.getByText('The die fell short.').waitFor();
  await press(page, button(page, 'pay'));
  await told(page, region, 'of Ada');
}

async function gypsies(world) {
  const page = await take(world, { seed: 29, race: 'Gypsies', power: 'Alchemist', boxes: SMALL, bea: true });
  await stepUntil(page, '[data-act="handover"]');
  await idle(page);
  await handOver(page);
  const region = (await regions(page, '[data-deeds="abandon"]'))[0] ?? (await regions(page, '[data-deeds~="abandon"]'))[0];
  await clickRegion(page, `[data-region="${region}"]`);
  await page.locator('.pop', { hasText: 'One coin at the end of the turn for each region they abandoned' }).waitFor();
  await press(page, page.locator('.pop [data-act^="abandon"]'));
  await page.locator('[role="log"] p.abandoned').first().waitFor({ state: 'attached' });
  await quiet(page);
  check((await page.locator(`[data-region="${region}"][data-deeds~="conquer"]`).count()) === 0, 'they do not go back');
}

/** A Homunculus joins its combo when it is passed over; the next picker gets it. */
async function homunculi(world) {
  const page = await take(world, { seed: 19, race: 'Leprechauns', power: 'Imperial', boxes: SMALL, bea: true });
  const row = page.locator('.column li', { hasText: 'Homunculi' });
  await row.locator('.tokens', { hasText: '11 tokens, 1 of them waiting' }).waitFor({ state: 'attached' });
  // besides the coin
  await row.locator('.coin', { hasText: '+1' }).waitFor({ state: 'attached' });
  await stepUntil(page, '[data-act="handover"]');
  await handOver(page);
  await press(page, row.locator('[data-act^="pick "]'));
  await page.locator('.list li').nth(1).getByText('11 tokens').waitFor({ state: 'attached' });
  await page.locator('[role="log"] p', { hasText: 'Mounted Homunculi: pays 0, finds 1, 11 tokens' }).waitFor({ state: 'attached' });
}

async function column(world) {
  const page = await person(world, { seed: 3, settings: { boxes: SMALL } });
  await playNow(world, page);
  await page.locator('.column li', { hasText: 'Cursed' }).getByText('3 to pass').waitFor();
  await eventually('the next combo to cost three', () => page.locator('.column .price').allInnerTexts(), (prices) => prices[0] === 'free' && prices[1].includes('3'));
}

export default (world) => each(world, [pots, catapult, horde, tower, barbarians, rally, mercenary, helped, gypsies, homunculi, column]);
