// A picture takes a while when it is shown for the first time: faces that will be wanted soon are made while nothing else is to be done.
import type { TableView } from '../protocol/TableView';
import { face } from './draw';

type Wish = { race: string; seat: number; declined: boolean; close: boolean };

const held = new Map<string, HTMLImageElement>();
let wishes: [string, Wish][] = [];
let asked = false;

/** Peoples alive and as stone, near and far; for who has none those on offer. */
function wanted({ seats, column }: TableView): [string, Wish][] {
  return seats.flatMap(({ seat, active }) => (active ? [active] : column).flatMap(({ race }) =>
    (active ? [false, true] : [false]).flatMap((declined) => [true, false].map((close): [string, Wish] => [[race, seat, declined, close].join(), { race, seat, declined, close }]))));
}

const idle = (deed: () => void): void => void (typeof requestIdleCallback === 'function' ? requestIdleCallback(deed) : setTimeout(deed, 100));

function one(): void {
  const next = wishes.shift();
  asked = next !== undefined;
  if (!next) return;
  const [key, { race, ...look }] = next;
  if (!held.has(key)) {
    const picture = new Image();
    picture.src = face(race, look);
    held.set(key, picture);
  }
  idle(one);
}

/** Makes what this state of a table may lead to, one picture at a time, and holds it for as long. */
export function ahead(view: TableView): void {
  const soon = wanted(view);
  const keys = new Set(soon.map(([key]) => key));
  for (const key of held.keys()) if (!keys.has(key)) held.delete(key);
  wishes = soon.filter(([key]) => !held.has(key));
  if (!asked && wishes.length > 0) {
    asked = true;
    idle(one);
  }
}
