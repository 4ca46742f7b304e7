// How each moment looks. Only transforms and opacity move, so that no frame has to lay out or paint the board again.
import { seatStyle } from '../lib/art';
import { t } from '../lib/settings.svelte';
import Banner from './Banner.svelte';
import DieWords from './DieWords.svelte';
import Ribbon from './Ribbon.svelte';
import { burst, coin, die, dust, marker, monsters, murloc, token, tribe, words } from './props';
import { TIMES, type Moment, type Pace, type Step } from './plan';
import type { Point, Scene, Spot } from './scene';

/** What the stage knows about the screen. */
export type Place = {
  /** Where the tokens of a region stand. */
  spot(region: number): Spot | undefined;
  /** Where a seat has its tokens in hand, and its coins. */
  hand(seat: number): Point;
  purse(seat: number): Point;
  column(): Point;
  /** The bar that says what to do. */
  bar(): DOMRect | undefined;
  board(): DOMRect;
  stack(region: number): SVGElement | undefined;
  /** Its ground in the colour of whoever holds it. */
  realm(region: number): SVGElement | undefined;
  /** A marker in a region, and where it is. */
  marker(region: number, tile: string): { element: SVGElement; spot: Spot } | undefined;
  knock(): void;
};

type Of<K extends Moment['kind']> = Extract<Moment, { kind: K }>;
type Show = { scene: Scene; place: Place; step: Step; pace: Pace };

const FLY = 'cubic-bezier(.3, 0, .2, 1)';
const LAND = 'cubic-bezier(.2, 1.6, .4, 1)';
const shift = (from: Point, to: Point): string => `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
const still = 'translate(0, 0)';
/** Milliseconds of the burst where an attack lands. */
const BURST = 300;

/** A token leaves one place in an arc and comes down at another. */
function throwToken({ scene }: Show, seat: number, race: string, from: Point, to: Spot, start: number, length: number, lift = 40): void {
  const face = token(seat, race);
  const box = scene.put(face, from, to.size);
  scene.move(box, [{ transform: still, opacity: 1 }, { transform: shift(from, to), opacity: 1 }], { delay: start, duration: length, easing: FLY });
  scene.move(face, [{ transform: 'none', easing: 'ease-out' }, { transform: `translateY(${-lift}px) scale(1.15)`, easing: 'ease-in' }, { transform: 'none' }], { delay: start, duration: length });
  scene.drop(box, start + length);
}

function conquer(show: Show, { seat, race, region, tokens, start, length }: Of<'conquer'>): void {
  const { scene, place, step } = show;
  const to = place.spot(region);
  if (!to) return;
  scene.hide(place.stack(region), start + length);
  // the ground is the loser's until they land
  const loser = step.before?.regions[region]?.seat;
  if (loser) scene.tint(place.realm(region), seatStyle(loser).fill, start + length);
  else scene.hide(place.realm(region), start + length);
  const between = tokens > 1 ? (length * TIMES.between) / (TIMES.conquer + (tokens - 1) * TIMES.between) : 0;
  const flight = length - between * (tokens - 1);
  const from = place.hand(seat);
  const star = scene.put(burst(), to, to.size * 2.3);
  scene.move(star, [{ transform: 'scale(.35)', opacity: 1, easing: LAND }, { transform: 'scale(1)', opacity: 1, offset: 0.45 }, { transform: 'scale(1.08)', opacity: 0 }], { delay: start + length - 40, duration: BURST });
  for (let i = 0; i < tokens; i++) throwToken(show, seat, race, from, to, start + i * between, flight);
  // whoever landed stands before the burst, not behind it
  const landed = scene.put(token(seat, race), to, to.size);
  scene.move(landed, [{ opacity: 1 }, { opacity: 1 }], { delay: start + length, duration: BURST });
  scene.drop(landed, start + length + BURST - 40);
  scene.later(start + length, () => place.knock());
}

function placeTokens(show: Show, { seat, race, region, tokens, start, length }: Of<'place'>): void {
  const to = show.place.spot(region);
  if (!to) return;
  const from = show.place.hand(seat);
  for (let i = 0; i < Math.min(2, tokens); i++) throwToken(show, seat, race, from, to, start + i * 40, length, 18);
}

function gather(show: Show, { seat, race, from, start, length }: Of<'gather'>): void {
  const hand = show.place.hand(seat);
  for (const { region, tokens } of from) {
    const spot = show.place.spot(region);
    if (!spot) continue;
    for (let i = 0; i < Math.min(2, tokens); i++) throwToken(show, seat, race, spot, { ...hand, size: spot.size }, start + i * 40, length - 40, 26);
  }
}

/** The ones who lost stand there until the attack lands; then one turns to stone and falls, the others run home. */
function retreat(show: Show, { seat, race, declined, region, dead, rest, homes, start, length }: Of<'retreat'>): void {
  const { scene, place } = show;
  const here = place.spot(region);
  if (!here) return;
  const waiting = scene.put(token(seat, race, declined), here, here.size, true);
  scene.drop(waiting, start);
  if (dead > 0) {
    const fallen = scene.put(token(seat, race, true), here, here.size);
    scene.move(fallen, [{ transform: 'none', opacity: 1 }, { transform: 'translate(-22px, 4px) rotate(-20deg)', opacity: 1, offset: 0.35 }, { transform: 'translate(-30px, 30px) rotate(-60deg)', opacity: 0 }], { delay: start, duration: length, easing: 'ease-in' });
    const said = scene.put(words(t('lost_n', { n: dead })), { x: here.x, y: here.y + here.size * 0.8 }, here.size);
    said.classList.add('lost');
    scene.move(said, [{ transform: 'translateY(-8px)', opacity: 0 }, { transform: still, opacity: 1, offset: 0.2 }, { transform: still, opacity: 1, offset: 0.8 }, { transform: 'translateY(6px)', opacity: 0 }], { delay: start, duration: length * 1.6 });
  }
  const spots = homes.map((home) => place.spot(home)).filter((spot) => spot !== undefined);
  const far = (spot: Point): number => Math.hypot(spot.x - here.x, spot.y - here.y);
  const home: Spot = spots.sort((a, b) => far(a) - far(b))[0] ?? { ...place.hand(seat), size: here.size };
  for (let i = 0; i < rest; i++) throwToken(show, seat, race, here, { ...home, size: here.size * 0.9 }, start + 60 + i * 60, length * 0.65, 14);
}

function crumble({ scene, place }: Show, { region, native, start, length }: Of<'tribe'>): void {
  const here = place.spot(region);
  if (!here) return;
  const made = { tribe, monsters, murloc }[native];
  const whole = scene.put(made(), here, here.size, true);
  scene.drop(whole, start);
  for (const [i, side] of [-1, 1, 0.2].entries()) {
    const half = made();
    half.style.clipPath = ['polygon(0 0, 52% 0, 40% 55%, 0 70%)', 'polygon(52% 0, 100% 0, 100% 75%, 45% 50%)', 'polygon(0 70%, 42% 52%, 100% 76%, 100% 100%, 0 100%)'][i] ?? '';
    const box = scene.put(half, here, here.size);
    scene.move(box, [{ transform: 'none', opacity: 1 }, { transform: `translate(${side * 26}px, ${16 + i * 6}px) rotate(${side * 45}deg) scale(.8)`, opacity: 0 }], { delay: start, duration: length, easing: 'ease-in' });
  }
}

/** A marker rises out of the ground, or flies from where it lay. */
function mark({ scene, place }: Show, { tile, icon, region, from, start, length }: Of<'mark'>): void {
  const there = place.marker(region, tile);
  if (!there) return;
  scene.hide(there.element, start + length);
  const picture = marker(tile, icon);
  const first = from === undefined ? undefined : place.spot(from);
  const box = scene.put(picture, first ?? there.spot, there.spot.size);
  if (first) {
    scene.move(box, [{ transform: still, opacity: 1 }, { transform: shift(first, there.spot), opacity: 1 }], { delay: start, duration: length, easing: FLY });
    scene.move(picture, [{ transform: 'none', easing: 'ease-out' }, { transform: 'translateY(-34px) scale(1.3)', easing: 'ease-in' }, { transform: 'none' }], { delay: start, duration: length });
  } else scene.move(box, [{ transform: 'translateY(14px) scale(.3)', opacity: 0 }, { transform: 'translateY(-10px) scale(1.9)', opacity: 1, offset: 0.55 }, { transform: 'none', opacity: 1 }], { delay: start, duration: length, easing: FLY });
  scene.drop(box, start + length);
}

function tumble({ scene, place }: Show, moment: Of<'die'>, calm: boolean): void {
  const { region, face, start, length } = moment;
  const board = place.board();
  const here = (region === undefined ? undefined : place.spot(region)) ?? { x: board.x + board.width / 2, y: board.y + board.height / 2, size: 44 };
  const size = Math.max(40, here.size * 1.15);
  const rest = { x: here.x + size * 0.3, y: here.y - size * 0.35 };
  const rolling = calm ? 0 : (length * TIMES.die) / (TIMES.die + TIMES.words);
  const pair = document.createElement('div');
  const [first, last] = [die((face + 1) % 4), die(face)];
  pair.className = 'pair';
  pair.append(first, last);
  const box = scene.put(pair, rest, size, calm);
  if (!calm) {
    const away = Math.min(170, board.width / 4) * (here.x > board.x + board.width / 2 ? -1 : 1);
    scene.move(box, [
      { transform: `translate(${away}px, ${-size}px) rotate(${away > 0 ? 1080 : -1080}deg) scale(.7)`, opacity: 1 },
      { transform: `translate(${away * 0.32}px, ${size * 0.2}px) rotate(${away > 0 ? 400 : -400}deg)`, opacity: 1, offset: 0.45 },
      { transform: `translate(${away * 0.14}px, ${-size * 0.45}px) rotate(${away > 0 ? 160 : -160}deg) scale(1.12)`, opacity: 1, offset: 0.62 },
      { transform: `translate(${away * 0.04}px, ${size * 0.06}px) rotate(${away > 0 ? 20 : -20}deg)`, opacity: 1, offset: 0.8 },
      { transform: `translate(0, ${-size * 0.12}px) rotate(0)`, opacity: 1, offset: 0.9 },
      { transform: 'translate(0, 0) rotate(-8deg)', opacity: 1 },
    ], { delay: start, duration: rolling, easing: 'cubic-bezier(.2, .8, .2, 1)' });
    scene.move(first, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0, offset: 0.601 }, { opacity: 0 }], { delay: start, duration: rolling });
  } else first.remove();
  scene.show(DieWords, { moment, at: { x: here.x, y: here.y + here.size * 0.75 }, calm }, start + rolling, start + length);
}

/** Each region pays in the order of the map, and the purse says what came in. */
function coins({ scene, place }: Show, { seat, coins: n, from, apart, start, length }: Of<'coins'>): void {
  const purse = place.purse(seat);
  const flight = length - Math.max(0, n - 1) * apart;
  const spots = from.map((region) => place.spot(region)).filter((spot) => spot !== undefined);
  if (spots.length > 0) {
    for (let i = 0; i < n; i++) {
      const spot = spots[i % spots.length]!;
      const box = scene.put(coin(), spot, 26);
      // above the summary that lies on their way
      box.style.zIndex = '1';
      scene.move(box, [{ transform: 'translateY(6px) scale(.6)', opacity: 1 }, { transform: 'translateY(-12px) scale(1.1) rotateY(70deg)', opacity: 1, offset: 0.3 }, { transform: `${shift(spot, purse)} scale(.8)`, opacity: 1 }], { delay: start + i * apart, duration: flight, easing: 'cubic-bezier(.5, 0, .9, .4)' });
      scene.drop(box, start + i * apart + flight);
    }
  }
  const chip = scene.put(words(`+${n}`), { x: purse.x, y: purse.y - 4 }, 64);
  chip.classList.add('gain');
  scene.move(chip, [{ transform: 'scale(.4)', opacity: 0 }, { transform: 'scale(1.12)', opacity: 1, offset: 0.2 }, { transform: 'scale(1)', opacity: 1, offset: 0.3 }, { transform: 'scale(1)', opacity: 1, offset: 0.85 }, { transform: 'translateY(-14px)', opacity: 0 }], { delay: start + flight, duration: length - flight + 700 });
}

/** Colour drains from the rim inward over tokens that are stone already; dust settles. */
function decline({ scene, place }: Show, { seat, race, regions, start, length }: Of<'decline'>, calm: boolean): void {
  for (const region of regions) {
    const here = place.spot(region);
    if (!here) continue;
    const face = token(seat, race);
    const box = scene.put(face, here, here.size, true);
    if (calm) {
      scene.move(box, [{ opacity: 1 }, { opacity: 0 }], { duration: 200 });
      continue;
    }
    box.classList.add('drain');
    const steps = Array.from({ length: 9 }, (_, i) => 1 - i / 8.2);
    scene.move(box, steps.map((k) => ({ transform: `scale(${k})` })), { delay: start + length * 0.25, duration: length * 0.58 });
    scene.move(face, steps.map((k) => ({ transform: `scale(${1 / k})` })), { delay: start + length * 0.25, duration: length * 0.58 });
    scene.drop(box, start + length * 0.83);
    const cloud = scene.put(dust(), { x: here.x, y: here.y + here.size * 0.35 }, here.size);
    scene.move(cloud, [{ transform: 'scale(.4)', opacity: 0.9 }, { transform: 'translateY(-4px) scale(1.35)', opacity: 0 }], { delay: start + length * 0.8, duration: length * 0.3, easing: 'ease-out' });
  }
}

/** A people leaves the column for the hand of who took it. */
function people({ scene, place }: Show, { seat, race, start, length }: Of<'people'>): void {
  const from = place.column();
  const to = place.hand(seat);
  const box = scene.put(token(seat, race), from, 76);
  scene.move(box, [{ transform: 'scale(.7)', opacity: 0 }, { transform: 'translateY(-14px) scale(1.15)', opacity: 1, offset: 0.25 }, { transform: `${shift(from, to)} scale(.55)`, opacity: 1, offset: 0.92 }, { transform: `${shift(from, to)} scale(.5)`, opacity: 0 }], { delay: start, duration: length, easing: 'cubic-bezier(.2, .9, .2, 1)' });
}

/** Where no ribbon comes, the border of the bar lights up once. */
function pulse({ scene, place }: Show, start: number): void {
  const bar = place.bar();
  if (!bar) return;
  const box = scene.put(document.createElement('i'), bar, 0);
  box.classList.add('pulse');
  Object.assign(box.style, { width: `${bar.width}px`, height: `${bar.height}px` });
  scene.move(box, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { delay: start, duration: TIMES.turn });
}

/** The regions on which a moment plays: nothing else moves there meanwhile. */
export function regionsOf(moment: Moment): number[] {
  if (moment.kind === 'decline') return moment.regions;
  return 'region' in moment && moment.region !== undefined ? [moment.region] : [];
}

/** What is to be read outlives a tap. */
export const stays = (moment: Moment): boolean => moment.kind === 'score';

/** Plays a moment; returns when its last trace is gone. */
export function enact(moment: Moment, show: Show): number {
  const { scene, place, step, pace } = show;
  const calm = pace.calm || pace.speed === 'off';
  const end = moment.start + moment.length;
  switch (moment.kind) {
    case 'conquer': conquer(show, moment); return end + 300;
    case 'place': placeTokens(show, moment); return end + 60;
    case 'gather': gather(show, moment); return end + 60;
    case 'retreat': retreat(show, moment); return end + 400;
    case 'tribe': crumble(show, moment); return end;
    case 'mark': mark(show, moment); return end;
    case 'die': tumble(show, moment, calm); return end;
    case 'coins': coins(show, moment); return end + 750;
    case 'decline': decline(show, moment, calm); return calm ? 220 : end + 150;
    case 'people': people(show, moment); return end;
    case 'score': scene.show(Banner, { moment, step, board: place.board(), bar: place.bar(), calm }, moment.start, end); return end;
    case 'turn':
      if (calm || !moment.banner) pulse(show, moment.start);
      else scene.show(Ribbon, { moment, board: place.board(), hand: place.hand(moment.seat) }, moment.start, end);
      return end;
  }
}
