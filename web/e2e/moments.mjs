// Tables that were played up to a moment (`cargo run --release -p elbowroom-server --example moments`), opened by touch on a phone of 360 pixels.
import { handOver, made, person } from './lib.mjs';

export const SMALL = { phone: true, viewport: { width: 360, height: 740 } };
export const button = (page, act) => page.locator(`.deeds [data-act^="${act}"]`);
export const number = (page) => page.locator('.table').getAttribute('data-number');
export const moved = (page, before) => page.waitForFunction((was) => document.querySelector('.table').dataset.number !== was, before);
export const regionOf = (page, mark) => page.locator(`[data-marks]:has([data-mark="${mark}"])`).getAttribute('data-marks');

/** Says what was said at a table, one after the other and not faster than it hears. */
const sayAll = (page, table, said) => page.evaluate(({ table, said }) => new Promise((done, fail) => {
  const { seats } = JSON.parse(localStorage.getItem('elbowroom.games')).find((game) => game.table === table);
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  const left = [...said];
  let id = 0;
  socket.onopen = () => socket.send(JSON.stringify({ ask: 'hello', version: 2, tokens: seats.map((seat) => seat.token), seen: 0, language: 'en' }));
  socket.onmessage = ({ data }) => {
    const say = JSON.parse(data);
    if (say.say === 'refused' || say.say === 'trouble') return fail(new Error(`${data} after ${id} of ${said.join(', ')}`));
    if (say.say !== 'state' || say.view.wait.for !== 'seat') return undefined;
    if (left.length === 0) return done(socket.close());
    return setTimeout(() => socket.send(JSON.stringify({ ask: 'act', id: ++id, state: say.number, action: left.shift() })), 55);
  };
}), { table, said });

/** The table at its moment, in the hand of whoever must decide. */
export async function at(world, { boxes, board }, { seed, said }, settings = {}) {
  const page = await person(world, { ...SMALL, seed, settings });
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'here', name }));
  const table = await made(world, page, { boxes, board, seats, seed });
  await sayAll(page, table, said);
  await page.goto(`${world.base}/#/table/${table}`);
  await handOver(page);
  return page;
}

export const named = (name, test) => Object.defineProperty(test, 'name', { value: name });
