// Two browsers at one table; one of them reloads in the middle.
import { apart, eventually, myTurn, person, step } from './lib.mjs';

export default async function online(world) {
  const ada = await person(world, { name: 'Ada' });
  const bob = await person(world, { name: 'Bob' });
  await apart(world, ada, bob);
  const mine = (page) => page.locator('.table[data-my-turn="true"]').count();
  for (let i = 0; i < 24; i++) {
    await Promise.any([ada, bob].map((page) => myTurn(page)));
    const acting = (await mine(ada)) ? ada : bob;
    await step(acting);
    if (i === 9) {
      await bob.reload();
      await bob.locator('.table[data-phase]').waitFor();
    }
  }
  const numbers = new Set();
  for (const page of [ada, bob]) numbers.add(await page.locator('.table[data-busy="false"]').getAttribute('data-number'));
  // whoever is behind hears the rest
  const newest = Math.max(...[...numbers].map(Number));
  for (const page of [ada, bob]) await page.waitForFunction((wanted) => Number(document.querySelector('.table').getAttribute('data-number')) >= wanted, newest);
  const stacks = (page) => page.locator('[data-region]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').replace(/, (costs \d+|\+\d+|taken since your last turn)/g, '')).join('\n'));
  await eventually('both to see the same map', async () => [await stacks(ada), await stacks(bob)], ([one, other]) => one === other);
}
