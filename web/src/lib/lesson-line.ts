// The line to a lesson. Nothing is kept at its other end: each request brings what was done so far, so one waits for the answer
// to the one before. Where nobody answers, it asks again.
import type { Ask } from '../protocol/Ask';
import type { LessonAnswer } from '../protocol/LessonAnswer';
import type { Say } from '../protocol/Say';
import { api, Refused } from './api';
import { settings } from './settings.svelte';
import { patience, type Ends, type Line } from './wire';

/** Whoever takes the lesson. */
export type Pupil = { readonly id: string; done: string[]; heard(answer: LessonAnswer): void };

/** What a lesson listens to; nobody talks, leaves or asks for a hint there. */
const HEARD: Ask['ask'][] = ['hello', 'act', 'undo', 'explain'];
const TOO_MANY = 429;

export class LessonLine implements Line {
  readonly unanswered = new Set<number>();
  #waiting: Ask[] = [];
  #running = false;
  #closed = false;
  #tries = 0;
  #wake: (() => void) | undefined;

  constructor(private readonly pupil: Pupil, private readonly ends: Ends) {
    addEventListener('online', this.#now);
    this.send(ends.hello());
  }

  #now = (): void => this.#wake?.();

  send(ask: Ask): void {
    if (!HEARD.includes(ask.ask)) return;
    if (ask.ask === 'act' || ask.ask === 'undo') this.unanswered.add(ask.id);
    this.#waiting.push(ask);
    if (!this.#running) void this.#run();
  }

  /** Says hello; what was asked before is of no interest any more. */
  renew(): void {
    this.#waiting = [];
    this.unanswered.clear();
    this.send(this.ends.hello());
    this.#now();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    this.#now();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let ask = this.#waiting[0]; ask && !this.#closed; ask = this.#waiting[0]) {
      try {
        const answer = await api.lesson(this.pupil.id, { language: settings.language, done: this.pupil.done, ask });
        if (this.#current(ask)) this.#hear(ask, answer);
      } catch (error) {
        if (this.#current(ask)) await this.#failed(ask, error);
      }
    }
    this.#running = false;
  }

  #current = (ask: Ask): boolean => !this.#closed && this.#waiting[0] === ask;

  #answered(ask: Ask): void {
    this.#waiting.shift();
    if ('id' in ask) this.unanswered.delete(ask.id);
    this.#tries = 0;
    this.ends.online(true);
  }

  #hear(ask: Ask, answer: LessonAnswer): void {
    this.#answered(ask);
    this.pupil.heard(answer);
    for (const say of answer.says) this.ends.hear(named(say));
  }

  async #failed(ask: Ask, error: unknown): Promise<void> {
    if (!(error instanceof Refused) || error.status >= 500 || error.status === TOO_MANY) return this.#rest();
    this.#answered(ask);
    if (ask.ask === 'explain') return;
    // a lesson that was rewritten since is begun anew
    if (error.status !== 404 && this.pupil.done.length > 0) {
      this.pupil.done = [];
      this.renew();
    } else this.ends.hear({ say: 'trouble', trouble: error.trouble ?? 'malformed', text: error.message });
  }

  /** Nobody is there: waits, longer each time, or until the line is back. */
  async #rest(): Promise<void> {
    this.ends.online(false);
    await new Promise<void>((done) => {
      const timer = setTimeout(done, patience(this.#tries));
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#tries += 1;
    this.#wake = undefined;
  }
}

/** A lesson knows nobody's name: the pupil brings one, the others are called like bots. */
function named(say: Say): Say {
  if (say.say !== 'seats') return say;
  return { ...say, seats: say.seats.map((seat) => ({ ...seat, name: seat.kind === 'person' ? settings.name : (seat.bot ?? '') })) };
}
