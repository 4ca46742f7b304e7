// Tokens are placed by dragging them, with mouse and finger, and with + and −.
import { check, eventually, onRegion, person, playNow, pointIn, press, quiet, slide, step, stepUntil, way } from './lib.mjs';

const inHand = async (page) => Number((await page.locator('[data-hand]').count()) ? await page.locator('[data-hand]').getAttribute('data-hand') : 0);
const added = async (page, region) => Number(/\+(\d+)/.exec(await page.locator(`[data-region="${region}"]`).getAttribute('aria-label'))?.[1] ?? 0);

async function toRedeploy(world, page) {
  await playNow(world, page);
  await step(page);
  for (const count of [1, 2]) {
    await stepUntil(page, '[data-deeds~="conquer"]');
    await onRegion(page, 'conquer');
    await page.waitForFunction((n) => document.querySelectorAll('[data-region][aria-label*="of Ada"]').length === n, count);
  }
  await press(page, page.locator('.deeds [data-act="end"]'));
  await press(page, page.locator('[data-act="sure"]'));
  await page.locator('.deeds [data-act="spread"]').waitFor();
  await quiet(page);
  const regions = await page.locator('[data-knob="1"]').evaluateAll((knobs) => knobs.map((knob) => /\d+/.exec(knob.getAttribute('aria-label'))[0]));
  check(regions.length >= 2, 'two regions to place in');
  const all = await inHand(page);
  check(all >= 2, 'two tokens to place');
  return { all, from: regions[0], to: regions[1] };
}

async function drags(page, carry, { all, from, to }) {
  const spot = (region) => pointIn(page, `[data-region="${region}"]`);
  const placed = (what, wanted) => eventually(`${what} (${wanted})`, async () => [await added(page, from), await added(page, to), await inHand(page)], (seen) => seen.join() === wanted.join());
  const box = await page.locator('[data-hand]').boundingBox();
  const palm = { x: box.x + 20, y: box.y + box.height / 2 };
  await carry(palm, await spot(from));
  await placed('a token to come from the hand', [1, 0, all - 1]);
  await carry(await spot(from), await spot(to));
  await placed('it to go on to another region', [0, 1, all - 1]);
  await carry(await spot(to), palm);
  await placed('it to go back to the hand where it is dropped beside the map', [0, 0, all]);
}

export default async function redeploy(world) {
  const page = await person(world);
  const places = await toRedeploy(world, page);
  const map = () => page.locator('svg.front > g').evaluate((g) => `${g.getAttribute('transform')} ${document.querySelector('.layers').style.transform}`);
  const still = await map();
  await drags(page, async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.locator('.carried').waitFor();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await page.locator('.carried').waitFor({ state: 'detached' });
  }, places);
  check((await map()) === still, 'the map stays where it is');

  const knob = (region, by) => page.getByRole('button', { name: `${by > 0 ? 'One more' : 'One less'} in region ${region}`, exact: true });
  await knob(places.from, 1).click();
  await knob(places.from, 1).click();
  await eventually('+ to add one each time', () => added(page, places.from), (n) => n === 2);
  await knob(places.from, -1).click();
  await eventually('− to take one away', () => added(page, places.from), (n) => n === 1);
  await page.locator('.deeds [data-act="spread"]').click();
  await eventually('spreading to place the rest', () => inHand(page), (n) => n === 0);
  const standing = async (region) => Number(/(\d+) token/.exec(await page.locator(`[data-region="${region}"]`).getAttribute('aria-label'))[1]);
  const wanted = (await standing(places.from)) + (await added(page, places.from));
  await page.locator('.deeds [data-act="redeploy"]').click();
  await page.locator(`[data-region="${places.from}"][aria-label*="${wanted} token"]`).waitFor({ state: 'attached' });

  const phone = await person(world, { phone: true });
  await drags(phone, (from, to) => slide(phone, way(from, to)), await toRedeploy(world, phone));
  await press(phone, phone.locator('.deeds [data-act="spread"]'));
  await press(phone, phone.locator('.deeds [data-act="redeploy"]'));
  await phone.locator('[role="log"] p.scored').first().waitFor({ state: 'attached' });
}
