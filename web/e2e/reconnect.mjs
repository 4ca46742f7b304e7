// The server goes away and comes back: the client says so, waits, and what was tapped meanwhile is done once.
import { check, onRegion, person, quiet, step } from './lib.mjs';

export default async function reconnect(world) {
  const page = await person(world);
  await page.goto(world.base);
  await page.locator('[data-act="play-now"]').click();
  await step(page);
  await page.locator('[data-deeds~="conquer"]').first().waitFor();
  await world.stop();
  await page.getByText('No connection').waitFor();
  const region = await onRegion(page, 'conquer');
  await page.locator('.table[data-busy="true"]').waitFor({ state: 'attached' });
  await world.start();
  await page.getByText('No connection').waitFor({ state: 'detached', timeout: 30_000 });
  const held = page.locator(`[data-region="${region}"][aria-label*="of Ada"]`);
  await held.waitFor();
  // the log follows the map by a frame
  await quiet(page);
  const told = page.locator('[role="log"] p.conquered', { hasText: `region ${region} ` });
  check((await told.count()) === 1, 'the conquest is told once');
  await page.reload();
  await held.waitFor();
}
