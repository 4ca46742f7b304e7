// Every sound, made by the browser and measured: none too loud, none too long, no two alike. And none before the first touch.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithEsbuild } from 'vite';
import { check, counted, each, eventually, person, quiet, root } from './lib.mjs';

/** Renders each sound alone: its peak, its loudness, when it falls silent, and how bright it is in a few slices of time. */
const render = () => import(window.voicesUrl).then(async ({ voices, strike, lasts }) => {
  const found = {};
  for (const name of Object.keys(voices)) {
    const rate = 44_100;
    const strikes = voices[name](3);
    const context = new OfflineAudioContext(1, rate * 3, rate);
    strike(context, context.destination, strikes, 0.01);
    const data = (await context.startRendering()).getChannelData(0);
    let [peak, sum, end] = [0, 0, 0];
    data.forEach((x, i) => {
      peak = Math.max(peak, Math.abs(x));
      sum += x * x;
      if (Math.abs(x) > 0.001) end = i / rate;
    });
    const slices = Array.from({ length: 12 }, (_, k) => {
      const part = data.subarray(k * 2205, (k + 1) * 2205);
      let [crossings, power] = [0, 0];
      part.forEach((x, i) => {
        power += x * x;
        if (i > 0 && x > 0 !== part[i - 1] > 0) crossings += 1;
      });
      // as the ear has it: a level in steps of 60 dB, and a pitch in octaves above 100 Hz
      const level = Math.max(0, 1 + (10 * Math.log10(power / part.length + 1e-9)) / 60);
      return [level, level > 0 ? Math.log2(Math.max(1, (crossings / 2 / part.length) * (rate / 100))) / 4 : 0];
    }).flat();
    found[name] = { peak, energy: Math.sqrt(sum), end, lasts: lasts(strikes), slices };
  }
  return found;
});

const apart = (a, b) => Math.hypot(...a.map((x, i) => x - b[i]));

async function measured(world) {
  // the server lets nobody bring scripts of their own
  const page = await person(world, { bypassCSP: true });
  await page.goto(world.base);
  const { code } = await transformWithEsbuild(readFileSync(join(root, 'src/motion/voices.ts'), 'utf8'), 'voices.ts');
  await page.evaluate((text) => (window.voicesUrl = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))), code);
  const found = await page.evaluate(render);
  const names = Object.keys(found);
  check(names.length >= 15, `all sounds (${names.length})`);
  for (const name of names) {
    const { peak, end, lasts } = found[name];
    if (process.env.ELBOWROOM_TELL) console.log(`${name}: peak ${peak.toFixed(2)}, ${end.toFixed(2)} s`);
    check(peak < 1, `${name} does not clip (${peak.toFixed(2)})`);
    check(peak > 0.05, `${name} is heard (${peak.toFixed(2)})`);
    check(end < (name === 'victory' || name === 'end' ? 2.5 : 1), `${name} is short (${end.toFixed(2)} s)`);
    check(end < lasts + 0.05, `${name} ends when it says (${end.toFixed(2)} s, said ${lasts.toFixed(2)} s)`);
  }
  for (const [i, a] of names.entries()) for (const b of names.slice(i + 1)) check(apart(found[a].slices, found[b].slices) > 0.25, `${a} and ${b} differ (${apart(found[a].slices, found[b].slices).toFixed(3)})`);
  if (process.env.ELBOWROOM_TELL) console.log(names.flatMap((a, i) => names.slice(i + 1).map((b) => [apart(found[a].slices, found[b].slices), a, b])).sort((x, y) => x[0] - y[0]).slice(0, 6));
  check(found.end.peak < found.victory.peak / 1.5, 'the end of who is not first is softer');
}

async function afterTouch(world) {
  const page = await person(world, { settings: { sound: true } });
  await page.addInitScript(() => {
    window.contexts = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.contexts += 1;
      }
    };
  });
  await page.goto(world.base);
  // the page stands, and its picture lives
  await page.locator('.living [data-region]').first().waitFor({ state: 'attached' });
  await quiet(page);
  check((await page.evaluate(() => window.contexts)) === 0, 'silent until the first touch');
  await page.getByRole('button', { name: 'Settings' }).click();
  await eventually('awake after it', () => page.evaluate(() => window.contexts), (contexts) => contexts === 1);
  // old settings had no volume: there is one all the same, and it is kept
  const volume = page.getByLabel('Volume');
  await eventually('a volume to begin with', () => volume.inputValue(), (value) => value === '60');
  await volume.fill('25');
  await page.getByRole('button', { name: 'Try it' }).click();
  await eventually('the volume to be kept', () => page.evaluate(() => JSON.parse(localStorage.getItem('elbowroom.settings')).volume), (kept) => kept === 25);
  await page.getByLabel('Sounds').uncheck();
  await counted(volume, 0, 'volumes without sounds');
}

async function quietPhones(world) {
  const page = await person(world, { phone: true });
  await page.addInitScript(() => localStorage.setItem('elbowroom.settings', JSON.stringify({ language: 'en' })));
  await page.goto(world.base);
  await page.getByRole('button', { name: 'Settings' }).tap();
  check(!(await page.getByLabel('Sounds').isChecked()), 'phones are silent unless asked');
}

export default (world) => each(world, [measured, afterTouch, quietPhones]);
