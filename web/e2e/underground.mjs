// Relics, places, monsters and what the tiles of the game below the earth bring, by touch on a phone of 360 pixels, each from a table that was
// played up to its moment (underground.json); then a whole game by taps.
import { readFileSync } from 'node:fs';
import { check, counted, each, eventually, myTurn, onRegion, openMenu, person, playToEnd, press, quiet, setUp, told } from './lib.mjs';
import { at as atMoment, button, moved, named, number, regionOf, SMALL } from './moments.mjs';

const { finds, deeds } = JSON.parse(readFileSync(new URL('underground.json', import.meta.url), 'utf8'));
const at = (world, moment) => atMoment(world, { boxes: ['underground'], board: 'underground-2p' }, moment);

/** Each relic and place is found under monsters, told to everybody, lies on the map, and says what it does at one tap. */
async function found(world) {
  check(Object.keys(finds).length === 15, `every relic and place: ${Object.keys(finds).length}`);
  for (const [tile, moment] of Object.entries(finds)) {
    const page = await at(world, moment);
    const region = moment.say.split(' ')[1];
    await told(page, region, 'two monsters');
    await counted(page.locator(`[data-stack="${region}"] [data-monster]`), 2, 'monsters that are seen');
    await onRegion(page, 'conquer', `[data-region="${region}"]`);
    const card = page.locator(`[data-find="${tile}"]`);
    await card.waitFor();
    const title = await card.locator('.title').innerText();
    const help = await card.locator('.small').innerText();
    check(help.length > 20, `${tile} says what it does`);
    const [, name] = title.split(': ');
    await press(page, page.locator('[data-act="find-close"]'));
    await card.waitFor({ state: 'detached' });
    await told(page, region, name);
    await page.locator('[role="log"] p.revealed', { hasText: name }).first().waitFor({ state: 'attached' });
    const mark = page.locator(`[data-marks="${region}"] [data-mark="${tile}"]`);
    const seen = await mark.locator('image').first().evaluate((one) => one.getBoundingClientRect().width);
    check(seen > 12, `${tile} can be seen: ${seen} pixels`);
    if (await page.locator('[data-deeds~="balrog"]').count()) {
      const before = await number(page);
      await onRegion(page, 'balrog');
      // what is open closes when the table answers
      await moved(page, before);
    }
    await press(page, mark.locator('image').first());
    await page.locator('.pop', { hasText: help.slice(0, 30) }).waitFor();
    await page.context().close();
  }
}

/** A relic that prepares an attack: its button, then a lit region; the relic goes there. `cheaper`: something in reach costs less at once. */
const prepared = (word, tile, cheaper = true) => async (world) => {
  const page = await at(world, deeds[word]);
  const use = button(page, word);
  check(!(await use.getAttribute('class'))?.includes('main'), 'a tool is not the way on');
  // it has the picture of the relic
  await use.locator('img').first().waitFor({ state: 'attached' });
  const prices = () => page.locator('[data-deeds~="conquer"], [data-deeds~="roll"]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join('; '));
  const [before, dear] = [await number(page), await prices()];
  await press(page, use);
  await moved(page, before);
  await quiet(page);
  check((await button(page, 'end').count()) === 0, 'the attack comes first');
  if (cheaper) await eventually('what it changes to be lit', prices, (now) => now !== dear);
  const region = await onRegion(page, (await page.locator('[data-deeds~="conquer"]').count()) ? 'conquer' : 'roll');
  await page.waitForFunction(([tile, region]) => document.querySelector(`[data-marks="${region}"] [data-mark="${tile}"]`), [tile, region]);
};

/** Something done on a region, and what is seen there then. */
const onMap = (key, verb, seen) => named(key, async (world) => {
  const page = await at(world, deeds[key]);
  const before = await number(page);
  const region = await onRegion(page, verb);
  await moved(page, before);
  await seen?.(page, region);
});
const marked = (tile) => (page, region) => eventually(`${tile} in region ${region}`, () => regionOf(page, tile), (found) => found === region);
const says = (word) => (page, region) => told(page, region, word);
const logged = (kind) => (page) => page.locator(`[role="log"] p.${kind}`).first().waitFor({ state: 'attached' });

async function bag(world) {
  const page = await at(world, deeds.bag);
  const before = await number(page);
  await press(page, button(page, 'bag').first());
  await moved(page, before);
  await button(page, 'sword').first().waitFor();
}

async function exchange(world) {
  const page = await at(world, deeds.exchange);
  await page.getByText('Take the power of another combo in exchange for theirs, or keep it.').waitFor();
  const other = button(page, 'exchange').last();
  const power = (await other.locator('.deed').innerText()).split('\n')[0].trim();
  await press(page, other);
  await page.locator('.table:not([data-phase="exchange"])').waitFor();
  await press(page, page.getByRole('button', { name: 'Players' }));
  await page.locator('.people', { hasText: power }).first().waitFor();
}

/** While tokens are placed the Balrog may be sent, and they can be placed nevertheless. */
async function meanwhile(world) {
  const page = await at(world, deeds['balrog-later']);
  await page.locator('[data-deeds~="balrog"]').first().waitFor({ state: 'attached' });
  const before = await number(page);
  await press(page, button(page, 'spread'));
  await press(page, button(page, 'redeploy'));
  await moved(page, before);
}

async function vanish(world) {
  const page = await at(world, deeds.vanish);
  await press(page, button(page, 'vanish'));
  await logged('vanished')(page);
}

async function owned(world) {
  for (const [tile, help] of [['silver-hammer', 'silver hammer'], ['vengeance-marker', 'Whoever attacks']]) {
    const page = await at(world, deeds[tile]);
    await press(page, page.getByRole('button', { name: 'Players' }));
    const pill = page.locator(`.list li:nth-child(${deeds[tile].seat}) [data-belongings] .pill`, { has: page.locator('img') }).first();
    await pill.waitFor();
    check((await pill.getAttribute('title')).includes(help), `${tile} says what it means`);
    await page.context().close();
  }
}

/** In words: the monsters, the markers and what each of them does. */
async function inWords(world) {
  const page = await at(world, { ...finds['diamond-fields'], said: [...finds['diamond-fields'].said, finds['diamond-fields'].say] });
  await openMenu(page);
  await press(page, page.locator('[data-act="text"]'));
  await page.locator('[data-told]', { hasText: 'two monsters' }).first().waitFor();
  await page.locator('[data-told]', { hasText: 'Diamond Fields' }).waitFor();
}

/** The form offers the game alone, and mixed with a choice of boards; what is left out is said. */
async function form(world) {
  const page = await person(world, SMALL);
  await setUp(world, page);
  const game = (id) => press(page, page.locator(`[data-game="${id}"]`));
  await game('base+underground');
  await page.locator('[data-absent]', { hasText: 'Spiderines' }).waitFor();
  await press(page, page.locator('[data-act="guarded"]'));
  await page.locator('[data-absent]', { hasText: 'Adventurous' }).waitFor();
  await page.locator('[data-act="board"]').selectOption({ index: 1 });
  await page.locator('[data-absent]', { hasText: 'Humans' }).waitFor();
  await game('underground');
  await counted(page.locator('[data-act="board"]'), 0, 'boards to choose from, where there is one for so many');
  await press(page, page.locator('.num', { hasText: '5' }));
  await page.locator('[data-ours]').waitFor();
  await game('base+underground');
  await press(page, page.locator('.num', { hasText: '2' }));
  await page.locator('[data-act="board"]').selectOption({ index: 0 });
  await press(page, page.locator('[data-act="guarded"]'));
  await press(page, page.locator('[data-act="start"]'));
  await myTurn(page);
  await counted(page.locator('[data-region][aria-label*="two monsters"]'), 3, 'one more guarded region than players');
}

async function wholeGame(world) {
  const page = await person(world, { ...SMALL, seed: 12, settings: { boxes: ['underground'] } });
  await page.goto(world.base);
  await press(page, page.locator('[data-act="play-now"]'));
  await myTurn(page);
  // a board below the earth
  await page.locator('[data-region][aria-label*="river"]').first().waitFor({ state: 'attached' });
  await playToEnd(page);
  await page.locator('[data-ranking]').waitFor();
}

export default (world) => each(world, [
  found,
  named('sword', prepared('sword', 'killer-rabbit-sword')), named('doormat', prepared('doormat', 'flying-doormat')), named('socks', prepared('socks', 'stinky-trolls-socks', false)),
  onMap('orb', 'orb', marked('shiny-orb')), onMap('ring', 'ring', marked('froggys-ring')), onMap('scepter', 'scepter', marked('scepter-of-avarice')), bag,
  onMap('balrog', 'balrog', marked('balrog')), meanwhile, onMap('haunt', 'haunt', marked('tomb-raider-ghost')), onMap('sacrifice', 'sacrifice', logged('sacrificed')),
  onMap('volcano', 'volcano', marked('volcano')), exchange, onMap('ancient', 'ancient', says('Great Ancient')), onMap('reborn', 'reborn'), onMap('wisp', 'wisp', logged('rolled')), onMap('bite', 'bite', says('1 token')), vanish,
  onMap('queen', 'queen', says('queen')), onMap('shield-piece', 'shield-piece', says('shield')), owned, inWords, form, wholeGame,
]);
