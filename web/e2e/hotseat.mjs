// Three people at one device: it is handed over, and coins stay hidden.
import { check, counted, myTurn, person, playToEnd, quiet, setUp, step, stepUntil } from './lib.mjs';

export default async function hotseat(world) {
  const page = await person(world);
  await setUp(world, page);
  await page.locator('.num', { hasText: '3' }).click();
  for (const [seat, name] of [[2, 'Bea'], [3, 'Cem']]) {
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('here');
    await page.getByLabel(`Name, Seat ${seat}`).fill(name);
  }
  await page.locator('[data-act="start"]').click();
  await page.locator('[data-act="handover"]').waitFor();
  await quiet(page);
  const shown = await page.locator('.list .coins').allInnerTexts();
  check(shown.length === 3 && shown.every((text) => text.includes('?')), `no coins on the hand-over screen: ${shown}`);
  // a conquest is taken back; a turn that is over is not, whoever holds the device
  await stepUntil(page, '.deeds [data-act="undo"]');
  await page.locator('.deeds [data-act="undo"]').click();
  await page.locator('[role="log"] p.undone').waitFor();
  await stepUntil(page, '[role="log"] p.scored');
  await page.locator('[data-act="handover"]').click();
  await myTurn(page);
  check((await page.locator('.deeds [data-act="undo"]').count()) === 0, 'nobody takes back what another did');
  const before = await page.locator('.table').getAttribute('data-number');
  await page.keyboard.press('u');
  await quiet(page);
  check((await page.locator('.table').getAttribute('data-number')) === before, 'nor by its key');
  await stepUntil(page, '.table[data-round="2"][data-my-turn="true"]');
  const first = Number(/\d+/.exec(await page.locator('.coins').first().innerText())[0]) - 5;
  check(first > 0, 'coins of the first turn');
  let handovers = 0;
  for (let i = 0; i < 40; i++) {
    if (await page.locator('[data-act="handover"]').count()) handovers += 1;
    await step(page);
  }
  check(handovers >= 3, 'the device goes round');
  await playToEnd(page, 900);
  const rows = await page.locator('figure svg').first().getAttribute('aria-label');
  check(Number(/Ada: (\d+)/.exec(rows)[1]) === first + 5, 'the coins after the first turn');
  await counted(page.locator('[data-ranking] li'), 3, 'seats in the ranking');
}
