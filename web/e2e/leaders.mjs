// Leaders: bought with a combo, captured in the middle of a turn, ransomed by their owner at once, also on a device of his own, or later; a horde loses a token of its choice.
import { SMALL, apart, check, clickRegion, counted, each, eventually, handOver, onRegion, person, press, quiet, step, stepUntil, take, together, told } from './lib.mjs';

const button = (page, act) => page.locator(`.deeds [data-act="${act}"]`);
const phase = (page, name) => page.locator(`.table[data-phase="${name}"]`).waitFor({ state: 'attached' });
/** What lies before a seat: a captive of its own. */
const captives = (page) => page.locator('[data-belongings]', { hasText: 'captive' });
const coins = (page, seat) => page.locator('.list .coins').nth(seat - 1).innerText();

const LEADERS = { seed: 7, settings: { boxes: ['leaders-box'] } };

/** Ada's leader stands in one of her regions at the end of her first turn. */
async function lead(page) {
  await press(page, page.locator('.column [data-act="pick 1"]'));
  await phase(page, 'buy-leader');
  await page.getByText('A leader for one coin?').waitFor();
  await press(page, button(page, 'pay'));
  await page.locator('[role="log"] p.leader-joins').first().waitFor({ state: 'attached' });
  await stepUntil(page, '[data-deeds~="leader"]');
  await page.getByText('Say where this stands: leader.').waitFor();
  const region = await onRegion(page, 'leader');
  await told(page, region, 'leader');
  return region;
}

/** The next one attacks from the edge until the region of the leader falls. */
async function attack(page, region) {
  await press(page, page.locator('.column [data-act="pick 1"]'));
  await phase(page, 'buy-leader');
  await press(page, button(page, 'end'));
  await phase(page, 'conquest');
  const target = `[data-region="${region}"][data-deeds~="conquer"]`;
  for (let i = 0; i < 12 && !(await page.locator(target).count()); i++) await step(page);
  await clickRegion(page, target);
  await phase(page, 'ransom');
}

/** Ada and Bea at one device, up to the capture. */
async function captured(world, wish) {
  const page = await person(world, LEADERS);
  await together(world, page, wish);
  const region = await lead(page);
  await handOver(page);
  await attack(page, region);
  return page;
}

async function ransom(world) {
  const page = await captured(world);
  await page.locator('[role="dialog"]', { hasText: 'Ada is asked' }).waitFor();
  await quiet(page);
  check((await coins(page, 1)).includes('?') && (await coins(page, 2)).includes('?'), 'no coins at the hand-over');
  await handOver(page);
  await page.getByText('Bea captured your leader').waitFor();
  await eventually('Ada to see her own coins', () => coins(page, 1), (text) => /\d/.test(text));
  await quiet(page);
  check((await coins(page, 2)).includes('?'), 'and hers only');
  check((await page.locator('.bar .pays').count()) === 0, 'what Bea’s turn pays is not Ada’s');
  await press(page, button(page, 'pay'));
  await page.locator('[data-act="handover"]').waitFor();
  await quiet(page);
  check((await page.locator('[role="log"] p.leader-joins').count()) === 2, 'he came back');
  await handOver(page);
  await counted(captives(page), 0, 'captives');
}

/** Each at a device of their own: one is asked, the other sees why nothing goes on. */
async function devices(world) {
  const ada = await person(world, LEADERS);
  const bob = await person(world, { name: 'Bob', phone: true });
  const mine = (page, yes) => page.locator(`.table[data-my-turn="${yes}"]`).waitFor();
  const purse = async (page, seat) => Number(/\d+/.exec(await coins(page, seat))[0]);
  await apart(world, ada, bob);
  const region = await lead(ada);
  await mine(bob, true);
  await attack(bob, region);
  await bob.getByText('Ada is asked').waitFor();
  await mine(bob, false);
  await quiet(bob);
  check((await bob.locator('.deeds').count()) === 0, 'the captor has nothing to press');
  await ada.getByText('Bob captured your leader').waitFor();
  await mine(ada, true);
  await quiet(ada);
  await quiet(bob);
  const before = [await purse(ada, 1), await purse(bob, 2)];
  await press(ada, button(ada, 'pay'));
  await mine(bob, true);
  await mine(ada, false);
  // the coin is on its way for a moment, and the purse counts it when it has arrived
  await eventually(`a coin to go from one to the other, who had ${before}`, async () => [await purse(ada, 1), await purse(bob, 2)], ([from, to]) => from === before[0] - 1 && to === before[1] + 1);
  for (const page of [ada, bob]) await counted(captives(page), 0, 'captives');
  // what came while the log was hidden: the newest stands in sight
  await press(bob, bob.getByRole('button', { name: 'Log' }));
  await bob.waitForFunction(() => {
    const log = document.querySelector('[role="log"]');
    return log.scrollTop > 0 && log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
  });
}

/** With the house rule for it, who said no may still pay as a turn of hers begins, before anything else. */
async function late(world) {
  const page = await captured(world, async (page) => {
    await page.getByText('House rules').click();
    await page.getByLabel('A captive leader may still be ransomed').check();
  });
  await handOver(page);
  await press(page, button(page, 'end'));
  await captives(page).waitFor({ state: 'attached' });
  const pay = '.table[data-phase="choice"][data-round="2"] .deeds [data-act="pay"]';
  await stepUntil(page, pay);
  await page.getByText('Your leader is captive').waitFor();
  await page.locator(pay, { hasText: 'ransom' }).waitFor();
  await press(page, page.locator(pay));
  await captives(page).waitFor({ state: 'detached' });
  await quiet(page);
  check((await page.locator(pay).count()) === 0, 'once');
  await page.locator('.list li').first().locator('[data-belongings]').getByText('leader', { exact: true }).waitFor();
}

async function captive(world) {
  const page = await captured(world);
  await handOver(page);
  await page.keyboard.press('t');
  await press(page, page.locator('.text .acts [data-act="end"]'));
  await handOver(page);
  await captives(page.locator('.list li').nth(1)).waitFor({ state: 'attached' });
  await eventually('the captive also in words', () => page.locator('.text').innerText(), (text) => /leader of the .*, captive/.test(text));
}

/** A region with a race token and one of the horde falls: its owner says which is lost. */
async function loss(world) {
  const page = await take(world, { seed: 63, race: 'Giants', power: 'Hordes', boxes: SMALL, bea: true });
  await stepUntil(page, '[data-deeds~="horde-token"]');
  const region = await onRegion(page, 'horde-token', '[data-deeds~="horde-token"][aria-label*=", 2 token"]');
  await stepUntil(page, '[data-act="handover"]');
  await handOver(page);
  await press(page, page.locator('.column [data-act="pick 1"]'));
  await phase(page, 'conquest');
  await onRegion(page, 'conquer', `[data-region="${region}"][data-deeds~="conquer"]`);
  await handOver(page);
  await page.getByText('which token is lost?').waitFor();
  await press(page, button(page, 'lose horde-token'));
  await page.locator('[data-act="handover"]').waitFor();
  await handOver(page);
  await page.locator('[data-belongings]', { hasText: '1 × horde token' }).first().waitFor({ state: 'attached' });
}

export default (world) => each(world, [ransom, devices, captive, late, loss]);
