// The map comes closer and moves: by buttons, wheel, mouse and two fingers. Moving it is no tap.
import { check, eventually, person, playNow, press, quiet, slide, way } from './lib.mjs';

/** How the map lies on the screen: how many times enlarged, and where its corner is. */
const look = (page) => page.locator('svg.front > g').evaluate((g) => {
  const { a, e, f } = g.getScreenCTM();
  const { viewBox, parentElement } = g.ownerSVGElement;
  const { offsetWidth, offsetHeight } = parentElement;
  return { k: a / Math.min(offsetWidth / viewBox.baseVal.width, offsetHeight / viewBox.baseVal.height), x: e, y: f };
});
const like = (a, b) => Math.abs(a - b) < 0.001;
/** The map is drawn at the size at which it is seen, not only pushed and stretched. */
const drawn = (page) => page.waitForFunction(() => {
  const { a } = document.querySelector('svg.front > g').transform.baseVal.consolidate().matrix;
  return a > 1.3 && !document.querySelector('.layers').style.transform;
});

export default async function map(world) {
  const page = await person(world);
  await playNow(world, page);
  await eventually('the whole map at first', () => look(page), ({ k }) => like(k, 1));
  await page.getByRole('button', { name: 'Closer' }).click();
  const near = await eventually('closer', () => look(page), ({ k }) => k > 1.3);
  await drawn(page);
  await eventually(`drawn anew where it was: ${JSON.stringify(near)}`, () => look(page), (sharp) => like(sharp.k, near.k) && Math.abs(sharp.x - near.x) < 0.01 && Math.abs(sharp.y - near.y) < 0.01);
  const box = await page.locator('svg.front').boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -300);
  const before = await eventually(`closer by the wheel than ${near.k}`, () => look(page), ({ k }) => k > near.k);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 30, { steps: 4 });
  await page.mouse.up();
  await eventually(`the map to follow the mouse from ${JSON.stringify(before)}`, () => look(page), (after) => after.x > before.x && after.y > before.y && like(after.k, before.k));
  await quiet(page);
  check((await page.locator('.pop').count()) === 0, 'moving the map taps nothing');
  await page.getByRole('button', { name: 'Whole map' }).click();
  await eventually('the whole map again', () => look(page), ({ k }) => like(k, 1));

  // a browser that cannot draw beside the page draws in it
  const old = await person(world);
  await old.addInitScript(() => delete globalThis.OffscreenCanvas);
  await playNow(world, old);
  await old.waitForFunction(() => {
    const canvas = document.querySelector('main canvas');
    const pixels = canvas?.width && canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels && pixels.some((value) => value > 0);
  });

  const phone = await person(world, { phone: true });
  await playNow(world, phone);
  await press(phone, phone.locator('.column [data-act="pick 1"]'));
  await phone.locator('.table[data-phase="choice"], .table[data-phase="conquest"]').waitFor();
  await quiet(phone);
  const frame = await phone.locator('svg.front').boundingBox();
  const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await slide(phone, way({ x: at.x - 20, y: at.y }, { x: at.x - 90, y: at.y }), way({ x: at.x + 20, y: at.y }, { x: at.x + 90, y: at.y }));
  const held = await eventually('two fingers to bring it closer', () => look(phone), ({ k }) => k > 2);
  await slide(phone, way(at, { x: at.x, y: at.y + 80 }));
  await eventually(`one finger to move it from ${held.y}`, () => look(phone), ({ y }) => y > held.y);
  await quiet(phone);
  check((await phone.locator('.table').getAttribute('data-phase')) !== 'redeploy' && (await phone.locator('.pop').count()) === 0, 'and taps nothing');
}
