// Reduced motion, the dark look, and the language, which changes at the table without closing the settings.
import { check, counted, eventually, person, playNow, quiet, stepUntil } from './lib.mjs';

const moving = (page) => page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
const paper = (page) => page.evaluate(() => {
  const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
  return (r + g + b) / 3;
});

export default async function looks(world) {
  const lively = await person(world, { reducedMotion: 'no-preference' });
  await playNow(world, lively);
  await stepUntil(lively, '[data-deeds~="conquer"]');
  await eventually('lit regions to pulse', () => moving(lively));
  const calm = await person(world);
  await playNow(world, calm);
  await stepUntil(calm, '[data-deeds~="conquer"]');
  check((await moving(calm)) === 0, 'nothing moves where motion is reduced');

  const page = await person(world, { colorScheme: 'dark', settings: { theme: 'auto' } });
  await playNow(world, page);
  await eventually('dark like the system', () => paper(page), (bright) => bright < 90);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Look').selectOption('light');
  await eventually('light by choice', () => paper(page), (bright) => bright > 160);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByLabel('Look').selectOption('dark');
  await eventually('dark by choice', () => paper(page), (bright) => bright < 90);

  // beside the combos there is no room for the log, but it is told
  await page.getByLabel('Language').selectOption('fr');
  await page.getByLabel('Langue').waitFor();
  await page.locator('[role="log"] p', { hasText: 'de la colonne' }).first().waitFor({ state: 'attached' });
  await page.locator('html[lang="fr"]').waitFor({ state: 'attached' });
  await quiet(page);
  check((await page.locator('dialog[open]').count()) === 1, 'the settings stay open');
  await page.getByLabel('Langue').selectOption('en');
  await page.locator('[role="log"] p', { hasText: 'appear in place' }).first().waitFor({ state: 'attached' });
  await counted(page.locator('[role="log"] p', { hasText: 'de la colonne' }), 0, 'lines of the log in the other language');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await quiet(page);
  check((await page.locator('.fresh').count()) === 0, 'told again is no news');
}
