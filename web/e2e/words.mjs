// Why not, a hint, undo, both languages, the text view.
import { check, clickRegion, onRegion, person, step } from './lib.mjs';

export default async function words(world) {
  const page = await person(world);
  await page.goto(world.base);
  await page.locator('[data-act="play-now"]').click();
  await step(page);
  await page.locator('[data-deeds~="conquer"]').first().waitFor();
  await clickRegion(page, '[data-deeds=""]');
  await page.locator('.pop p[aria-live]').waitFor();
  check((await page.locator('.pop p[aria-live]').innerText()).length > 10, 'a reason in words');
  await page.keyboard.press('Escape');
  await page.locator('.pop').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').waitFor({ timeout: 30_000 });
  check((await page.locator('.hint').innerText()).length > 20, 'a hint with its reason');
  const before = await page.locator('[data-deeds~="conquer"]').count();
  await onRegion(page, 'conquer');
  await page.locator('[data-act="undo"]').click();
  await page.waitForFunction((n) => document.querySelectorAll('[data-deeds~="conquer"]').length === n, before);
  await page.keyboard.press('t');
  await page.locator('.text .acts button').first().waitFor();
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('fr');
  await page.getByText('Ce qui s’est passé').first().waitFor();
  await page.locator('[role="log"] p', { hasText: 'choisit' }).first().waitFor();
}
