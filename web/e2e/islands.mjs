// Islands: the set-up draws or takes them; every artifact and legendary place is turned up, told and seen; everything that a tile of this
// box does has its control, each from a table that was played up to its moment (islands.json); then a whole game by taps.
import { readFileSync } from 'node:fs';
import { check, each, eventually, myTurn, onRegion, person, playToEnd, press, setUp, told } from './lib.mjs';
import { at as atMoment, button, moved, named, number, regionOf, SMALL } from './moments.mjs';

const { finds, deeds } = JSON.parse(readFileSync(new URL('islands.json', import.meta.url), 'utf8'));
const GAME = { boxes: ['warcraft'], board: 'islands-l1a-s1a' };
const at = (world, moment) => atMoment(world, GAME, moment);

async function found(world) {
  check(Object.keys(finds).length === 12, `every artifact and place: ${Object.keys(finds).length}`);
  for (const [tile, moment] of Object.entries(finds)) {
    const page = await at(world, moment);
    const region = moment.say.split(' ')[1];
    await onRegion(page, 'conquer', `[data-region="${region}"]`);
    const card = page.locator(`[data-find="${tile}"]`);
    await card.waitFor();
    const help = await card.locator('.small').innerText();
    check(help.length > 20, `${tile} says what it does`);
    const [, name] = (await card.locator('.title').innerText()).split(': ');
    await press(page, page.locator('[data-act="find-close"]'));
    await card.waitFor({ state: 'detached' });
    // one of them springs elsewhere
    const there = await regionOf(page, tile);
    await told(page, there, name);
    const seen = await page.locator(`[data-marks="${there}"] [data-mark="${tile}"] image`).first().evaluate((one) => one.getBoundingClientRect().width);
    check(seen > 12, `${tile} can be seen: ${seen} pixels`);
    await page.context().close();
  }
}

/** What is seen in the region afterwards, by its name for those who hear the map. */
const SEEN = { bomb: 'bomb', champion: 'champion', beast: 'beast', objective: 'objective' };

/** A deed of a region lights it; another has a button with its picture. */
const done = (word) => named(word, async (world) => {
  const page = await at(world, deeds[word]);
  const before = await number(page);
  if (await page.locator(`[data-deeds~="${word}"]`).count()) {
    const region = await onRegion(page, word);
    await moved(page, before);
    if (SEEN[word]) await told(page, region, SEEN[word]);
  } else {
    await press(page, button(page, word).first());
    await moved(page, before);
  }
});

/** Bombs look alike to everybody, also to whoever put them there. */
async function secret(world) {
  const page = await at(world, deeds.bomb);
  const before = await number(page);
  const region = await onRegion(page, 'bomb');
  await moved(page, before);
  const label = await page.locator(`[data-region="${region}"]`).getAttribute('aria-label');
  check(!/live|dud/i.test(label), `nobody knows which bombs go off: ${label}`);
}

async function form(world) {
  const page = await person(world, SMALL);
  const asked = [];
  page.on('request', (request) => { if (request.method() === 'POST' && request.url().endsWith('/api/tables')) asked.push(request.postDataJSON()); });
  await setUp(world, page);
  await press(page, page.locator('[data-game="warcraft"]'));
  await page.locator('[data-islands]', { hasText: '1 large island, 1 small one' }).waitFor();
  await page.locator('[data-ours]').waitFor();
  check((await page.locator('[data-act="board"]').count()) === 0, 'islands are chosen one by one');
  await page.locator('[data-box="leaders-box"]').waitFor({ state: 'hidden' });
  await press(page, page.locator('[data-act="start"]'));
  await myTurn(page);
  check(asked[0].boxes.join() === 'warcraft' && asked[0].board === 'islands-2p', 'drawn by lot');
  await setUp(world, page);
  await press(page, page.locator('.num', { hasText: '5' }));
  await press(page, page.locator('[data-act="choose-islands"]'));
  await page.locator('[data-island="0"]').selectOption('l2b');
  await page.locator('[data-island="2"]').selectOption('m2a');
  await press(page, page.locator('[data-mix] summary'));
  await press(page, page.locator('[data-box="leaders-box"]'));
  await press(page, page.locator('[data-act="start"]'));
  await myTurn(page);
  check(asked[1].board === 'islands-l1a-l2b-m2a-s1a-s2a', `the islands that were chosen: ${asked[1].board}`);
  check(asked[1].boxes.join() === 'leaders-box,warcraft' && asked[1].switches['islands-mix'] === true, 'a house rule mixes boxes');
}

/** Whose side a race takes stands beside its name; a number that is ours says so where the tokens are counted. */
async function openly(world) {
  const page = await person(world, { ...SMALL, seed: 12, settings: { boxes: ['warcraft'] } });
  await page.goto(world.base);
  await press(page, page.locator('[data-act="play-now"]'));
  await myTurn(page);
  const combos = page.locator('.column li:has([data-act^="pick "])');
  // what tiles are called is asked of the server
  await eventually('a side in the words of every combo', () => combos.locator('.words').allInnerTexts(), (all) => all.length === 6 && all.every((words) => / (Alliance|Horde|Neutral)\. /.test(words)));
  await press(page, combos.first().locator('.body'));
  await eventually('whose number it is', () => combos.first().locator('.help p').first().innerText(), (sum) => / = \d+ tokens\. The \d is our own number/.test(sum));
}

async function wholeGame(world) {
  const page = await person(world, { ...SMALL, seed: 12, settings: { boxes: ['warcraft'] } });
  await page.goto(world.base);
  await press(page, page.locator('[data-act="play-now"]'));
  await myTurn(page);
  // a board of islands, where murlocs live
  for (const word of ['anchor', 'murloc']) await page.locator(`[data-region][aria-label*="${word}"]`).nth(2).waitFor({ state: 'attached' });
  await playToEnd(page);
  await page.locator('[data-ranking]').waitFor();
}

export default (world) => each(world, [form, found, ...Object.keys(deeds).map(done), secret, openly, wholeGame]);
