import { beforeAll, expect, test, vi } from 'vitest';
import { browser } from './testing';

let guests: typeof import('./guests');
let settings: typeof import('./settings.svelte')['settings'];

beforeAll(async () => {
  browser();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  guests = await import('./guests');
  ({ settings } = await import('./settings.svelte'));
});

test('who gives no name gets a friendly one in the language of the device, and nobody the same', () => {
  const names = guests.named(['', ' Bea ', '', '', '', '']);
  expect(names[1]).toBe('Bea');
  expect(new Set(names).size).toBe(6);
  expect(names[0]).toMatch(/^Guest [A-Z]/);
  settings.language = 'fr';
  expect(guests.guestName()).toMatch(/^Invité \p{Lu}/u);
  settings.language = 'en';
});

test('luck chooses, and a name that is taken is left to its owner', () => {
  const first = guests.guestName([], 0);
  expect(guests.guestName([], 0)).toBe(first);
  expect(guests.guestName([first], 0)).not.toBe(first);
  expect(guests.guestName([], 0.999)).not.toBe(first);
});
