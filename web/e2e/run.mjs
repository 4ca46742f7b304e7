// Starts the program named by ELBOWROOM_BIN on a free port with a fresh database, and runs every test.
// `pictures`, which writes into docs/, and `measure` and `smooth`, which print how quick the client is, run only when they are named. ELBOWROOM_DIST: take the client from that folder. ELBOWROOM_OLD: the program does not know yet of seeds that are chosen for several people. Names as arguments run only those tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { front } from './front.mjs';
import { launch } from './lib.mjs';

const all = ['game', 'welcome', 'online', 'people', 'host', 'games', 'clocks', 'slow', 'device', 'hotseat', 'setup', 'keyboard', 'learn', 'turn', 'reconnect', 'words', 'redeploy', 'powers', 'pieces', 'leaders', 'necromancer', 'underground', 'islands', 'boxes', 'book', 'tiles', 'world', 'scenarios', 'map', 'looks', 'pace', 'motion', 'sound', 'access'];
const wanted = process.argv.slice(2).length ? process.argv.slice(2) : all;
const binary = process.env.ELBOWROOM_BIN;
if (!binary) throw new Error('ELBOWROOM_BIN must name the program');

const port = await new Promise((tell) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => tell(port));
  });
});
const folder = mkdtempSync(join(tmpdir(), 'elbowroom-e2e-'));
// tests with several people want the same dice and tiles in every run, too
const seeds = process.env.ELBOWROOM_OLD ? [] : ['--chosen-seeds'];
let server;
const start = () => (server = spawn(binary, ['serve', '--address', `127.0.0.1:${port}`, '--database', `sqlite:${join(folder, 'e2e.db')}`, '--pause', '0', '--tables-per-hour', '100000', ...seeds], { stdio: ['ignore', 'ignore', 'ignore'] }));
const stop = () => new Promise((done) => {
  server.once('exit', done);
  server.kill();
});
start();
const behind = `http://127.0.0.1:${port}`;

async function awake() {
  for (let i = 0; i < 100; i++) {
    try {
      if ((await fetch(`${behind}/api/tables`)).ok) return;
    } catch {
      // not yet
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server did not start');
}

let failed = 0;
try {
  await awake();
  const dist = process.env.ELBOWROOM_DIST;
  const base = dist ? await front(dist, port) : behind;
  const browser = await launch();
  for (const name of wanted) {
    const world = {
      browser, base, errors: [], stop,
      start: () => {
        start();
        return awake();
      },
    };
    const began = Date.now();
    try {
      const { default: test } = await import(`./${name}.mjs`);
      await test(world);
      if (world.errors.length) throw new Error(`errors in the page: ${world.errors.join('; ')}`);
      console.log(`ok   ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL ${name}: ${error.stack ?? error}`);
      for (const context of browser.contexts()) {
        for (const page of context.pages()) await page.screenshot({ path: join(tmpdir(), `e2e-fail-${name}.png`) }).catch(() => {});
      }
    }
    for (const context of browser.contexts()) await context.close();
  }
  await browser.close();
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
