// A socket that comes back: it greets, waits, tries again, and sends what was not answered.
import type { Ask } from '../protocol/Ask';
import type { Say } from '../protocol/Say';
import { read } from './api';

/** What a table speaks into: a socket, or the requests of a lesson. */
export type Line = { readonly unanswered: { readonly size: number }; send(ask: Ask): void; renew(): void; close(): void };
/** The table at this end of the line. */
export type Ends = { hello: () => Ask; hear: (say: Say) => void; online: (yes: boolean) => void };

/** How long to wait before the next try: longer each time, and not all at once. */
export const patience = (tries: number): number => Math.min(15_000, 400 * 2 ** tries) * (0.75 + Math.random() / 2);

type Acting = Extract<Ask, { ask: 'act' } | { ask: 'undo' }>;

export class Wire implements Line {
  #socket: WebSocket | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #ready = false;
  readonly unanswered = new Map<number, Acting>();

  constructor(
    private readonly url: string,
    private readonly ends: Ends,
  ) {
    this.open();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  #now = (): void => {
    if (!this.#socket && !document.hidden) this.open();
  };

  open(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.ends.hello()));
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      const say = read<Say>(String(message.data));
      if (say.say === 'welcome') this.#welcome();
      if (say.say === 'done' || say.say === 'refused') this.unanswered.delete(say.id);
      this.ends.hear(say);
    };
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => socket.close();
  }

  #welcome(): void {
    this.#tries = 0;
    this.#ready = true;
    this.ends.online(true);
    for (const ask of this.unanswered.values()) this.#socket?.send(JSON.stringify(ask));
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > 45_000) this.#socket?.close();
      else this.send({ ask: 'ping' });
    }, 15_000);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#ready = false;
    clearInterval(this.#beat);
    if (this.#closed) return;
    this.ends.online(false);
    this.#timer = setTimeout(() => this.open(), patience(this.#tries));
    this.#tries += 1;
  }

  send(ask: Ask): void {
    if (ask.ask === 'act' || ask.ask === 'undo') this.unanswered.set(ask.id, ask);
    if (this.#ready && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(ask));
  }

  /** Says hello once more, with what it says now. */
  renew(): void {
    const old = this.#socket;
    this.#socket = undefined;
    this.#ready = false;
    old?.close();
    this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }
}
