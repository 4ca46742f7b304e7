// A picture takes a while when it is shown for the first time, or again after nobody held it: those that will be wanted soon are made while nothing else is to be done.
import type { TableView } from '../protocol/TableView';
import { face, pennant } from './draw';

type Wish = () => string;

/** Pictures that are held, those wanted last at the end: more than a long game shows, and little for a phone. */
const MOST = 160;
const held = new Map<string, HTMLImageElement>();
let wishes: Wish[] = [];
let asked = false;

/** Peoples alive and as stone, near and far; for who has none those on offer; and the column itself. */
function wanted({ seats, column }: TableView): Wish[] {
  const peoples = seats.flatMap(({ seat, active }) => (active ? [active] : column).flatMap(({ race }) =>
    (active ? [false, true] : [false]).flatMap((declined) => [true, false].map((close): Wish => () => face(race, { seat, declined, close })))));
  const offered = column.flatMap(({ race, power }): Wish[] => [() => face(race, {}), ...(power ? [() => pennant(power)] : [])]);
  return [...peoples, ...offered];
}

const idle = (deed: () => void): void => void (typeof requestIdleCallback === 'function' ? requestIdleCallback(deed) : setTimeout(deed, 100));

/** Holds what the next wish shows; whether it was not here yet. */
function hold(wish: Wish): boolean {
  const address = wish();
  const known = held.get(address);
  const picture = known ?? new Image();
  if (!known) picture.src = address;
  held.delete(address);
  held.set(address, picture);
  return !known;
}

function one(): void {
  for (let wish = wishes.shift(); wish && !hold(wish); wish = wishes.shift());
  for (const old of held.keys()) if (held.size > MOST) held.delete(old);
  asked = wishes.length > 0;
  if (asked) idle(one);
}

/** Makes what this state of a table may lead to, one picture at a time. */
export function ahead(view: TableView): void {
  wishes = wanted(view);
  if (asked) return;
  asked = true;
  idle(one);
}
