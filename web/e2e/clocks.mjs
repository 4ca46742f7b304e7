// Time runs out: both people are told, on the screen, at the seat and in the log, and a bot finishes the turn.
import { check, made, myTurn, person } from './lib.mjs';

export default async function clocks(world) {
  const ada = await person(world, { name: 'Ada' });
  const bob = await person(world, { name: 'Bob', phone: true });
  const table = await made(world, ada, { seats: [{ kind: 'here', name: 'Ada' }, { kind: 'open' }], clocks: { bank: 0, turn: 6 }, seed: 7 });
  const link = `${world.base}/#/table/${table}`;
  await ada.goto(link);
  await ada.locator('[data-link]').waitFor();
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Sit down' }).tap();
  await myTurn(ada);

  // Ada lets it pass
  await ada.getByRole('alert').getByText('Your time is up: a bot plays the rest of this turn.').waitFor();
  await bob.getByRole('alert').getByText('Time is up for Ada').waitFor();
  await myTurn(bob);
  for (const page of [ada, bob]) await page.locator('[role="log"] p.time-up').first().waitFor({ state: 'attached' });
  check(/Ada/.test(await ada.locator('[role="log"] p.time-up').first().textContent()), 'the log says whose time it was');
  await ada.locator('[data-late]').getByRole('button', { name: 'Close' }).click();
  await ada.locator('[data-late="1"]').waitFor({ state: 'detached' });

  // then Bob does
  await bob.getByRole('alert').getByText('Your time is up').waitFor();
  await ada.getByRole('alert').getByText('Time is up for Bob').waitFor();
  await myTurn(ada, { round: 2 });
  // who was not looking reads it later
  await bob.locator('[data-late="2"]').waitFor();
}
