// The moves of others are shown one after the other and can be skipped; a call and the title say that it is my turn.
import { check, eventually, myTurn, person, setUp, step } from './lib.mjs';

export default async function pace(world) {
  const page = await person(world, { settings: { speed: 'normal', sound: true } });
  await page.addInitScript(() => {
    window.calls = 0;
    // of all sounds only the horn that calls somebody has this wave
    window.AudioContext = class extends AudioContext {
      createOscillator() {
        const tone = super.createOscillator();
        const start = tone.start.bind(tone);
        tone.start = (when) => {
          if (tone.type === 'sawtooth') window.calls += 1;
          start(when);
        };
        return tone;
      }
    };
  });
  await setUp(world, page);
  await page.locator('.num', { hasText: '5' }).click();
  await page.locator('[data-act="start"]').click();
  await myTurn(page);
  await eventually('a call when it is my turn', () => page.evaluate(() => window.calls));
  do await step(page);
  while ((await page.locator('.table[data-my-turn="true"]').count()) > 0);
  // four bots have moved already: what they did is still being shown
  const skip = page.getByRole('button', { name: 'Catch up' });
  await skip.waitFor();
  check((await page.title()) === 'Elbowroom', 'not my turn yet');
  await page.evaluate(() => (window.calls = 0));
  await skip.click();
  await myTurn(page, { round: 2 });
  await eventually('the title to say it', () => page.title(), (title) => title.includes('Your turn'));
  await eventually('a call again', () => page.evaluate(() => window.calls));
}
