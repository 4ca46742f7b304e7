import { expect, test } from 'vitest';
import type { EventView } from '../protocol/EventView';
import type { MarkView } from '../protocol/MarkView';
import type { TableView } from '../protocol/TableView';
import { arrived, findsIn, lay } from './finds';

const mark = (tile: string): MarkView => ({ icon: tile, text: `The ${tile}`, tile, number: 0 });
const view = (...marks: MarkView[][]): TableView => ({ regions: marks.map((list, region) => ({ region, declined: false, tokens: 0, tribe: false, pieces: [], marks: list })) }) as unknown as TableView;

test('a marker that moved is known where it came to lie, and where it lay', () => {
  const [before, after] = [view([mark('a'), mark('b')], []), view([mark('a')], [mark('b')])];
  expect(arrived(1, before, after)?.tile).toBe('b');
  expect(arrived(0, before, after)).toBeUndefined();
  expect(lay('b', before)).toBe(0);
});

test('two finds in one region are told each with its own marker', () => {
  const events: EventView[] = ['a', 'b'].map((one, number) => ({ number, kind: 'revealed', text: '', region: 0, seat: 1, source: one }));
  const finds = findsIn([...events, { number: 9, kind: 'conquered', text: '', region: 0 }], view([]), view([mark('a'), mark('b')]));
  expect(finds.map((find) => find.mark?.tile)).toEqual(['a', 'b']);
});

test('what moves on as soon as it is found is told with where it lies', () => {
  const event: EventView = { number: 1, kind: 'revealed', text: '', region: 0, seat: 1, source: 'well' };
  expect(findsIn([event], view([], []), view([], [mark('well')]))[0]?.mark?.tile).toBe('well');
  expect(findsIn([event], view([], []), view([], []))[0]?.mark).toBeUndefined();
});
