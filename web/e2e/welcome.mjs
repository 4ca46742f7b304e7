// The front page: a picture that lives, each way in, links that lead nowhere, names for guests, and what waits first.
import { check, each, eventually, made, myTurn, person, press, setUp } from './lib.mjs';

const held = (page) => page.locator('.living [data-region]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join('\n'));
const picture = (page) => page.locator('.living [data-region]').first().waitFor({ state: 'attached' });
const asked = (page) => page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));

async function lives(world) {
  const calm = await person(world);
  await calm.goto(world.base);
  await picture(calm);
  const still = await held(calm);
  const lively = await person(world, { reducedMotion: 'no-preference' });
  await lively.goto(world.base);
  await picture(lively);
  // the other one began earlier: it would have changed, too
  for (let before = await held(lively), steps = 0; steps < 2; steps++) before = await eventually('the picture to live', () => held(lively), (now) => now !== before);
  check((await held(calm)) === still, 'the picture stands where motion is reduced');
  check((await calm.locator('.living').getAttribute('inert')) !== null, 'nobody lands in it by Tab');
}

/** Every level in one tap, and the lessons with the first game. */
async function waysIn(world) {
  const page = await person(world, { phone: true, name: '' });
  for (const [act, level] of [['play-easy', 'easy'], ['play-now', 'fair'], ['play-hard', 'hard'], ['play-master', 'master']]) {
    await page.goto(`${world.base}/#/`);
    const [request] = await Promise.all([asked(page), press(page, page.locator(`[data-act="${act}"]`))]);
    const { seats } = request.postDataJSON();
    check(seats[1].bot === level, `a bot that is ${level}`);
    check(/^Guest [A-Z]/.test(seats[0].name), 'a friendly name for who gave none');
    await myTurn(page);
  }
  await page.goto(`${world.base}/#/`);
  await press(page, page.getByRole('link', { name: 'All lessons' }));
  await page.locator('[data-lesson]').first().waitFor();
  const [first] = await Promise.all([asked(page), press(page, page.locator('[data-act="first-game"]'))]);
  check(first.postDataJSON().seats[1].bot === 'easy', 'the first game is easy');
  await myTurn(page);
}

/** Who sits at one device without a name has a friendly one, and nobody the same. */
async function guests(world) {
  const page = await person(world, { name: '', settings: { language: 'fr' } });
  await setUp(world, page, 'screen');
  const [request] = await Promise.all([asked(page), page.locator('[data-act="start"]').click()]);
  const names = request.postDataJSON().seats.map((seat) => seat.name);
  check(names.length === 2 && names[0] !== names[1] && names.every((name) => /^Invité \p{Lu}/u.test(name)), `two guests in French, not ${names}`);
  // by a link, too
  const host = await person(world);
  await setUp(world, host, 'link');
  await host.locator('[data-act="start"]').click();
  await page.goto(await host.locator('[data-link]').innerText());
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await host.locator('.list', { hasText: 'Invité' }).waitFor({ state: 'attached' });
}

async function deadLinks(world) {
  const page = await person(world, { settings: { language: 'fr' } });
  const gone = '0'.repeat(32);
  for (const [link, what, words] of [['nowhere', 'page', 'Il n’y a rien ici'], [`table/${gone}`, 'table', 'Cette table n’existe plus'], ['table/cut', 'table', 'Cette table n’existe plus'], [`replay/${gone}`, 'replay', 'Cette partie n’est plus à revoir'], ['tile/cut', 'tile', 'Il n’y a pas de tuile']]) {
    await page.goto(`${world.base}/#/${link}`);
    await page.locator(`[data-lost="${what}"]`, { hasText: words }).waitFor();
    check(!/there is no|no such/i.test(await page.locator('body').innerText()), `${link} says nothing in English`);
  }
  await page.getByRole('link', { name: 'Vers l’accueil' }).click();
  await page.locator('[data-act="play-now"]').waitFor();
}

/** A game where it is my turn stands before newer ones, with the faces of those who play. */
async function waitsFirst(world) {
  const page = await person(world);
  const seats = [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'easy' }];
  const mine = await made(world, page, { seats, seed: 7 });
  await page.goto(`${world.base}/#/table/${mine}`);
  await page.locator('.table[data-my-turn="true"] .column [data-act^="pick "]').first().click();
  await page.locator('.table:not([data-phase="pick-combo"])').waitFor();
  await made(world, page, { seats: [seats[0], { kind: 'open' }] });
  await page.reload();
  const first = page.locator('[data-game]').first();
  await first.getByText('Your turn').waitFor();
  check((await first.getAttribute('data-game')) === mine, 'what waits for me stands first');
  // with the face of a people
  await first.locator('.faces img').first().waitFor({ state: 'attached' });
  await page.getByText('1 waits for you').waitFor();
  await first.getByRole('link', { name: 'Go on' }).click();
  await myTurn(page);
}

/** A tile in one language is kept, and the form says what the other one shows. */
async function oneLanguage(world) {
  const page = await person(world);
  await page.goto(`${world.base}/#/tiles`);
  await page.getByLabel('Name in English', { exact: true }).fill('Moles');
  await page.getByLabel('What it does, in English', { exact: true }).fill('Caverns pay.');
  await page.locator('[data-verdict="good"]').waitFor();
  await page.getByText('Without a text in French, the one in English is shown there too.').waitFor();
  await page.locator('[data-act="keep-tile"]').click();
  await page.getByLabel('In the next game: Moles').waitFor();
}

export default (world) => each(world, [lives, waysIn, guests, deadLinks, waitsFirst, oneLanguage]);
