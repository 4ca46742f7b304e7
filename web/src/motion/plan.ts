// What happened at the table, as moments in time: what moves, when it starts and how long it takes.
import type { EventView } from '../protocol/EventView';
import type { RegionView } from '../protocol/RegionView';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableView } from '../protocol/TableView';
import { arrived, lay } from '../lib/finds';
import { native, type Native } from '../lib/natives';
import type { Sound } from '../lib/sound';

/** One step of the game: the table before and after it, and what was told. `yours`: somebody at this screen must decide now and did not before. */
export type Step = { before?: TableView | undefined; after: TableView; events: EventView[]; seats: SeatInfo[]; mine: number[]; yours: boolean };
/** `calm`: nothing may move. */
export type Pace = { speed: 'off' | 'fast' | 'normal'; calm: boolean };

export type Line = { source: string; text: string; coins: number };
type Landing = { seat: number; race: string; region: number; tokens: number };
export type Deed =
  | { kind: 'gather'; seat: number; race: string; from: { region: number; tokens: number }[] }
  | ({ kind: 'conquer' } & Landing)
  | ({ kind: 'place' } & Landing)
  | { kind: 'retreat'; seat: number; race: string; declined: boolean; region: number; dead: number; rest: number; homes: number[] }
  | { kind: 'tribe'; region: number; native: Native }
  | { kind: 'mark'; tile: string; icon: string; region: number; from: number | undefined }
  | { kind: 'die'; seat: number; face: number; region?: number; tokens?: number; taken?: boolean }
  | { kind: 'coins'; seat: number; coins: number; from: number[]; apart: number }
  | { kind: 'score'; seat: number; race: string | undefined; total: number; lines: Line[] }
  | { kind: 'decline'; seat: number; race: string; regions: number[] }
  | { kind: 'people'; seat: number; race: string; tokens: number }
  | { kind: 'turn'; seat: number; race: string | undefined; banner: boolean };
export type Moment = Deed & { start: number; length: number };
export type Note = { at: number; sound: Sound; pitch?: number };
/** `wait`: when the next step of others may begin. */
export type Plan = { moments: Moment[]; notes: Note[]; wait: number };

/** Milliseconds at speed "normal". */
export const TIMES = { gather: 300, conquer: 420, between: 50, land: 80, retreat: 600, tribe: 300, mark: 520, place: 200, die: 900, words: 1200, coin: 250, apart: 60, coins: 1000, score: 1900, decline: 1200, people: 500, turn: 700, cap: 1600 } as const;
/** How long a step of others stays where nothing moves. */
const PAUSE = { off: 0, fast: 140, normal: 420 };
export const FACTOR = { off: 0, fast: 0.5, normal: 1 };
/** So many tokens are seen in flight; the number on the map tells the rest. */
const SEEN = 4;

/** What others pay into a purse outside of a scoring. */
const GAINS = ['found', 'gained', 'paid'];
/** Tokens that leave a region for the hand. */
const TAKEN = ['taken-up', 'gathered', 'abandoned', 'vacated'];

export function plan(step: Step, pace: Pace): Plan {
  const draft = new Draft(step);
  for (const event of step.events) draft.read(event);
  return pace.calm || pace.speed === 'off' ? calm(draft.end(), pace.speed) : quicken(draft.end(), FACTOR[pace.speed]);
}

/** Only what says something remains, all of it at once. */
function calm({ moments, notes, wait }: Plan, speed: Pace['speed']): Plan {
  const kept = moments.filter(({ kind }) => ['die', 'score', 'decline', 'turn'].includes(kind));
  const heard = new Map(notes.map(({ sound }) => [sound, { at: 0, sound }]));
  return { moments: kept.map((moment) => ({ ...moment, start: 0 })), notes: [...heard.values()], wait: wait > 0 ? PAUSE[speed] : 0 };
}

/** What begins after the cap is not shown any more; what is to be read comes then, and is read at its own pace. */
function quicken({ moments, notes, wait }: Plan, factor: number): Plan {
  const cap = TIMES.cap;
  const read = (kind: string): boolean => kind === 'score' || kind === 'turn';
  return {
    moments: moments.filter((moment) => moment.start < cap || read(moment.kind))
      .map((moment) => ({ ...moment, start: Math.min(moment.start, cap) * factor, length: moment.length * (read(moment.kind) ? 1 : factor), ...('apart' in moment && { apart: moment.apart * factor }) })),
    notes: notes.filter((note) => note.at < cap || note.sound === 'turn').map((note) => ({ ...note, at: Math.min(note.at, cap) * factor })),
    wait: Math.min(wait, cap) * factor,
  };
}

class Draft {
  #moments: Moment[] = [];
  #notes: Note[] = [];
  /** Where the next moment starts. */
  #now = 0;
  #scored: Extract<Moment, { kind: 'score' }> | undefined;
  #lost: EventView[] = [];
  #tribes: number[] = [];
  #die: Extract<Moment, { kind: 'die' }> | undefined;
  /** An undone step is not played backwards. */
  #void = false;

  constructor(private readonly step: Step) {}

  #was = (region: number): RegionView | undefined => this.step.before?.regions[region];
  #is = (region: number): RegionView | undefined => this.step.after.regions[region];
  #race = (seat: number): string | undefined => (this.step.after.seats[seat - 1]?.active ?? this.step.before?.seats[seat - 1]?.active)?.race;
  #mine = (seat: number): boolean => this.step.mine.includes(seat);

  /** `after`: how long it takes until the next one may start. */
  #add<M extends Deed>(deed: M, length: number, after = length): M & Moment {
    const moment = { ...deed, start: this.#now, length };
    this.#moments.push(moment as Moment);
    this.#now += after;
    return moment as M & Moment;
  }
  #sound(sound: Sound, at = this.#now, pitch?: number): void {
    this.#notes.push({ at, sound, ...(pitch !== undefined && { pitch }) });
  }

  read(event: EventView): void {
    const { kind, seat = 0, region, amount = 0 } = event;
    if (kind === 'undone') this.#void = true;
    else if (kind === 'readied') this.#gather(seat, this.#thinned(seat));
    else if (TAKEN.includes(kind) && region !== undefined) this.#gather(seat, [{ region, tokens: amount || this.#was(region)?.tokens || 1 }]);
    else if (kind === 'lost') this.#lost.push(event);
    else if (kind === 'tribe-gone' && region !== undefined) this.#tribes.push(region);
    else if (kind === 'conquered' && region !== undefined) this.#conquer(seat, region, amount);
    else if (kind === 'placed' && region !== undefined) this.#place(seat, region, amount);
    else if ((kind === 'revealed' || kind === 'moved') && region !== undefined) this.#mark(region);
    else if (kind === 'piece-set') this.#piece();
    else if (kind === 'rolled') this.#roll(seat, amount);
    else if (kind === 'failed') this.#fail(region);
    else if (kind === 'scored') this.#score(event);
    else if (GAINS.includes(kind) && amount > 0) this.#gain(seat, amount);
    else if (kind === 'declined') this.#decline(seat);
    else if (kind === 'picked') this.#pick(seat, amount);
    else if (kind === 'over') this.#over();
  }

  /** Regions of a people that stays but sends tokens to the hand. */
  #thinned(seat: number): { region: number; tokens: number }[] {
    return (this.step.before?.regions ?? []).flatMap((was) => {
      const is = this.#is(was.region);
      const tokens = was.seat === seat && !was.declined && is?.seat === seat ? was.tokens - is.tokens : 0;
      return tokens > 0 ? [{ region: was.region, tokens }] : [];
    });
  }

  #gather(seat: number, from: { region: number; tokens: number }[]): void {
    const race = this.#race(seat);
    if (!race || from.length === 0) return;
    const last = this.#moments.at(-1);
    if (last?.kind === 'gather' && last.seat === seat) last.from = [...last.from.filter((old) => !from.some((one) => one.region === old.region)), ...from];
    else {
      this.#sound('retreat');
      this.#add({ kind: 'gather', seat, race, from }, TIMES.gather);
    }
  }

  #conquer(seat: number, region: number, tokens: number): void {
    const race = this.#is(region)?.race ?? this.#race(seat);
    if (!race) return;
    const seen = Math.min(SEEN, Math.max(1, tokens));
    const flight = TIMES.conquer + (seen - 1) * TIMES.between;
    if (this.#die && this.#die.taken === undefined) Object.assign(this.#die, { region, taken: true, tokens });
    this.#add({ kind: 'conquer', seat, race, region, tokens: seen }, flight, flight + TIMES.land);
    const landing = this.#now - TIMES.land;
    this.#sound('conquer', landing);
    for (const event of this.#lost.filter((one) => one.region === region)) this.#retreat(event, landing);
    this.#lost = this.#lost.filter((one) => one.region !== region);
    if (this.#tribes.includes(region)) this.#crumble(region, landing);
  }

  #retreat({ seat = 0, region, amount = 0 }: EventView, start: number): void {
    const was = region === undefined ? undefined : this.#was(region);
    if (region === undefined || !was?.race || was.seat !== seat) return;
    const rest = Math.max(0, was.tokens - amount);
    // those in decline have nowhere to go
    const homes = was.declined ? [] : this.step.after.regions.filter((one) => one.seat === seat && one.race === was.race).map((one) => one.region);
    this.#moments.push({ kind: 'retreat', seat, race: was.race, declined: was.declined, region, dead: amount, rest: was.declined ? 0 : Math.min(3, rest), homes, start, length: TIMES.retreat });
    if (amount > 0) this.#sound('lost', start);
    else this.#sound('retreat', start);
    this.#now = Math.max(this.#now, start + TIMES.retreat / 2);
  }

  #crumble(region: number, start: number): void {
    this.#moments.push({ kind: 'tribe', region, native: native(this.#was(region)) ?? 'tribe', start, length: TIMES.tribe });
    this.#sound('lost', start);
    this.#tribes = this.#tribes.filter((one) => one !== region);
  }

  #place(seat: number, region: number, tokens: number): void {
    const race = this.#is(region)?.race;
    this.#sound('place', this.#now, this.#is(region)?.tokens ?? 1);
    // whoever placed them here saw it already
    if (race && !this.#mine(seat)) this.#add({ kind: 'place', seat, race, region, tokens: Math.min(SEEN, tokens) }, TIMES.place);
  }

  /** A marker comes out where its guards were, or goes from one region to another. */
  #mark(region: number): void {
    const mark = arrived(region, this.step.before, this.step.after);
    this.#sound('place');
    if (mark?.tile) this.#add({ kind: 'mark', tile: mark.tile, icon: mark.icon, region, from: lay(mark.tile, this.step.before) }, TIMES.mark);
  }

  /** A piece is set by itself: it is only heard, and the next step waits for the eye. */
  #piece(): void {
    this.#sound('place');
    this.#now += TIMES.place;
  }

  #roll(seat: number, face: number): void {
    this.#sound('die');
    // the words stay after the die has come to rest
    this.#die = this.#add({ kind: 'die', seat, face }, TIMES.die + TIMES.words, TIMES.die);
    this.#sound(face > 0 ? 'good' : 'bad');
  }

  #fail(region: number | undefined): void {
    if (this.#die) Object.assign(this.#die, { taken: false, ...(region !== undefined && { region }) });
    this.#now += TIMES.words / 3;
  }

  #score({ seat = 0, source = '', amount = 0, text }: EventView): void {
    if (this.#scored?.seat !== seat) this.#scored = { kind: 'score', seat, race: this.#race(seat), total: 0, lines: [], start: 0, length: TIMES.score };
    const said = this.step.before?.score.find((line) => line.source === source)?.text ?? text.split(':').at(-1)?.replace('.', '').trim() ?? '';
    const line = this.#scored.lines.find((one) => one.source === source);
    if (line) line.coins += amount;
    else this.#scored.lines.push({ source, text: said, coins: amount });
    this.#scored.total += amount;
  }

  #coins(seat: number, coins: number, from: number[]): void {
    const apart = coins > 1 ? Math.min(TIMES.apart, (TIMES.coins - TIMES.coin) / (coins - 1)) : 0;
    for (let i = 0; i < coins; i++) this.#sound('coin', this.#now + TIMES.coin + i * apart, i);
    this.#add({ kind: 'coins', seat, coins, from, apart }, TIMES.coin + Math.max(0, coins - 1) * apart);
  }

  #gain(seat: number, coins: number): void {
    this.#coins(seat, coins, []);
  }

  /** Each region pays in the order of the map; regions of those in decline pay, too. */
  #pay(): void {
    const scored = this.#scored;
    if (!scored || scored.total === 0) return;
    this.#moments.push({ ...scored, start: this.#now });
    this.#coins(scored.seat, scored.total, this.step.after.regions.filter((one) => one.seat === scored.seat).map((one) => one.region));
  }

  #decline(seat: number): void {
    const race = this.step.before?.seats[seat - 1]?.active?.race;
    const regions = this.step.after.regions.filter((one) => one.seat === seat && one.declined && one.race === race).map((one) => one.region);
    if (!race || regions.length === 0) return;
    this.#sound('decline');
    // the last third is dust
    this.#add({ kind: 'decline', seat, race, regions }, TIMES.decline, TIMES.decline / 2);
  }

  #pick(seat: number, tokens: number): void {
    const race = this.step.after.seats[seat - 1]?.active?.race;
    this.#sound('pick');
    if (race) this.#add({ kind: 'people', seat, race, tokens }, TIMES.people);
  }

  /** Who watches hears the winner's fanfare. */
  #over(): void {
    const { mine, after } = this.step;
    const won = mine.length === 0 || after.ranks.some(({ rank, seat }) => rank === 1 && mine.includes(seat));
    this.#sound(won ? 'victory' : 'end', 0);
  }

  #turn(): void {
    const { after, mine, events, before } = this.step;
    const seat = after.wait.for === 'seat' ? after.wait.seat : 0;
    if (!this.step.yours || !seat) return;
    this.#sound('turn');
    // a question in somebody else's turn is none of ours; several people at one device are called by name when it goes round
    const banner = mine.length === 1 && after.turn === seat && before !== undefined && events.some((event) => event.kind === 'turn' && event.seat === seat);
    this.#add({ kind: 'turn', seat, race: after.seats[seat - 1]?.active?.race, banner }, TIMES.turn, 0);
  }

  end(): Plan {
    if (this.#void) {
      this.#moments = [];
      this.#notes = [{ at: 0, sound: 'undo' }];
      this.#now = 0;
    } else {
      // lost to something else than a conquest
      for (const event of this.#lost) this.#retreat(event, this.#now);
      for (const region of [...this.#tribes]) this.#crumble(region, this.#now);
      this.#pay();
    }
    const wait = this.#now;
    this.#turn();
    return { moments: this.#moments, notes: this.#notes, wait };
  }
}
