// Why not, a hint, undo, both languages, the text view.
import { check, clickRegion, eventually, onRegion, person, step, stepUntil } from './lib.mjs';

export default async function words(world) {
  const page = await person(world);
  await page.goto(world.base);
  await page.locator('[data-act="play-now"]').click();
  await step(page);
  await page.locator('[data-deeds~="conquer"]').first().waitFor();
  await clickRegion(page, '[data-deeds=""]');
  await page.locator('.pop p[aria-live]').waitFor();
  await page.locator('.pop p[aria-live]', { hasText: /.{10}/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.pop').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').waitFor({ timeout: 30_000 });
  await eventually('a hint in words with its reason', () => page.locator('.hint').innerText(), (hint) => /A strong bot would: (Conquer, Region|Finish|Roll)/.test(hint) && hint.length > 50, 30_000);
  const open = await page.locator('[data-deeds~="conquer"]').count();
  await onRegion(page, 'conquer');
  await page.locator('[data-act="undo"]').click();
  await page.waitForFunction((n) => document.querySelectorAll('[data-deeds~="conquer"]').length === n, open);
  await page.keyboard.press('t');
  await page.locator('.text .acts button').first().waitFor();
  await page.locator('.text .acts [data-act="end"]').click();
  await page.locator('dialog', { hasText: 'could still conquer' }).waitFor();
  await page.getByRole('button', { name: 'Conquer on' }).click();
  // a whole turn in words, then going in decline is explained before it is done
  await page.keyboard.press('t');
  await stepUntil(page, '.deeds [data-act="decline"]');
  await page.keyboard.press('t');
  const before = await page.locator('.table').getAttribute('data-number');
  const deed = (verb) => page.locator(`.text .acts [data-act^="${verb}"]`).first();
  for (const [verb, words] of [['abandon', 'come back to your hand'], ['decline', 'One token stays in each region']]) {
    await deed(verb).click();
    await page.locator('dialog', { hasText: words }).waitFor();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  check((await page.locator('.table').getAttribute('data-number')) === before, 'asking does nothing yet');
  await deed('decline').click();
  await page.locator('[data-act="sure"]').click();
  await page.locator('[role="log"] p.declined').first().waitFor({ state: 'attached' });
  await page.locator('[role="log"] summary', { hasText: /lets the .* decline and earns \d/ }).first().waitFor({ state: 'attached' });
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('fr');
  await page.locator('section', { hasText: 'Ce qui s’est passé' }).first().waitFor({ state: 'attached' });
  await page.locator('[role="log"] summary', { hasText: 'choisit' }).first().waitFor({ state: 'attached' });
}
