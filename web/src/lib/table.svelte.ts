// One table as this device knows it.
import type { ActionView } from '../protocol/ActionView';
import type { Ask } from '../protocol/Ask';
import type { ChairWish } from '../protocol/ChairWish';
import type { EventView } from '../protocol/EventView';
import type { Joined } from '../protocol/Joined';
import type { Pace } from '../protocol/Pace';
import type { Say } from '../protocol/Say';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableView } from '../protocol/TableView';
import type { Trouble } from '../protocol/Trouble';
import { boardOf, type BoardFile } from './board';
import { keepSeen, loseSeats, myGame, renumber } from './games';
import { Prices, type Explained } from './prices.svelte';
import { settings } from './settings.svelte';
import { shared } from './share';
import { play } from './sound';
import { Motion, moving } from '../motion/motion';
import { findsIn, type Find } from './finds';
import { Wire, type Ends, type Line } from './wire';

export type Hint = Extract<Say, { say: 'hint' }>;
export type Remark = { key: string; text: string };
/** `seat`: who said it; none for somebody who watches. */
export type ChatLine = { name: string; seat?: number | undefined; text: string; after: number };

/** So many messages behind, a table shows no more how it came to this: that is more than a round of five bots. */
const FAR = 200;

const socketOf = (id: string): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;

export class Table {
  view = $state.raw<TableView>();
  number = $state(0);
  seats = $state.raw<SeatInfo[]>([]);
  mine = $state.raw<number[]>([]);
  board = $state.raw<BoardFile>();
  /** When the seats were last told: their clocks run from here. */
  heard = $state(0);
  events = $state.raw<EventView[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(true);
  trouble = $state('');
  gone = $state(false);
  refusal = $state('');
  explained = $state.raw<Explained>();
  /** What each region would cost now, as far as it was asked. */
  readonly prices = new Prices((action) => this.#explain(action));
  hint = $state.raw<Hint>();
  /** What the coach said last. */
  remark = $state.raw<Remark>();
  rematch = $state('');
  /** Where the table went on without the seats that were open. */
  moved = $state('');
  /** Whether this device may say who sits where. */
  host = $state(false);
  /** Whether those who watch may talk. */
  watchersTalk = $state(false);
  /** How long it waits for its people. */
  pace = $state<Pace>('live');
  /** The seed of dice and tiles, where somebody chose it. */
  seed = $state<number>();
  /** A seat that this device had is its own no more. */
  unseated = $state(false);
  /** The seat whose time ran out last, for as long as that is news. */
  timeUp = $state(0);
  /** The code with which another device gets the keys of this one, and whether it was used. */
  handed = $state('');
  handTaken = $state(false);
  /** A hint was asked for and is still to come. */
  pondering = $state(false);
  /** Why there is no hint. */
  noHint = $state('');
  busy = $state(false);
  /** Messages that wait to be shown. */
  behind = $state(0);
  /** The last event seen on an earlier visit. */
  awaySince = $state(0);
  /** What was found under monsters a moment ago: everybody reads what it does. */
  finds = $state.raw<Find[]>([]);
  /** Regions that just changed, where no motion tells it. */
  fresh = $state.raw<Set<number>>(new Set());
  die = $state.raw<{ face: number; key: number }>();

  readonly deciding = $derived.by(() => (this.view?.wait.for === 'seat' ? this.view.wait.seat : 0));
  readonly myTurn = $derived(this.mine.includes(this.deciding) && (this.view?.actions.length ?? 0) > 0);
  readonly over = $derived(this.view?.wait.for === 'over');
  readonly waitingForPlayers = $derived(this.seats.some((seat) => seat.kind === 'open'));

  /** Shows how it came to what is shown. */
  readonly motion = new Motion();

  #wire: Line;
  #queue: Say[] = [];
  #running = false;
  #skip = false;
  /** The board that comes with the next state, and what people call it. */
  #map = '';
  #title: string | undefined;
  /** What was told since the last state. */
  #news: EventView[] = [];
  #count = 0;
  #last = 0;
  #keys: Joined[];
  #hostKey: string | undefined;
  /** Whether the last hello was answered. */
  #inside = false;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #next: ((view: TableView) => string | undefined) | undefined;
  /** The state that was acted on last. */
  #answered = -1;
  /** The question about a region that waits for its answer. */
  #asked = 0;
  /** The question for a code. */
  #handing = 0;
  /** The question to the coach about this state. */
  #coached = 0;

  constructor(readonly id: string, line: (ends: Ends) => Line = (ends) => new Wire(socketOf(id), ends)) {
    const game = myGame(id);
    this.#keys = game?.seats ?? [];
    this.#hostKey = game?.host;
    this.awaySince = game?.seen ?? 0;
    this.#wire = line({ hello: () => this.#hello(), hear: (say) => this.#hear(say), online: (yes) => (this.online = yes) });
  }

  #hello(): Ask {
    this.#inside = false;
    return { ask: 'hello', version: 2, tokens: this.#keys.map((key) => key.token), seen: this.#last, language: settings.language, ...(this.#hostKey && { host: this.#hostKey }) };
  }

  close(): void {
    clearTimeout(this.#fading);
    this.#wire.close();
  }

  /** Has everything told again in the language of this device. */
  speak(): void {
    this.#last = 0;
    this.renew();
  }

  /** Has it told once more where the table stands. */
  renew(): void {
    this.#clear();
    this.#wire.renew();
  }

  #nextId(): number {
    this.#count += 1;
    return Date.now() * 1000 + (this.#count % 1000);
  }

  act(action: string | ActionView): void {
    if (this.busy) return;
    this.#next = undefined;
    this.#do(action);
  }

  /** Does one thing after the other: what `next` names at each new state, until it names nothing. */
  carryOn(next: (view: TableView) => string | undefined): void {
    if (this.busy) return;
    this.#next = next;
    this.#answered = -1;
    this.#goOn();
  }

  #goOn(): void {
    // an answer may come before the state that follows from it
    if (!this.#next || this.busy || !this.view || this.number === this.#answered) return;
    const action = this.myTurn ? this.#next(this.view) : undefined;
    if (action === undefined) this.#next = undefined;
    else this.#do(action);
  }

  #do(action: string | ActionView): void {
    this.#answered = this.number;
    this.#clear();
    this.busy = true;
    const text = typeof action === 'string' ? action : action.action;
    this.#wire.send({ ask: 'act', id: this.#nextId(), state: this.number, action: text });
  }

  undo(): void {
    if (this.busy) return;
    this.#next = undefined;
    this.#clear();
    this.busy = true;
    this.#wire.send({ ask: 'undo', id: this.#nextId(), state: this.number });
  }

  #clear(): void {
    this.refusal = '';
    this.explained = undefined;
    this.hint = undefined;
    this.noHint = '';
    this.pondering = false;
  }

  explain(action: string): void {
    this.explained = undefined;
    this.#asked = this.#explain(action);
  }

  #explain(action: string): number {
    const id = this.#nextId();
    this.#wire.send({ ask: 'explain', id, action });
    return id;
  }

  askHint(): void {
    if (this.pondering) return;
    this.hint = undefined;
    this.noHint = '';
    this.pondering = this.online;
    this.#wire.send({ ask: 'hint', id: this.#nextId() });
  }

  /** Asks the coach for something new, beside what was heard. */
  askCoach(heard: string[]): void {
    this.#coached = this.#nextId();
    this.#wire.send({ ask: 'coach', id: this.#coached, heard });
  }

  talk(text: string): void {
    this.#wire.send({ ask: 'chat', text, ...(this.mine.length === 0 && settings.name && { name: settings.name }) });
  }

  /** The host frees a seat or puts a bot there. */
  chair(seat: number, to: ChairWish): void {
    this.trouble = '';
    this.#wire.send({ ask: 'chair', seat, to });
  }

  /** The host lets those who watch talk, or not. */
  letWatchersTalk(talk: boolean): void {
    this.#wire.send({ ask: 'watchers', talk });
  }

  /** The host starts without the seats that are open. */
  begin(): void {
    this.trouble = '';
    this.#wire.send({ ask: 'begin' });
  }

  /** Asks for a code for another device. */
  hand(): void {
    this.handed = '';
    this.handTaken = false;
    this.trouble = '';
    this.#handing = this.#nextId();
    this.#wire.send({ ask: 'hand', id: this.#handing, tokens: this.#keys.map((key) => key.token), ...(this.#hostKey && { host: this.#hostKey }) });
  }

  /** A bot plays the seats of this device until it says hello again. */
  leave(): void {
    this.#wire.send({ ask: 'leave' });
  }

  again(): void {
    this.#wire.send({ ask: 'rematch' });
  }

  #hear(say: Say): void {
    switch (say.say) {
      case 'events':
      case 'map':
      case 'state':
        this.#queue.push(say);
        if (!this.#running) void this.#play();
        break;
      case 'welcome':
        this.#welcome(say);
        break;
      case 'seats':
        this.watchersTalk = say.watchers_talk;
        this.#seat(say.seats);
        break;
      case 'done':
        this.busy = false;
        this.#goOn();
        break;
      case 'refused':
        this.busy = false;
        this.#next = undefined;
        this.refusal = say.text;
        play('refused');
        break;
      case 'explained':
        if (!this.prices.hear(say) && say.id === this.#asked) this.explained = say;
        break;
      case 'hint':
        this.pondering = false;
        this.hint = say;
        play('hint');
        break;
      case 'coach':
        if (say.id === this.#coached && say.key) this.remark = { key: say.key, text: say.text ?? '' };
        break;
      case 'handed':
        if (say.id === this.#handing) this.handed = say.code;
        break;
      case 'taken':
        if (say.id === this.#handing) this.handTaken = true;
        break;
      case 'chat':
        this.chat = [...this.chat, { name: say.name, seat: say.seat, text: say.text, after: this.#last }];
        break;
      case 'rematch':
        this.rematch = say.table;
        break;
      case 'moved':
        this.moved = say.table;
        break;
      case 'trouble':
        this.#fail(say.trouble, say.text);
        break;
      case 'pong':
        break;
    }
  }

  #welcome(say: Extract<Say, { say: 'welcome' }>): void {
    this.#inside = true;
    this.mine = say.seats;
    this.#title = say.title;
    // whoever comes back finds the board as it lies by now
    if (this.board) this.#queue.push({ say: 'map', board: say.board });
    else this.board = boardOf(say.board, say.title, this.board);
    this.host = say.host ?? false;
    this.pace = say.pace ?? 'live';
    this.seed = say.seed;
    this.pondering = false;
    this.trouble = '';
    if (say.seats.length > 0) this.unseated = false;
    renumber(this.id, say.seats);
    if (say.seats.length === this.#keys.length) this.#keys = myGame(this.id)?.seats ?? this.#keys;
  }

  #seat(seats: SeatInfo[]): void {
    const late = seats.find((seat) => seat.time_up && this.seats.some((old) => old.seat === seat.seat && !old.time_up));
    if (late) this.#ranOut(late.seat);
    this.seats = shared(this.seats, seats);
    this.heard = Date.now();
    // a seat that is nobody's, or a bot's own, is not ours any more
    const lost = this.mine.filter((mine) => seats.some((seat) => seat.seat === mine && seat.kind !== 'person' && !seat.left));
    if (lost.length > 0) this.#unseat(lost);
  }

  /** The keys of these seats fit no more: they are thrown away, and this device watches. */
  #unseat(lost: number[]): void {
    const old = this.#keys.filter((key) => lost.includes(key.seat));
    this.#keys = this.#keys.filter((key) => !old.includes(key));
    this.mine = this.mine.filter((seat) => !lost.includes(seat));
    this.unseated = true;
    this.busy = false;
    loseSeats(this.id, old.map((key) => key.token));
  }

  #fail(trouble: Trouble, text: string): void {
    const asked = this.pondering;
    this.busy = false;
    this.pondering = false;
    if (trouble === 'no-table' || trouble === 'version') {
      this.gone = true;
      this.#wire.close();
    }
    // the page says it in the language of this device
    if (trouble === 'no-table') return;
    if (trouble === 'token') this.#keyless();
    else if (trouble === 'busy' || (asked && (trouble === 'not-yours' || trouble === 'not-yet'))) this.noHint = text;
    else this.trouble = text;
  }

  /** A key that fits no seat: watch instead. What was refused at the door is kept, for the server may be wrong for once. */
  #keyless(): void {
    if (this.#inside) return this.mine.length > 0 ? this.#unseat(this.mine) : undefined;
    // whoever comes without a seat and is still refused has a host's key that does not fit
    if (this.#keys.length === 0) this.#hostKey = undefined;
    this.unseated = this.#keys.length > 0 || this.unseated;
    this.#keys = [];
  }

  /** Our own stays until our next turn, that of others is news for a while. */
  #ranOut(seat: number): void {
    clearTimeout(this.#fading);
    this.timeUp = seat;
    if (!this.mine.includes(seat)) this.#fading = setTimeout(() => (this.timeUp = 0), 15_000);
  }

  /** Shows what came, one state after the other; the moves of others wait until the one before was seen. */
  async #play(): Promise<void> {
    this.#running = true;
    for (let say = this.#queue.shift(); say; say = this.#queue.shift()) {
      if (say.say === 'events') this.#tell(say.events);
      if (say.say === 'map') this.#map = say.board;
      if (say.say !== 'state') continue;
      const before = this.view;
      const wasMine = this.myTurn;
      this.#show(say.number, say.view);
      this.behind = this.#queue.length;
      if (this.behind === 0) this.#skip = false;
      // whole turns at once are what was missed while the line was down
      const hurry = this.#skip || this.behind > FAR || document.hidden || this.#news.filter((event) => event.kind === 'turn').length > 1;
      const wait = this.motion.play({ before, after: say.view, events: this.#news, seats: this.seats, mine: this.mine, yours: this.myTurn && !wasMine }, hurry);
      this.finds = [...this.finds.filter(({ event }) => event.number <= say.number), ...findsIn(this.#news, before, say.view)];
      this.#news = [];
      // whoever must decide waits for nothing
      if (wait > 0 && !hurry && !this.myTurn) await this.motion.rest(wait);
    }
    this.#running = false;
    this.behind = 0;
  }

  /** Shows everything that waits to be shown. */
  catchUp(): void {
    this.#skip = true;
    this.motion.skip();
  }

  #tell(events: EventView[]): void {
    const start = events[0]?.number;
    // a step may go by without anything worth telling
    if (start === undefined) return;
    const before = this.events.at(-1)?.number ?? 0;
    const known = this.events.filter((event) => event.number < start);
    this.events = [...known, ...events];
    this.#last = this.events.at(-1)?.number ?? 0;
    if (!this.view) return;
    // what was told before in another language is no news
    const news = events.filter((event) => event.number > before);
    if (news.length === 0) return;
    this.#news.push(...news);
    // where something moved there, nothing needs to flash
    this.fresh = new Set(moving() ? [] : news.flatMap((event) => (event.region === undefined ? [] : [event.region])));
    for (const event of news) {
      if (event.kind === 'turn' && event.seat === this.timeUp && this.mine.includes(this.timeUp)) this.timeUp = 0;
      if (event.kind === 'time-up' && event.seat) this.#ranOut(event.seat);
    }
    const roll = news.findLast((event) => event.kind === 'rolled');
    if (roll) this.die = { face: roll.amount ?? 0, key: roll.number };
    else if (news.some((event) => event.kind === 'turn')) this.die = undefined;
  }

  #show(number: number, view: TableView): void {
    const newer = this.number === 0 || number !== this.number;
    if (number < this.#last) {
      this.events = this.events.filter((event) => event.number <= number);
      this.#last = this.events.at(-1)?.number ?? 0;
      this.fresh = new Set();
    }
    this.number = number;
    if (this.#map) this.board = boardOf(this.#map, this.#title, this.board);
    this.#map = '';
    // two things that lie out may be used by the same word: it is said once
    const said = new Set<string>();
    const actions = view.actions.filter(({ action }) => !said.has(action) && said.add(action));
    this.view = shared(this.view, { ...view, actions });
    this.trouble = '';
    if (newer) {
      this.#clear();
      this.prices.forget();
      this.#coached = 0;
    }
    if (this.#wire.unanswered.size === 0) this.busy = false;
    if (!document.hidden) keepSeen(this.id, number);
    this.#goOn();
  }
}
