// Pictures for the documentation.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { person, playToEnd, root, step } from './lib.mjs';

const folder = join(root, '..', 'docs', 'pictures');
const SMALL = [[390, 844], [1280, 800]];
const ALL = [...SMALL, [2560, 1440]];

export default async function pictures(world) {
  mkdirSync(folder, { recursive: true });
  const page = await person(world);
  const shoot = async (name, sizes = SMALL) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.mouse.move(width / 2, 4);
      await page.waitForTimeout(350);
      await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`) });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await page.goto(world.base);
  await page.locator('[data-act="play-now"]').waitFor();
  await shoot('start', ALL);
  const made = await page.request.post(`${world.base}/api/tables`, {
    data: { seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'fair' }, { kind: 'bot', bot: 'fair' }], seed: 7 },
  });
  const { table, seats } = await made.json();
  await page.evaluate((game) => localStorage.setItem('elbowroom.games', JSON.stringify([game])), { table, seats, at: 1, seen: 0 });
  await page.goto(`${world.base}/#/table/${table}`);
  await page.locator('.table[data-my-turn="true"]').waitFor();
  const state = (name) => page.locator('.table').getAttribute(name);
  for (let i = 0; i < 200 && !(Number(await state('data-round')) >= 5 && (await page.locator('[data-deeds~="conquer"]').count()) > 2); i++) await step(page);
  await shoot('table', ALL);
  for (let i = 0; i < 60 && (await page.locator('.deeds [data-act="spread"]').count()) === 0; i++) await step(page);
  await shoot('redeploy');
  await playToEnd(page);
  await shoot('end');
}
