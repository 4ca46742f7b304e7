// What happens moves above the board and never stands in the way: the table is the same with and without, clicks are answered at once, and nothing remains.
import { check, clickRegion, each, eventually, made, myTurn, onRegion, openMenu, person, press, quiet, step, stepUntil } from './lib.mjs';

const SEATS = [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'easy' }, { kind: 'bot', bot: 'easy' }];

/** Counts what is put on the stage, and what of it moves. */
async function watchStage(page) {
  await page.addInitScript(() => {
    window.seen = { put: 0, moved: 0, words: 0, ribbons: 0, frozen: [], grounds: [] };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      if (frames.some((frame) => 'transform' in frame)) window.seen.moved += 1;
      const odd = frames.flatMap((frame) => Object.keys(frame)).find((key) => !['transform', 'opacity', 'offset', 'easing'].includes(key));
      if (odd) window.seen.frozen.push(odd);
      return animate.call(this, frames, timing);
    };
    new MutationObserver((list) => {
      for (const node of list.flatMap((one) => [...one.addedNodes])) {
        if (!(node instanceof HTMLElement) || !node.parentElement?.matches('[data-stage]')) continue;
        window.seen.put += 1;
        if (node.matches('[data-summary]')) window.seen.words += 1;
        if (node.matches('[data-ribbon]')) window.seen.ribbons += 1;
      }
    }).observe(document, { childList: true, subtree: true });
    // the ground that is not yet in the colour of who took it
    new MutationObserver((list) => {
      for (const { target } of list) if (target.matches('[data-realm]') && target.style.length > 0) window.seen.grounds.push(target.dataset.realm);
    }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true });
  });
}

async function sitDown(world, options) {
  const page = await person(world, options);
  await watchStage(page);
  const table = await made(world, page, { seats: SEATS, seed: 11 });
  await page.goto(`${world.base}/#/table/${table}`);
  await myTurn(page);
  return page;
}

const empty = (page) => page.waitForFunction(() => document.querySelector('[data-stage]')?.childElementCount === 0 && !document.querySelector('[data-stack][style*="hidden"], [data-realm][style*=":"]'));
/** Waits until what was put on the stage or moved there since the page began holds: what flies is gone before anybody could look. */
const showed = (page, what, holds) => eventually(what, () => page.evaluate(() => window.seen), holds);
/** What the board tells about every region. */
const told = (page) => page.locator('[data-region]').evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')).join('\n'));

async function sameTable(world) {
  const MOVING = { reducedMotion: 'no-preference', settings: { speed: 'fast' } };
  const ends = [];
  for (const options of [MOVING, {}]) {
    const page = await sitDown(world, options);
    // a tap skips what is still to be shown: here everything is seen
    await stepUntil(page, '.table[data-round="3"][data-my-turn="true"]', { before: empty });
    await empty(page);
    await quiet(page);
    ends.push(await told(page));
    if (options === MOVING) {
      const seen = await showed(page, 'tokens and coins in flight, a summary of each scoring, a ribbon when my turn begins', ({ moved, words, ribbons }) => moved > 60 && words >= 6 && ribbons >= 1);
      check(seen.frozen.length === 0, `only transforms and opacity move: ${seen.frozen}`);
    } else {
      const seen = await showed(page, 'the summary of a scoring, told all the same', ({ words }) => words >= 1);
      check(seen.moved === 0 && seen.ribbons === 0, `nothing moves where less motion is wanted (${seen.moved})`);
    }
  }
  check(ends[0] === ends[1], 'the same table with motion and without');
}

async function answersAtOnce(world) {
  const page = await sitDown(world, { reducedMotion: 'no-preference', settings: { speed: 'normal' } });
  await stepUntil(page, '[data-deeds~="conquer"]');
  const number = () => page.locator('.table').getAttribute('data-number');
  // the first conquest is still in flight when the second is made
  const first = await onRegion(page, 'conquer');
  await showed(page, `the ground of region ${first} not mine before the tokens land`, ({ put, grounds }) => put > 0 && grounds[0] === first);
  const before = await number();
  const region = await page.locator('[data-deeds~="conquer"]').first().getAttribute('data-region');
  await clickRegion(page, `[data-region="${region}"]`);
  const moved = (old) => page.waitForFunction((old) => document.querySelector('.table').dataset.number !== old, old);
  await moved(before);
  const after = await number();
  await page.locator('.deeds [data-act="undo"]').click();
  await moved(after);
  // taken back: nothing of it hangs in the air
  await empty(page);
  // a key skips what the bots do, too
  while (await page.locator('.table[data-my-turn="true"]').count()) await step(page);
  const round = await page.locator('.table').getAttribute('data-round');
  const began = Date.now();
  while ((await page.locator(`.table[data-my-turn="true"]:not([data-round="${round}"])`).count()) === 0) {
    await page.keyboard.press('Shift');
    check(Date.now() - began < 30_000, 'keys skip the moves of bots');
  }
  await empty(page);
}

async function comesAndGoes(world) {
  // a stage that is torn down in the middle leaves nothing hidden behind
  const page = await sitDown(world, { phone: true, reducedMotion: 'no-preference', settings: { speed: 'normal' } });
  await stepUntil(page, '[data-deeds~="conquer"]');
  await onRegion(page, 'conquer');
  await page.keyboard.press('t');
  await page.locator('[data-stage]').waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await empty(page);
  await openMenu(page);
  await press(page, page.getByRole('button', { name: 'Settings' }));
  await page.getByLabel('Motion and speed of the others').selectOption('off');
  await page.locator('dialog p', { hasText: 'Nothing moves' }).waitFor();
}

export default (world) => each(world, [sameTable, answersAtOnce, comesAndGoes]);
