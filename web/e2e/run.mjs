// Starts the program named by ELBOWROOM_BIN on free ports with fresh databases, and runs every test: two at a time, each lane with a server and a browser of its own.
// `pictures`, which writes into docs/, and `measure` and `smooth`, which print how quick the client is, run only when they are named, and alone. ELBOWROOM_DIST: take the client from that folder. ELBOWROOM_OLD: the program does not know yet of seeds that are chosen for several people. Names as arguments run only those tests; ELBOWROOM_LANES says how many run at a time.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { front } from './front.mjs';
import { launch } from './lib.mjs';

/** The long ones first: a lane that ends early takes what is left. */
const all = ['learn', 'access', 'book', 'scenarios', 'underground', 'islands', 'turn', 'game', 'welcome', 'online', 'people', 'host', 'games', 'clocks', 'slow', 'device', 'hotseat', 'setup', 'keyboard', 'reconnect', 'words', 'redeploy', 'powers', 'pieces', 'leaders', 'necromancer', 'boxes', 'tiles', 'world', 'map', 'looks', 'pace', 'motion', 'sound'];
const ALONE = ['pictures', 'measure', 'smooth'];
const wanted = process.argv.slice(2).length ? process.argv.slice(2) : all;
const lanes = wanted.some((name) => ALONE.includes(name)) ? 1 : Math.min(Number(process.env.ELBOWROOM_LANES ?? 2), wanted.length);
const binary = process.env.ELBOWROOM_BIN;
if (!binary) throw new Error('ELBOWROOM_BIN must name the program');
const dist = process.env.ELBOWROOM_DIST;
// tests with several people want the same dice and tiles in every run, too
const seeds = process.env.ELBOWROOM_OLD ? [] : ['--chosen-seeds'];
const folder = mkdtempSync(join(tmpdir(), 'elbowroom-e2e-'));

const freePort = () => new Promise((tell) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => tell(port));
  });
});

/** A server that can be stopped and started again with what it wrote. */
async function serve(lane) {
  const port = await freePort();
  const at = `http://127.0.0.1:${port}`;
  let server;
  const awake = async () => {
    for (let i = 0; i < 300; i++) {
      try {
        if ((await fetch(`${at}/api/tables`)).ok) return;
      } catch {
        // not yet
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('the server did not start');
  };
  const gone = () => !server || server.exitCode !== null || server.signalCode !== null;
  const start = () => {
    if (gone()) server = spawn(binary, ['serve', '--address', `127.0.0.1:${port}`, '--database', `sqlite:${join(folder, `${lane}.db`)}`, '--pause', '0', '--tables-per-hour', '100000', ...seeds], { stdio: ['ignore', 'ignore', 'ignore'] });
    return awake();
  };
  const stop = () => new Promise((done) => {
    if (gone()) return done();
    server.once('exit', done);
    server.kill();
  });
  await start();
  return { base: dist ? await front(dist, port) : at, start, stop };
}

async function run(name, { browser, base, start, stop }) {
  const world = { browser, base, errors: [], start, stop };
  const began = Date.now();
  try {
    const { default: test } = await import(`./${name}.mjs`);
    await test(world);
    if (world.errors.length) throw new Error(`errors in the page: ${world.errors.join('; ')}`);
    console.log(`ok   ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}: ${error.stack ?? error}`);
    const pages = browser.contexts().flatMap((context) => context.pages());
    for (const [i, page] of pages.entries()) await page.screenshot({ path: join(tmpdir(), `e2e-fail-${name}-${i + 1}.png`) }).catch(() => {});
    // whatever it left behind, the next one finds a server
    await start();
  }
  for (const context of browser.contexts()) await context.close();
}

let failed = 0;
const left = [...wanted];
async function lane(_, i) {
  const server = await serve(i);
  try {
    const browser = await launch();
    for (let name = left.shift(); name; name = left.shift()) await run(name, { browser, ...server });
    await browser.close();
  } finally {
    await server.stop();
  }
}

for (const { reason } of await Promise.allSettled(Array.from({ length: lanes }, lane))) {
  if (!reason) continue;
  failed += 1;
  console.log(`FAIL ${reason.stack ?? reason}`);
}
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
