// A person plays a whole game against a bot with the mouse alone, then looks at the replay.
import { check, person, playToEnd } from './lib.mjs';

export default async function game(world) {
  const page = await person(world);
  await page.goto(world.base);
  await page.locator('[data-act="play-now"]').click();
  const steps = await playToEnd(page);
  check(steps > 20, 'a game of more than twenty steps');
  check((await page.locator('[data-ranking] li').count()) === 2, 'two seats in the ranking');
  await page.locator('a[href^="#/replay/"]').click();
  await page.locator('.controls').waitFor();
  await page.locator('.controls select').selectOption({ index: 3 });
  const there = page.url();
  check(/#\/replay\/[^/]+\/\d+$/.test(there), 'a link to the moment');
  const said = await page.locator('.said').innerText();
  await page.reload();
  await page.locator('.controls').waitFor();
  check((await page.locator('.said').innerText()) === said, 'the same moment after opening its link');
  await page.locator('header a').click();
  await page.locator('[data-act="again"]').click();
  await page.locator('.table[data-my-turn="true"][data-round="1"]').waitFor();
}
