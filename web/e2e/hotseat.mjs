// Three people at one device: it is handed over, and coins stay hidden.
import { check, person, playToEnd, step } from './lib.mjs';

export default async function hotseat(world) {
  const page = await person(world);
  await page.goto(world.base);
  await page.locator('.num', { hasText: '3' }).click();
  for (const [seat, name] of [[2, 'Bea'], [3, 'Cem']]) {
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('here');
    await page.getByLabel(`Name, Seat ${seat}`).fill(name);
  }
  await page.locator('[data-act="start"]').click();
  await page.locator('[data-act="handover"]').waitFor();
  const shown = await page.locator('.coins').allInnerTexts();
  check(shown.every((text) => text.includes('?')), 'no coins on the hand-over screen');
  let handovers = 0;
  for (let i = 0; i < 40; i++) {
    if (await page.locator('[data-act="handover"]').count()) handovers += 1;
    await step(page);
  }
  check(handovers >= 3, 'the device goes round');
  await playToEnd(page, 900);
  check((await page.locator('[data-ranking] li').count()) === 3, 'three seats in the ranking');
}
