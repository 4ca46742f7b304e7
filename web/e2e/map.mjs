// The map comes closer and moves: by buttons, wheel, mouse and two fingers. Moving it is no tap.
import { check, person, playNow, press, slide, way } from './lib.mjs';

const look = (page) => page.locator('svg.front > g').evaluate((g) => {
  const { a, e, f } = g.transform.baseVal.consolidate().matrix;
  return { k: a, x: e, y: f };
});

export default async function map(world) {
  const page = await person(world);
  await playNow(world, page);
  check((await look(page)).k === 1, 'the whole map at first');
  await page.getByRole('button', { name: 'Closer' }).click();
  const near = await look(page);
  check(near.k > 1.3, 'closer');
  const box = await page.locator('svg.front').boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction((k) => document.querySelector('svg.front > g').transform.baseVal.consolidate().matrix.a > k, near.k);
  const before = await look(page);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 30, { steps: 4 });
  await page.mouse.up();
  const after = await look(page);
  check(after.x > before.x && after.y > before.y && after.k === before.k, 'the map follows the mouse');
  check((await page.locator('.pop').count()) === 0, 'moving the map taps nothing');
  await page.getByRole('button', { name: 'Whole map' }).click();
  check((await look(page)).k === 1, 'the whole map again');

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
  const frame = await phone.locator('svg.front').boundingBox();
  const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await slide(phone, way({ x: at.x - 20, y: at.y }, { x: at.x - 90, y: at.y }), way({ x: at.x + 20, y: at.y }, { x: at.x + 90, y: at.y }));
  check((await look(phone)).k > 2, 'two fingers bring it closer');
  const held = await look(phone);
  await slide(phone, way(at, { x: at.x, y: at.y + 80 }));
  check((await look(phone)).y > held.y, 'one finger moves it');
  check((await phone.locator('.table').getAttribute('data-phase')) !== 'redeploy' && (await phone.locator('.pop').count()) === 0, 'and taps nothing');
}
