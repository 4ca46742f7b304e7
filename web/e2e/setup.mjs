// The set-up form: five seats, names, levels, a house rule, a clock, and watchers who may talk.
import { check, counted, myTurn, person, stepUntil } from './lib.mjs';

export default async function setup(world) {
  const page = await person(world);
  await page.goto(world.base);
  await page.locator('[data-act="set-up"]').click();
  await page.locator('.num', { hasText: '5' }).click();
  await counted(page.getByLabel(/^Seat \d$/), 5, 'a line for each seat');
  await page.getByText('48 regions, 8 rounds').waitFor();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('here');
  await page.getByLabel('Name, Seat 2').fill('Bea');
  for (const [seat, level] of [[3, 'easy'], [4, 'fair'], [5, 'hard']]) await page.getByLabel(`Level, Seat ${seat}`).selectOption(level);
  await page.getByLabel('Clock').selectOption({ label: 'Fast: 5 minutes, and 15 seconds a turn' });
  await page.getByText('House rules').click();
  await page.getByLabel('Open coins: everybody sees them').check();
  await page.getByLabel('Those who watch may talk').check();
  await page.locator('[data-act="start"]').click();
  await page.locator('[data-act="handover"]').click();
  await myTurn(page);
  // while a people is picked only the purses of the players are shown
  await stepUntil(page, '.table[data-my-turn="true"]:not(.picking)');
  const heads = await page.locator('.list > li').allInnerTexts();
  check(heads.length === 5, 'five players');
  check(heads[1].includes('Bea') && heads[2].includes('easy') && heads[4].includes('hard'), 'as they were chosen');
  await counted(page.locator('[data-region]'), 48, 'regions of the board for five');
  check(heads.slice(2).every((text) => /\b5\b/.test(text)), `open coins: ${heads}`);
  const clock = page.locator('.list > li').first().getByRole('timer');
  const first = await clock.innerText();
  check(/^[0-5]:\d\d$/.test(first), 'the time left in minutes and seconds');
  await page.waitForFunction((was) => document.querySelector('.list [role="timer"]').textContent !== was, first);
  check((await page.locator('.list > li').nth(1).getByRole('timer').innerText()) === '5:00', 'the clock of the other one stands');
  const watcher = await person(world, { name: 'Eve' });
  await watcher.goto(page.url());
  await watcher.getByText('You are watching.').waitFor();
  // who watches may talk from the start
  await watcher.getByLabel('Say something').waitFor({ state: 'attached' });
}
