// A seat goes to another device by a link that works once; the QR code holds the link, and both devices play on.
import { check, made, person, press } from './lib.mjs';

export default async function device(world) {
  const desk = await person(world, { name: 'Ada' });
  const phone = await person(world, { name: 'Ada', phone: true, settings: { language: 'fr' } });
  const other = await person(world, { name: 'Eve' });
  const table = await made(world, desk, { seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'easy' }], seed: 7 });
  await desk.goto(`${world.base}/#/table/${table}`);
  await desk.locator('.table[data-my-turn="true"]').waitFor();
  await desk.getByRole('button', { name: 'Settings' }).click();
  await desk.locator('[data-act="device"]').click();
  const link = await desk.locator('[data-hand-link]').innerText();
  check(link.includes(`#/take/${table}/`) && /[0-9a-f]{32}$/.test(link), `a link with a code: ${link}`);
  await desk.locator('svg[data-qr] path').waitFor();
  const [code, again] = await desk.evaluate(async () => {
    const sizes = document.querySelector('svg[data-qr]').getAttribute('viewBox').split(' ').map(Number);
    return [sizes[2] - 8, document.querySelector('svg[data-qr] path').getAttribute('d').length];
  });
  check((code - 17) % 4 === 0 && again > 1000, 'a whole QR code');

  await phone.goto(link);
  await phone.locator('.table[data-my-turn="true"]').waitFor();
  await desk.locator('[data-handed="taken"]').waitFor();
  await other.goto(link);
  await other.locator('[data-taking="failed"]').getByText('used already').waitFor();
  await press(other, other.getByRole('link', { name: 'Go to the table' }));
  await other.locator('.table[data-my-turn="false"]').waitFor();

  // the other device keeps the game among its own
  await phone.goto(`${world.base}/#/games`);
  await phone.locator(`[data-game="${table}"][data-waits="true"]`).waitFor();
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await desk.locator('.table[data-my-turn="true"]').waitFor();
}
