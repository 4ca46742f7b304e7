// No serious accessibility violations on the screens, light and dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check, person, step } from './lib.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function serious(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const result = await globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
    return result.violations
      .filter((violation) => ['serious', 'critical'].includes(violation.impact))
      .map((violation) => `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`);
  });
  check(found.length === 0, `no serious violations on ${where}, found ${found.join('; ')}`);
}

export default async function access(world) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await person(world);
    await page.goto(world.base);
    await page.evaluate((theme) => {
      const settings = JSON.parse(localStorage.getItem('elbowroom.settings'));
      localStorage.setItem('elbowroom.settings', JSON.stringify({ ...settings, theme }));
    }, colorScheme);
    await page.reload();
    await page.locator('[data-act="play-now"]').waitFor();
    await serious(page, `the start screen (${colorScheme})`);
    await page.goto(`${world.base}/#/rules`);
    await page.locator('.tiles li').first().waitFor();
    await serious(page, `the rule book (${colorScheme})`);
    await page.goto(`${world.base}/#/`);
    await page.locator('[data-act="play-now"]').click();
    await page.locator('.table[data-my-turn="true"]').waitFor();
    await serious(page, `the table while picking (${colorScheme})`);
    for (let i = 0; i < 3; i++) await step(page);
    await page.locator('.table[data-my-turn="true"]').waitFor();
    await serious(page, `the table (${colorScheme})`);
    await page.keyboard.press('t');
    await page.locator('.text').waitFor();
    await serious(page, `the text view (${colorScheme})`);
    await page.context().close();
  }
}
