// Reduced motion, the dark look, and the language, which changes at the table without closing the settings.
import { check, person, playNow, stepUntil } from './lib.mjs';

const moving = (page) => page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
const paper = (page) => page.evaluate(() => {
  const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
  return (r + g + b) / 3;
});

export default async function looks(world) {
  const lively = await person(world, { reducedMotion: 'no-preference' });
  await playNow(world, lively);
  await stepUntil(lively, '[data-deeds~="conquer"]');
  check((await moving(lively)) > 0, 'lit regions pulse');
  const calm = await person(world);
  await playNow(world, calm);
  await stepUntil(calm, '[data-deeds~="conquer"]');
  check((await moving(calm)) === 0, 'nothing moves where motion is reduced');

  const page = await person(world, { colorScheme: 'dark', settings: { theme: 'auto' } });
  await playNow(world, page);
  check((await paper(page)) < 90, 'dark like the system');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Look').selectOption('light');
  check((await paper(page)) > 160, 'light by choice');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByLabel('Look').selectOption('dark');
  check((await paper(page)) < 90, 'dark by choice');

  // beside the combos there is no room for the log, but it is told
  await page.getByLabel('Language').selectOption('fr');
  await page.getByLabel('Langue').waitFor();
  await page.locator('[role="log"] p', { hasText: 'de la colonne' }).first().waitFor({ state: 'attached' });
  check((await page.locator('dialog[open]').count()) === 1, 'the settings stay open');
  check((await page.evaluate(() => document.documentElement.lang)) === 'fr', 'the page says its language');
  await page.getByLabel('Langue').selectOption('en');
  await page.locator('[role="log"] p', { hasText: 'appear in place' }).first().waitFor({ state: 'attached' });
  check((await page.locator('[role="log"] p', { hasText: 'de la colonne' }).count()) === 0, 'the log speaks one language');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  check((await page.locator('.fresh').count()) === 0, 'told again is no news');
}
