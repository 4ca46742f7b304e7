// What regions would cost now, asked one after the other: a table does not listen to everything at once.
import type { Say } from '../protocol/Say';

export type Explained = Extract<Say, { say: 'explained' }>;

/** Milliseconds between an answer and the next question. */
const PACE = 60;

export class Prices {
  #known = $state.raw<Map<number, Explained>>(new Map());
  #left: number[] = [];
  #asked: { id: number; region: number } | undefined;

  /** `explain` puts a question and gives its number. */
  constructor(private readonly explain: (action: string) => number) {}

  of = (region: number): Explained | undefined => this.#known.get(region);

  ask(regions: number[]): void {
    const idle = !this.#asked;
    this.#left = regions;
    if (idle) this.#next();
  }

  #next(): void {
    const region = this.#left.shift();
    this.#asked = region === undefined ? undefined : { id: this.explain(`conquer ${region}`), region };
  }

  /** Takes an answer; false where it answers another question. */
  hear(say: Explained): boolean {
    if (this.#asked?.id !== say.id) return false;
    this.#known = new Map(this.#known).set(this.#asked.region, say);
    setTimeout(() => this.#next(), PACE);
    return true;
  }

  forget(): void {
    this.#known = new Map();
  }
}
