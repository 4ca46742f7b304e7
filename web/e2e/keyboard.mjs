// A whole turn with keys alone.
import { check, eventually, myTurn, person } from './lib.mjs';

export default async function keyboard(world) {
  const page = await person(world);
  await page.goto(world.base);
  const tabTo = (selector) => tabOn(page, selector);
  const ready = () => myTurn(page);
  const is = async (selector) => (await page.locator(selector).count()) > 0;
  /** Everything that Enter may change. */
  const look = () => page.evaluate(() => {
    const table = document.querySelector('.table');
    const seen = ['data-number', 'data-busy', 'data-phase', 'data-my-turn'].map((name) => table.getAttribute(name));
    return [...seen, document.querySelector('.pop')?.textContent, document.querySelector('dialog')?.textContent, document.querySelector('.deeds')?.textContent].join();
  });
  const enter = async () => {
    const before = await look();
    await page.keyboard.press('Enter');
    await eventually('Enter to do something', look, (now) => now !== before);
    await ready();
  };
  await tabTo('[data-act="play-now"]');
  await page.keyboard.press('Enter');
  await ready();
  await tabTo('[data-act="pick 1"]');
  await page.keyboard.press('Enter');
  await page.locator('.table[data-phase="choice"], .table[data-phase="conquest"]').waitFor();
  for (let conquered = 0; conquered < 2; conquered++) {
    await ready();
    if ((await page.locator('[data-deeds~="conquer"]').count()) === 0) break;
    await tabTo('[data-region]');
    await walkTo(page, '[data-deeds~="conquer"]');
    const number = await page.locator('.table').getAttribute('data-number');
    await enter();
    if (await is('.pop [data-act^="conquer"]')) await page.keyboard.press('Enter');
    await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-number') !== before, number);
  }
  const scored = () => page.evaluate(() => Boolean(document.querySelector('[role="log"]')?.textContent?.includes('scores')));
  const press = async (selector) => {
    await tabTo(selector);
    await enter();
  };
  // whatever this combo still offers at the end of its turn
  for (let i = 0; i < 20 && !(await scored()); i++) {
    await ready();
    if (await is('[data-act="sure"]')) await press('[data-act="sure"]');
    else if (await is('.deeds [data-act="spread"]')) {
      await press('.deeds [data-act="spread"]');
      await press('.deeds [data-act="redeploy"]');
    } else if (await is('.deeds [data-act="end"]')) await press('.deeds [data-act="end"]');
    else {
      await tabTo('[data-region]');
      await walkTo(page, '[data-deeds]:not([data-deeds=""])');
      await enter();
      if (await is('.pop button')) await enter();
    }
  }
  check(await scored(), 'a turn was scored');
}

/** Tab until the focus fits. */
export async function tabOn(page, selector) {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** Arrow keys from region to region until the focus fits; a breadth-first way over what the keys can reach. */
async function walkTo(page, selector) {
  const fits = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let i = 0; i < 160; i++) {
    if (await fits()) return;
    await page.keyboard.press(keys[(i * 7 + Math.floor(i / 5)) % 4]);
  }
  throw new Error('no region that can be conquered is reached with arrow keys');
}
