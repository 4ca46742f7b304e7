// Every lesson that the server lists, by clicks, taps and keys, in both languages, with a wrong tap at each step; leaving, coming back, skipping; no line.
import { serious } from './access.mjs';
import { tabOn } from './keyboard.mjs';
import { check, clickRegion, counted, each, eventually, myTurn, person, pointIn, press } from './lib.mjs';

const ENOUGH = 60;
const lessons = async (world) => (await fetch(`${world.base}/api/lessons?language=en`)).json();

/** What somebody sees who takes a lesson. */
const look = (page) => page.evaluate(() => {
  const panel = document.querySelector('.lesson');
  const table = document.querySelector('.table');
  return {
    step: Number(panel.dataset.lessonStep), read: panel.dataset.read === 'true', over: panel.dataset.done === 'true', spots: panel.dataset.spots.split('|').filter(Boolean),
    number: table.dataset.number, text: panel.querySelector('.text').innerText, title: panel.querySelector('h2').innerText,
    placing: Boolean(document.querySelector('.deeds [data-hand]')), left: Number(document.querySelector('[data-hand]')?.dataset.hand ?? 0), asked: Boolean(document.querySelector('[data-act="sure"]')), card: Boolean(document.querySelector('.pop')),
  };
});
const same = (a, b) => a.step === b.step && a.number === b.number;

/** Waits until the table was answered and everything was seen. */
async function settled(page) {
  await page.locator('html:not([data-waits]) .table[data-busy="false"] .lesson:not([data-lesson-step=""])').waitFor();
  return look(page);
}
async function open(world, page, id) {
  await page.goto(`${world.base}/#/learn/${id}`);
  return settled(page);
}

/** How a hand does it: with a pointer, or with keys alone. Each way counts what it took. */
function pointer(page) {
  const hand = { count: 0 };
  const button = async (which) => {
    hand.count += 1;
    await press(page, (typeof which === 'string' ? page.locator(which) : which).first());
  };
  const region = async (id) => {
    hand.count += 1;
    await clickRegion(page, `[data-region="${id}"]`);
  };
  return Object.assign(hand, { button, region, add: region });
}
/** Arrow keys toward a region; now and then aside, where the straight way leads round in a circle. */
async function arrowTo(page, id) {
  for (let i = 0; i < 120; i++) {
    const [dx, dy] = await page.evaluate((id) => {
      const middle = (one) => [one.getBoundingClientRect().x + one.getBoundingClientRect().width / 2, one.getBoundingClientRect().y + one.getBoundingClientRect().height / 2];
      const [here, there] = [document.activeElement, document.querySelector(`.front [data-region="${id}"]`)];
      return here === there ? [0, 0] : [0, 1].map((axis) => middle(there)[axis] - middle(here)[axis]);
    }, id);
    if (dx === 0 && dy === 0) return;
    const toward = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'];
    const straight = Math.abs(dx) > Math.abs(dy) ? 0 : 1;
    await page.keyboard.press(i % 7 === 6 ? ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][(i / 7) & 3] : toward[i % 3 === 2 ? 1 - straight : straight]);
  }
  throw new Error(`region ${id} is not reached with arrow keys`);
}
function keys(page) {
  const hand = { count: 0 };
  const enter = async (which) => {
    hand.count += 1;
    if (typeof which === 'string') await tabOn(page, which);
    else await which.focus();
    await page.keyboard.press('Enter');
  };
  const goTo = async (id) => {
    if (!(await page.evaluate(() => document.activeElement?.matches('[data-region]')))) await tabOn(page, '[data-region]');
    await arrowTo(page, id);
    hand.count += 1;
  };
  return Object.assign(hand, {
    button: enter,
    region: async (id) => {
      await goTo(id);
      await page.keyboard.press('Enter');
    },
    add: async (id) => {
      await goTo(id);
      await page.keyboard.press('+');
    },
  });
}

/** Nothing that is lit is covered or out of sight. */
async function inSight(page, spots, where) {
  for (const what of spots) {
    const [kind, id] = what.split(' ');
    if (kind === 'region') await pointIn(page, `[data-region="${id}"]`);
    else await eventually(`${what} to be seen in ${where}`, () => page.evaluate(() => [...document.querySelectorAll('[data-lit]')].some((one) => {
      const box = one.getBoundingClientRect();
      const hit = box.width > 0 && document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
      return hit && (one.contains(hit) || hit.contains(one));
    })));
  }
}

/** The map keeps its part of the screen, and nothing said is cut off. */
async function roomFor(page, { title, step }, least, most) {
  const read = () => page.evaluate(() => {
    const panel = document.querySelector('.lesson');
    return { map: document.querySelector('.frame').getBoundingClientRect().height / innerHeight, cut: panel.scrollHeight - panel.clientHeight, picking: Boolean(document.querySelector('.table.picking')), wide: document.documentElement.scrollWidth - innerWidth };
  });
  await eventually(`everything said to be read (cut by ${most} px at most), ${least * 100} % of the screen for the map and nothing wider than the screen in ${title}, step ${step}`, read,
    ({ map, cut, picking, wide }) => cut <= most && (picking || map >= least - 0.005) && wide <= 0);
}

/** A region on which nothing can be done, and a lawful step that the lesson does not point at: both are answered, and nothing changes. */
async function astray(page, hand, before) {
  // where hexes are chosen on the map, regions are none of it
  if (await page.locator('[data-hex], .tray').count()) {
    await hand.button('.deeds [data-act]:not([data-lit])');
    await page.locator('[data-answer="no"]', { hasText: /.{8}/ }).waitFor();
    check(same(await settled(page), before), `another hex changes nothing in ${before.title}, step ${before.step}`);
    return;
  }
  const wrong = await page.evaluate((spots) => {
    const all = [...document.querySelectorAll('.front [data-region]')];
    const unlit = all.filter((one) => !spots.includes(`region ${one.dataset.region}`));
    const placing = new Set([...document.querySelectorAll('[data-knob="1"]')].map((one) => /\d+/.exec(one.getAttribute('aria-label'))?.[0]));
    const none = unlit.find((one) => one.dataset.deeds === '' && !placing.has(one.dataset.region));
    const lawful = unlit.find((one) => one.dataset.deeds === 'conquer');
    return { none: none?.dataset.region, lawful: lawful?.dataset.region };
  }, before.spots);
  for (const region of [wrong.none, wrong.lawful]) {
    if (region === undefined) continue;
    await hand.region(region);
    await page.locator('[data-answer="no"]', { hasText: /.{8}/ }).waitFor();
    check(same(await settled(page), before), `a wrong tap at region ${region} changes nothing in ${before.title}, step ${before.step}`);
    if (await page.locator('.pop').count()) await page.keyboard.press('Escape');
  }
  check(wrong.none !== undefined, `something wrong to touch in ${before.title}, step ${before.step}`);
}

/** Tokens go to what is lit, one after the other, until none is left. */
async function place(page, hand, { spots, left }) {
  const regions = spots.flatMap((what) => (what.startsWith('region ') ? [what.slice(7)] : []));
  for (let i = 0; i < left; i++) await hand.add(regions[i % regions.length]);
  await page.locator('.lesson[data-spots="action redeploy"]').waitFor();
  await hand.button('.deeds [data-act="redeploy"]');
}

/** Does what is lit. */
async function doLit(page, hand, seen) {
  const [kind, ...rest] = (seen.spots[0] ?? '').split(' ');
  const what = rest.join(' ');
  if (seen.placing && kind === 'region') return place(page, hand, seen);
  if (kind === 'combo') return hand.button(`.column [data-act="pick ${what}"]`);
  if (kind === 'region') await hand.region(what);
  else if (kind === 'action') await hand.button(`.deeds [data-lit][data-act], .sale [data-act="${what}"]`);
  else throw new Error(`${seen.title}, step ${seen.step}: something to do is lit, not ${seen.spots.join()}`);
  await page.waitForFunction(([step, number]) => {
    const [table, panel] = [document.querySelector('.table').dataset, document.querySelector('.lesson').dataset];
    return table.number !== number || (panel.lessonStep && panel.lessonStep !== step) || document.querySelector('.pop, [data-act="sure"], [data-answer="no"]');
  }, [String(seen.step), seen.number]);
  const after = await look(page);
  check(!(after.asked && what === 'end'), `${seen.title}, step ${seen.step}: nobody doubts what the lesson wants`);
  if (after.asked) return hand.button('[data-act="sure"]');
  // where a region offers several things, one of them is right
  if (!after.card || !same(after, seen)) return;
  const offers = await page.locator('.pop [data-act]').evaluateAll((all) => all.map((one) => one.dataset.act));
  for (let i = 0; i < offers.length; i++) {
    // with how many is asked from the fewest on
    for (let more = 0; ; more++) {
      if (!(await page.locator('.pop').count())) await hand.region(what);
      const offer = page.locator('.pop .offer').nth(i);
      const plus = offer.locator('.stepper button').last();
      for (let k = 0; k < more; k++) await hand.button(plus);
      const last = !(await plus.count()) || (await plus.isDisabled());
      await hand.button(offer.locator('[data-act]'));
      if (!same(await settled(page), seen)) return;
      if (last) break;
    }
  }
}

/** Takes a lesson from its first step to its end; what was said, and how much it took. */
async function take(world, page, hand, id, { wrong = false, map = 0, cut = 1, axe = '' } = {}) {
  let seen = await open(world, page, id);
  const said = [];
  const began = hand.count;
  let strayed = 0;
  while (!seen.over) {
    if (said.at(-1) !== seen.text) said.push(seen.text);
    await inSight(page, seen.spots, `${id}, step ${seen.step}`);
    await roomFor(page, seen, map, cut);
    if (seen.read) {
      check((await page.locator('.deeds button').count()) === 0, 'nothing to do but to read');
      await hand.button('[data-act="lesson-next"]');
    } else {
      const before = hand.count;
      if (wrong) await astray(page, hand, seen);
      strayed += hand.count - before;
      if (axe && seen.step <= 3) await serious(page, `lesson ${id}, step ${seen.step} (${axe})`);
      await doLit(page, hand, seen);
    }
    const next = await settled(page);
    check(!same(next, seen) || next.text !== seen.text, `${seen.title}: step ${seen.step} leads on by ${seen.spots.join()}, but: ${await page.locator('.lesson .words').innerText()}`);
    seen = next;
  }
  await counted(page.locator('.lesson .main'), 1, 'ways on at the end of a lesson');
  await counted(page.locator('.bar:visible'), 0, 'bars with something left to do at the end of a lesson');
  said.push(seen.text);
  return { said, count: hand.count - began - strayed };
}

/** English texts, for the French ones must be others. */
const told = new Map();

async function byClicks(world) {
  const page = await person(world, { settings: { theme: 'dark' } });
  let count = 0;
  for (const { id, box, title } of await lessons(world)) {
    const taken = await take(world, page, pointer(page), id, { wrong: true, axe: 'dark, desk' });
    await eventually(`the title of ${id}: ${title}`, async () => (await look(page)).title, (text) => text.includes(title));
    told.set(id, taken.said);
    if (!box) count += taken.count + 1;
  }
  check(count <= ENOUGH, `at most ${ENOUGH} actions for the first lessons, not ${count}`);
  console.log(`     the first lessons take ${count} actions`);
}

async function byTapsInFrench(world) {
  const page = await person(world, { phone: true, settings: { language: 'fr' } });
  for (const { id } of await lessons(world)) {
    const { said } = await take(world, page, pointer(page), id, { wrong: true, map: 0.5, axe: 'light, phone' });
    const english = told.get(id) ?? [];
    check(said.length === english.length && said.every((text, i) => text !== english[i]), `${id} in French`);
  }
}

async function onTheSmallestPhone(world) {
  for (const language of ['en', 'fr']) {
    const page = await person(world, { phone: true, viewport: { width: 360, height: 640 }, settings: { language } });
    // what a box asks on top of a lesson may push a line or two out of sight there: it can be scrolled
    for (const { id, box } of await lessons(world)) await take(world, page, pointer(page), id, { map: 0.4, cut: box ? 50 : 1 });
  }
}

async function byKeys(world) {
  for (const language of ['en', 'fr']) {
    const page = await person(world, { settings: { language } });
    for (const { id } of await lessons(world)) await take(world, page, keys(page), id, { wrong: true });
  }
}

/** From the front page through the list: what was done is marked, what was left goes on, and the last one leads to a game. */
async function progress(world) {
  const list = (await lessons(world)).filter(({ box }) => !box);
  const page = await person(world, { phone: true });
  const hand = pointer(page);
  await page.goto(world.base);
  await press(page, page.getByRole('link', { name: 'Start', exact: true }));
  await page.waitForURL(`**/#/learn/${list[0].id}`);
  check((await settled(page)).step === 1, 'the first lesson begins at once');
  await page.goBack();
  await press(page, page.getByRole('link', { name: 'All lessons' }));
  await page.locator('[data-lesson]').first().waitFor();
  await counted(page.locator('ol [data-lesson]'), list.length, 'every first lesson on the list');
  await serious(page, 'the list of lessons');
  await press(page, page.locator('[data-act="learn-next"]'));
  const first = await settled(page);
  check(await page.locator('[data-act="hint"], [data-act="undo"], form').count() === 0, 'no hint, no chat');
  // one step forward, out, and in again
  if (first.read) await hand.button('[data-act="lesson-next"]');
  else await doLit(page, hand, first);
  const second = await settled(page);
  if (!second.over) {
    await press(page, page.locator('[data-act="lesson_leave"]'));
    await press(page, page.locator('[data-act="learn-next"]'));
    check(same(await settled(page), second), 'a lesson goes on where it was left');
  }
  await press(page, page.locator('[data-act="lesson_back"]'));
  await page.locator('.lesson[data-lesson-step="1"]').waitFor();
  await eventually(`a step back: ${first.text}`, async () => (await look(page)).text, (text) => text === first.text);
  for (const { id } of list) {
    await take(world, page, hand, id);
    if (id === list.at(-1).id) break;
    await press(page, page.locator('[data-act="lesson-after"]'));
    await page.waitForURL(`**/#/learn/${list[list.findIndex((one) => one.id === id) + 1].id}`);
  }
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/tables')), press(page, page.locator('[data-act="first-game"]'))]);
  check(request.postDataJSON().seats[1].bot === 'easy', 'the first game is easy');
  await page.locator('.table:not(:has(.lesson))').waitFor();
  await myTurn(page);
  await counted(page.locator('[data-lit], .spot'), 0, 'what is still lit');
  await page.goto(`${world.base}/#/learn`);
  await counted(page.locator('ol .number.done'), list.length, 'all of them done');
  await counted(page.locator('[data-act="learn-next"]'), 0, 'ways to the next');
  // taken again
  const again = await open(world, page, list[0].id);
  check(again.step === 1, 'a lesson that is done begins again');
  await hand.button(again.read ? '[data-act="lesson-next"]' : '[data-act="lesson_anew"]:disabled, .column [data-act="pick 1"]');
  await settled(page);
  await press(page, page.locator('[data-act="lesson_anew"]'));
  await page.locator('.lesson[data-lesson-step="1"]').waitFor();
}

async function withoutALine(world) {
  const [{ id }] = await lessons(world);
  const page = await person(world);
  const seen = await open(world, page, id);
  await page.context().setOffline(true);
  const hand = pointer(page);
  if (seen.read) await hand.button('[data-act="lesson-next"]');
  else await hand.button(`.column [data-act="pick ${seen.spots[0].slice(6)}"]`);
  await page.getByText('No connection. Trying again…').waitFor();
  await page.context().setOffline(false);
  await page.waitForFunction((step) => Number(document.querySelector('.lesson').dataset.lessonStep) > step, seen.step);
  await page.goto(`${world.base}/#/learn/nothing`);
  await page.locator('[data-lost="page"]').waitFor();
  await page.route('**/api/lessons?*', (route) => route.abort());
  await page.goto(`${world.base}/#/learn`);
  await page.locator('[role="alert"]', { hasText: 'No connection' }).waitFor();
  await page.unroute('**/api/lessons?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-lesson]').first().waitFor();
}

export default (world) => each(world, [byClicks, byTapsInFrench, onTheSmallestPhone, byKeys, progress, withoutALine]);
