// A short look at a table that runs: who must decide, and which people each seat leads. Lists of tables do not tell it.
import type { Say } from '../protocol/Say';
import type { TableView } from '../protocol/TableView';
import { read } from './api';
import { settings } from './settings.svelte';

export type Glance = { seat: number; faces: (string | undefined)[]; coins: (number | undefined)[] };

const PATIENCE = 4000;

export const glanceOf = (view: TableView): Glance => ({
  seat: view.wait.for === 'seat' ? view.wait.seat : 0,
  faces: view.seats.map((seat) => seat.active?.race ?? seat.declined[0]?.race ?? seat.role?.icon),
  coins: view.seats.map((seat) => seat.coins),
});

/** Looks as somebody who only watches: nobody takes it for coming back. */
export const glance = (table: string): Promise<Glance | undefined> => new Promise((tell) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
  const done = (seen?: Glance): void => {
    clearTimeout(timer);
    socket.close();
    tell(seen);
  };
  const timer = setTimeout(done, PATIENCE);
  socket.onopen = () => socket.send(JSON.stringify({ ask: 'hello', version: 2, tokens: [], seen: Number.MAX_SAFE_INTEGER, language: settings.language }));
  socket.onmessage = ({ data }) => {
    const say = read<Say>(String(data));
    if (say.say === 'state') done(glanceOf(say.view));
    else if (say.say === 'trouble') done();
  };
  socket.onclose = () => done();
});
