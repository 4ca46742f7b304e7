// Every scenario can be chosen in the set-up, tells its rules at one tap, and a turn of it is played.
import { serious } from './access.mjs';
import { check, each, person, press, stepUntil } from './lib.mjs';

/** The scenarios that the set-up offers. */
async function offered(page) {
  await page.locator('[data-act="scenario"] option').first().waitFor({ state: 'attached' });
  return page.locator('[data-act="scenario"] option').evaluateAll((list) => list.map((one) => one.value).filter(Boolean));
}

const pictures = process.env.ELBOWROOM_SHOTS;
const shoot = (page, name) => pictures && page.screenshot({ path: `${pictures}/${name}.png` });

/** Sits down to a scenario against bots. */
async function sitDown(world, page, id) {
  await page.goto(`${world.base}/#/new`);
  await offered(page);
  await page.locator('select[data-act="scenario"]').selectOption(id);
  await page.locator(`[data-scenario="${id}"]`).waitFor();
  await shoot(page, `setup-${id}`);
  await press(page, page.locator('[data-act="start"]'));
  await page.locator('.table[data-my-turn="true"]').waitFor({ timeout: 60_000 });
}

async function aTurnOfEach(world) {
  const page = await person(world);
  await page.goto(`${world.base}/#/new`);
  const all = await offered(page);
  check(all.length >= 10, `ten scenarios or more are offered (${all.length})`);
  for (const id of all) {
    await sitDown(world, page, id);
    const title = await page.locator('button[data-act="scenario"]').getAttribute('title');
    await press(page, page.locator('button[data-act="scenario"]'));
    check((await page.locator('dialog h2').textContent()) === title, `${id}: its rules at one tap`);
    await press(page, page.locator('dialog button.main'));
    await shoot(page, `table-${id}`);
    // until the others have had their turns, and it is mine again
    await stepUntil(page, '.table[data-round="2"][data-my-turn="true"]', { limit: 120 });
    await shoot(page, `later-${id}`);
  }
}

async function onAPhone(world) {
  const page = await person(world, { phone: true, language: 'fr' });
  await page.goto(`${world.base}/#/new`);
  const [first] = await offered(page);
  await sitDown(world, page, first);
  await shoot(page, 'phone');
  await serious(page, 'a scenario on a phone');
}

export default (world) => each(world, [aTurnOfEach, onAPhone]);
