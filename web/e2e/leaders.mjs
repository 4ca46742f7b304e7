// Leaders: bought with a combo, captured in the middle of a turn, ransomed by their owner at once; a horde loses a token of its choice.
import { SMALL, check, clickRegion, each, handOver, onRegion, person, press, step, stepUntil, take, together, told } from './lib.mjs';

const button = (page, act) => page.locator(`.deeds [data-act="${act}"]`);
const phase = (page, name) => page.locator(`.table[data-phase="${name}"]`).waitFor({ state: 'attached' });
const coins = (page, seat) => page.locator('.list .coins').nth(seat - 1).innerText();

/** Ada and Bea at one device, with leaders; Ada's stands in one of her regions at the end of her first turn. */
async function led(world, page) {
  await together(world, page);
  await press(page, page.locator('.column [data-act="pick 1"]'));
  await phase(page, 'buy-leader');
  await page.getByText('A leader for one coin?').waitFor();
  await press(page, button(page, 'pay'));
  await page.locator('[role="log"] p.leader-joins').first().waitFor({ state: 'attached' });
  await stepUntil(page, '[data-deeds~="leader"]');
  await page.getByText('Where does your leader stand?').waitFor();
  const region = await onRegion(page, 'leader');
  await page.locator('[data-act="handover"]').waitFor();
  await told(page, region, 'leader');
  return region;
}

/** Bea attacks from the edge until the region of the leader falls. */
async function attack(page, region) {
  await handOver(page);
  await press(page, page.locator('.column [data-act="pick 1"]'));
  await phase(page, 'buy-leader');
  await press(page, button(page, 'end'));
  await phase(page, 'conquest');
  const target = `[data-region="${region}"][data-deeds~="conquer"]`;
  for (let i = 0; i < 12 && !(await page.locator(target).count()); i++) await step(page);
  await clickRegion(page, target);
  await page.locator('[data-act="handover"]').waitFor();
}

async function ransom(world) {
  const page = await person(world, { seed: SEED, settings: { boxes: ['leaders-box'] } });
  const region = await led(world, page);
  await attack(page, region);
  check((await coins(page, 1)).includes('?') && (await coins(page, 2)).includes('?'), 'no coins at the hand-over');
  await handOver(page);
  await page.getByText('Bea captured your leader').waitFor();
  check(/\d/.test(await coins(page, 1)) && (await coins(page, 2)).includes('?'), 'Ada sees her own coins only');
  await press(page, button(page, 'pay'));
  await page.locator('[data-act="handover"]').waitFor();
  check((await page.locator('[role="log"] p.leader-joins').count()) === 2, 'he came back');
  await handOver(page);
  check((await page.locator('[data-captives]').count()) === 0, 'nobody is captive');
}

async function captive(world) {
  const page = await person(world, { seed: SEED, settings: { boxes: ['leaders-box'] } });
  await attack(page, await led(world, page));
  await handOver(page);
  await page.keyboard.press('t');
  await press(page, page.locator('.text .acts [data-act="end"]'));
  await handOver(page);
  await page.locator('.list li').nth(1).locator('[data-captives]').waitFor({ state: 'attached' });
  check(/leader of the .*, captive/.test(await page.locator('.text').innerText()), 'also in words');
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
  await page.locator('.people', { hasText: '1 horde token' }).first().waitFor({ state: 'attached' });
}

const SEED = 7;
export default (world) => each(world, [ransom, captive, loss]);
