// A person plays a whole game against a bot with the mouse alone, then looks at the replay.
import { check, counted, eventually, myTurn, person, playToEnd, quiet } from './lib.mjs';

export default async function game(world) {
  const page = await person(world);
  await page.goto(world.base);
  await page.locator('[data-act="play-now"]').click();
  const steps = await playToEnd(page);
  check(steps > 20, 'a game of more than twenty steps');
  await counted(page.locator('[data-ranking] li'), 2, 'seats in the ranking');
  await page.locator('a[href^="#/replay/"]').click();
  await page.locator('.controls').waitFor();
  await page.locator('.controls select').selectOption({ index: 3 });
  await page.waitForURL(/#\/replay\/[^/]+\/\d+$/);
  await quiet(page);
  const said = await page.locator('.said').innerText();
  await page.reload();
  await page.locator('.controls').waitFor();
  await eventually(`the same moment after opening its link: ${said}`, () => page.locator('.said').innerText(), (text) => text === said);
  await page.locator('header a').click();
  await page.locator('[data-act="again"]').click();
  await myTurn(page, { round: 1 });
}
