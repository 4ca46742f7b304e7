// Makes the recording that the front page shows and the pictures of the lessons, from real games: a running server
// plays them: `elbowroom serve --chosen-seeds --pause 0`, then, with a Node that has WebSocket (20: behind
// --experimental-websocket), `ELBOWROOM_URL=http://127.0.0.1:8080 node scripts/demo.mjs`.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const server = process.env.ELBOWROOM_URL ?? 'http://127.0.0.1:8080';
const SEATS = 3;
const BOARD = `base-${SEATS}p`;
/** The land is full from here, and the picture never shows how the game ends. */
const ROUNDS = { first: 6, last: 9 };
/** Who stands in front of the map: where, how large, and whether turned round. The first are the last in the row. */
const CROWD = [
  ['giants', 500, 70, 2.3], ['trolls', 195, 108, 1.8, 1], ['elves', 330, 112, 1.55], ['sorcerers', 690, 112, 1.6], ['tritons', 850, 120, 1.6], ['amazons', 60, 128, 1.55],
  ['humans', 130, 172, 1.6], ['orcs', 262, 176, 1.7], ['wizards', 405, 166, 1.75], ['halflings', 545, 186, 1.5], ['skeletons', 650, 180, 1.55], ['dwarves', 770, 184, 1.6], ['ratmen', 900, 188, 1.55], ['ghouls', 20, 190, 1.4],
].map(([race, x, y, size, turned]) => ({ race, x, y, size, ...(turned && { turned: true }) }));
const bot = { kind: 'bot', bot: 'fair' };

const ask = async (path, body) => {
  const answer = await fetch(`${server}${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.headers.get('content-type').includes('json') ? answer.json() : answer.text();
};
const until = async (deed) => {
  for (let i = 0; i < 3000; i++) {
    const done = await deed();
    if (done !== undefined) return done;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('the server does not go on');
};

/** Looks at a table, with keys or without: games of bots go on while somebody watches. */
async function sit(table, tokens) {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket`);
  const line = { state: undefined, states: [], refused: undefined, send: (ask) => socket.send(JSON.stringify(ask)), close: () => socket.close() };
  socket.onmessage = ({ data }) => {
    const say = JSON.parse(data);
    if (say.say === 'state') {
      line.state = say;
      line.states.push(say);
    }
    if (say.say === 'refused' || say.say === 'trouble') line.refused = say.text;
  };
  await new Promise((done) => (socket.onopen = done));
  line.send({ ask: 'hello', version: 2, tokens, seen: 0, language: 'en' });
  return line;
}

/** What changed on the map, one step after the other. */
async function record(seed) {
  const { table } = await ask('/api/tables', { seats: Array(SEATS).fill(bot), board: BOARD, seed });
  const line = await sit(table, []);
  await until(async () => line.state?.view.wait.for === 'over' || undefined);
  line.close();
  const moments = (await ask(`/api/tables/${table}/moments?language=en`)).filter(({ round }) => round >= ROUNDS.first && round <= ROUNDS.last);
  const regions = moments[0].view.regions;
  const steps = [];
  let before = regions;
  for (const { view } of moments) {
    const changed = view.regions.filter((region, i) => JSON.stringify(region) !== JSON.stringify(before[i]));
    if (changed.length > 0) steps.push(changed);
    before = view.regions;
  }
  return { regions, steps };
}

/** A person's first turns, played by what is on offer: pictures of what such a person sees. */
async function lesson(seed) {
  const { table, seats } = await ask('/api/tables', { seats: [{ kind: 'here', name: 'Ada' }, ...Array(SEATS - 1).fill(bot)], board: BOARD, seed });
  const line = await sit(table, seats.map(({ token }) => token));
  let id = 0;
  const mine = (phase) => until(async () => (line.state?.view.wait.seat === 1 && line.state.view.phase === phase ? line.state.view : undefined));
  const act = async (action) => {
    const { number } = line.state;
    line.send({ ask: 'act', id: (id += 1), state: number, action });
    await until(async () => {
      if (line.refused) throw new Error(`${action}: ${line.refused}`);
      return line.state.number !== number || undefined;
    });
  };
  const lit = (view) => view.actions.filter(({ verb }) => verb === 'conquer').map(({ action, verb, group, region, price }) => ({ action, verb, label: '', group, region, price }));
  const { column } = await mine('pick-combo');
  await act('pick 1');
  let view = await mine('conquest');
  const people = view.seats[0].active.race;
  const conquer = { regions: view.regions, actions: lit(view) };
  const cheapest = () => lit(view).sort((a, b) => a.price - b.price)[0];
  while (view.phase === 'conquest') {
    await act(cheapest()?.action ?? 'end');
    ({ view } = line.state);
  }
  view = await mine('redeploy');
  const place = { regions: view.regions, hand: view.in_hand, held: view.regions.filter((region) => region.seat === 1).map(({ region }) => region) };
  await act(`redeploy ${place.held[0]}:${place.hand}`);
  view = await mine('choice');
  await act('decline');
  line.close();
  // before anybody else comes by
  const decline = line.states.find((state) => state.view.regions.some((region) => region.seat === 1 && region.declined)).view;
  return { people, column, conquer, place, decline: { regions: decline.regions } };
}

const slim = (regions) => regions.map((region) => Object.fromEntries(Object.entries(region).filter(([, value]) => value !== null)));
const shots = await lesson(Number(process.argv[3] ?? 12));
for (const shot of [shots.conquer, shots.place, shots.decline]) shot.regions = slim(shot.regions);
const film = await record(Number(process.argv[2] ?? 5));
const text = JSON.stringify({ board: await ask(`/api/boards/${BOARD}`), seats: SEATS, crowd: CROWD, regions: slim(film.regions), steps: film.steps.map(slim), lesson: shots });
writeFileSync(new URL('../src/generated/demo.json', import.meta.url), `${text}\n`);
console.log(`${film.steps.length} steps, ${(gzipSync(text).length / 1000).toFixed(1)} kB compressed`);
process.exit(0);
