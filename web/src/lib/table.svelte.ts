// One table as this device knows it.
import type { ActionView } from '../protocol/ActionView';
import type { EventView } from '../protocol/EventView';
import type { Say } from '../protocol/Say';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableView } from '../protocol/TableView';
import { readBoard, type BoardFile } from './board';
import { keepSeen, myGame } from './games';
import { settings } from './settings.svelte';
import { chime } from './sound';
import { Wire } from './wire';

export type Explained = Extract<Say, { say: 'explained' }>;
export type Hint = Extract<Say, { say: 'hint' }>;
export type ChatLine = { name: string; text: string; after: number };

const PAUSES = { off: 0, fast: 140, normal: 420 };

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
  hint = $state.raw<Hint>();
  rematch = $state('');
  busy = $state(false);
  /** Messages that wait to be shown. */
  behind = $state(0);
  /** The last event seen on an earlier visit. */
  awaySince = $state(0);
  /** Regions that just changed. */
  fresh = $state.raw<Set<number>>(new Set());
  die = $state.raw<{ face: number; key: number }>();

  readonly deciding = $derived.by(() => (this.view?.wait.for === 'seat' ? this.view.wait.seat : 0));
  readonly myTurn = $derived(this.mine.includes(this.deciding) && (this.view?.actions.length ?? 0) > 0);
  readonly over = $derived(this.view?.wait.for === 'over');
  readonly waitingForPlayers = $derived(this.seats.some((seat) => seat.kind === 'open'));

  #wire: Wire;
  #queue: Say[] = [];
  #running = false;
  #skip = false;
  #wake: (() => void) | undefined;
  #count = 0;
  #last = 0;
  #tokens: string[];
  #next: ((view: TableView) => string | undefined) | undefined;
  /** The state that was acted on last. */
  #answered = -1;

  constructor(readonly id: string) {
    const game = myGame(id);
    this.#tokens = (game?.seats ?? []).map((seat) => seat.token);
    this.awaySince = game?.seen ?? 0;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#wire = new Wire(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      () => ({ ask: 'hello', version: 1, tokens: this.#tokens, seen: this.#last, language: settings.language }),
      (say) => this.#hear(say),
      (yes) => (this.online = yes),
    );
  }

  close(): void {
    this.#wire.close();
  }

  /** Has everything told again in the language of this device. */
  speak(): void {
    this.#last = 0;
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
  }

  explain(action: string): void {
    this.explained = undefined;
    this.#wire.send({ ask: 'explain', id: this.#nextId(), action });
  }

  askHint(): void {
    this.hint = undefined;
    this.#wire.send({ ask: 'hint', id: this.#nextId() });
  }

  talk(text: string): void {
    this.#wire.send({ ask: 'chat', text });
  }

  leave(): void {
    this.#wire.send({ ask: 'leave' });
  }

  again(): void {
    this.#wire.send({ ask: 'rematch' });
  }

  #hear(say: Say): void {
    switch (say.say) {
      case 'events':
      case 'state':
        this.#queue.push(say);
        if (!this.#running) void this.#play();
        break;
      case 'welcome':
        this.mine = say.seats;
        this.board ??= readBoard(say.board);
        break;
      case 'seats':
        this.seats = say.seats;
        this.heard = Date.now();
        break;
      case 'done':
        this.busy = false;
        this.#goOn();
        break;
      case 'refused':
        this.busy = false;
        this.#next = undefined;
        this.refusal = say.text;
        break;
      case 'explained':
        this.explained = say;
        break;
      case 'hint':
        this.hint = say;
        break;
      case 'chat':
        this.chat = [...this.chat, { name: say.name, text: say.text, after: this.#last }];
        break;
      case 'rematch':
        this.rematch = say.table;
        break;
      case 'trouble':
        this.busy = false;
        if (say.trouble === 'no-table' || say.trouble === 'version') {
          this.gone = true;
          this.#wire.close();
        }
        // a key that fits no seat any more: watch instead
        if (say.trouble === 'token') this.#tokens = [];
        this.trouble = say.text;
        break;
      case 'pong':
        break;
    }
  }

  /** Shows what came, one state after the other, with a pause between the moves of others. */
  async #play(): Promise<void> {
    this.#running = true;
    for (let say = this.#queue.shift(); say; say = this.#queue.shift()) {
      if (say.say === 'events') this.#tell(say.events);
      if (say.say !== 'state') continue;
      const first = !this.view;
      const wasMine = this.myTurn;
      this.#show(say.number, say.view);
      const pause = PAUSES[settings.speed];
      this.behind = this.#queue.length;
      if (this.behind === 0) this.#skip = false;
      const hurry = this.#skip || this.behind > 60 || document.hidden;
      const worth = this.fresh.size > 0 || this.die !== undefined;
      if (!first && !wasMine && !this.myTurn && pause > 0 && !hurry && worth) {
        await new Promise<void>((done) => {
          this.#wake = done;
          setTimeout(done, pause);
        });
      }
    }
    this.#running = false;
    this.behind = 0;
  }

  /** Shows everything that waits to be shown. */
  catchUp(): void {
    this.#skip = true;
    this.#wake?.();
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
    this.fresh = new Set(news.flatMap((event) => (event.region === undefined ? [] : [event.region])));
    const roll = news.findLast((event) => event.kind === 'rolled');
    if (roll) this.die = { face: roll.amount ?? 0, key: roll.number };
    else if (news.some((event) => event.kind === 'turn')) this.die = undefined;
  }

  #show(number: number, view: TableView): void {
    const before = this.myTurn;
    const newer = this.number === 0 || number !== this.number;
    if (number < this.#last) {
      this.events = this.events.filter((event) => event.number <= number);
      this.#last = this.events.at(-1)?.number ?? 0;
      this.fresh = new Set();
    }
    this.number = number;
    this.view = view;
    this.trouble = '';
    if (newer) this.#clear();
    if (this.#wire.unanswered.size === 0) this.busy = false;
    if (this.myTurn && !before && settings.sound) chime();
    if (!document.hidden) keepSeen(this.id, number);
    this.#goOn();
  }
}
