// Two people online and one who watches: title, chat, hidden coins, a lost connection, leaving and coming back.
import { check, counted, myTurn, onRegion, person, quiet, step } from './lib.mjs';

const mine = (page) => page.locator('.table[data-my-turn="true"]').count();
const number = (page) => page.locator('.table').getAttribute('data-number');
const coins = (page) => page.locator('.coins').evaluateAll((all) => all.map((one) => /\?|\d+/.exec(one.textContent)[0]));

/** A line that can be cut. */
async function cable(page) {
  const line = { cut: false, ends: [] };
  await page.context().routeWebSocket(/\/socket$/, (socket) => {
    if (line.cut) return void socket.close();
    line.ends.push(socket);
    socket.connectToServer();
  });
  return {
    pull: async () => {
      line.cut = true;
      for (const end of line.ends.splice(0)) await end.close();
    },
    plug: () => (line.cut = false),
  };
}

export default async function people(world) {
  const ada = await person(world, { name: 'Ada' });
  const bob = await person(world, { name: 'Bob' });
  const eve = await person(world, { name: 'Eve' });
  const line = await cable(bob);
  await ada.goto(world.base);
  await ada.getByRole('link', { name: 'Send a link' }).click();
  await ada.locator('[data-act="start"]').click();
  const link = await ada.locator('[data-link]').innerText();
  await bob.goto(link);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await ada.locator('[data-link]').waitFor({ state: 'detached' });
  await eve.goto(link);
  await eve.getByText('You are watching.').waitFor();

  await ada.waitForFunction(() => document.title.includes('Your turn'));
  await quiet(bob);
  check((await bob.title()) === 'Elbowroom', 'the title of the other one stays plain');
  await bob.goto(`${world.base}/#/about`);
  while (await mine(ada)) await step(ada);
  await bob.goto(link);
  await bob.locator('.away', { hasText: 'Ada scored' }).waitFor();
  await bob.locator('.away').getByRole('button', { name: 'Close' }).click();
  await bob.waitForFunction(() => document.title.includes('Your turn'));
  await ada.waitForFunction(() => document.title === 'Elbowroom');

  await ada.getByLabel('Say something').fill('Mind the trolls <b>');
  await ada.getByRole('button', { name: 'Send' }).click();
  for (const page of [bob, eve, ada]) await page.locator('[role="log"] p.chat', { hasText: 'Ada: Mind the trolls <b>' }).waitFor({ state: 'attached' });
  // Bob picks a people: what is said stands beside it until he reads it
  await bob.locator('[data-heard]', { hasText: 'Ada: Mind the trolls <b>' }).click();
  await bob.locator('[role="log"] p.chat', { hasText: 'Ada: Mind the trolls <b>' }).waitFor();
  await counted(bob.locator('[data-heard]'), 0, 'notes about what was read');
  await quiet(eve);
  check((await eve.getByLabel('Say something').count()) === 0, 'who watches does not talk');
  // unless the host lets them: then everybody sees that they watch
  await ada.getByRole('button', { name: 'Settings' }).click();
  await ada.getByLabel('Those who watch may talk').check();
  await ada.keyboard.press('Escape');
  await eve.getByLabel('Say something').fill('Well played');
  await eve.getByRole('button', { name: 'Send' }).click();
  for (const page of [bob, eve, ada]) await page.locator('[role="log"] p.chat', { hasText: 'Eve (watching): Well played' }).waitFor();

  const everybodys = await coins(eve);
  check(everybodys.length === 2 && everybodys.every((text) => text === '?'), `who watches sees no coins: ${everybodys}`);
  await quiet(bob);
  const own = await coins(bob);
  check(own[0] === '?' && Number(own[1]) > 0, `Bob sees his own coins only: ${own}`);

  await step(bob); // picks
  await line.pull();
  await bob.getByText('No connection').waitFor();
  await bob.locator('[data-deeds~="conquer"]').first().waitFor();
  const region = await onRegion(bob, 'conquer');
  await ada.locator('.list .name', { hasText: 'away' }).waitFor({ state: 'attached' });
  line.plug();
  await bob.getByText('No connection').waitFor({ state: 'detached', timeout: 30_000 });
  const held = `[data-region="${region}"][aria-label*="of Bob"]`;
  for (const page of [ada, bob, eve]) await page.locator(held).waitFor({ state: 'attached' });
  await ada.waitForFunction((wanted) => document.querySelector('.table').getAttribute('data-number') === wanted, await number(bob));
  // the log stands beside the map a frame later
  await quiet(bob);
  const told = bob.locator('[role="log"] p.conquered', { hasText: new RegExp(`Bob.* region ${region} `) });
  check((await told.count()) === 1, `what was tapped meanwhile is done once, found ${(await told.allTextContents()).join(' and ')}`);

  await leavesAndComesBack(ada, bob);
}

/** Leaving asks first; a bot plays meanwhile, and the seat is there for who comes back. */
async function leavesAndComesBack(ada, bob) {
  const ask = async () => {
    await bob.getByRole('button', { name: 'Settings' }).click();
    await bob.locator('[data-act="leave"]').click();
    await bob.locator('dialog', { hasText: 'A bot plays for you until you come back' }).waitFor();
  };
  await ask();
  await bob.getByRole('button', { name: 'Stay' }).click();
  await bob.locator('dialog').waitFor({ state: 'detached' });
  await quiet(bob);
  check((await mine(bob)) === 1, 'who stays plays on');
  await ask();
  await bob.locator('[data-act="sure"]').click();
  await bob.locator('[data-act="play-now"]').waitFor();
  await ada.locator('.list li', { hasText: 'Bob' }).locator('[data-left]').waitFor();
  await myTurn(ada);

  await bob.reload();
  const game = bob.locator('[data-game]').first();
  await game.getByText('You left').waitFor();
  await game.locator('[data-act="come-back"]').click();
  await ada.locator('[data-left]').waitFor({ state: 'detached' });
  while (await mine(ada)) await step(ada);
  await myTurn(bob);
}
