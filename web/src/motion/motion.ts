// Plays what happened on the stage of a table, and says how long the others wait for it.
import { tick } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { FACTOR, plan, TIMES, type Pace, type Plan, type Step } from './plan';

/** Whoever can show moments: the stage above the board. */
export type Player = { play(plan: Plan, step: Step, pace: Pace): void; skip(): void; clear(): void };

/** This device asks for less motion. */
export const calmly = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether what happens is shown by motion. */
export const moving = (): boolean => settings.speed !== 'off' && !calmly();

/** How long a die rolls before anybody may know how it fell. */
export const rolling = (): number => (calmly() ? 0 : TIMES.die * FACTOR[settings.speed]);

export class Motion {
  #player: Player | undefined;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #wake: (() => void) | undefined;

  /** The stage comes and goes with the board. */
  attach(player: Player): () => void {
    this.#player = player;
    return () => {
      player.clear();
      if (this.#player === player) this.#player = undefined;
    };
  }

  /** Shows a step; in a `hurry` only what calls somebody. Returns how long it takes before the next step of others may come. */
  play(step: Step, hurry = false): number {
    const pace: Pace = { speed: hurry ? 'off' : settings.speed, calm: calmly() };
    const made = plan(step, pace);
    if (hurry) {
      this.#player?.skip();
      made.moments = made.moments.filter(({ kind }) => kind === 'turn');
      made.notes = made.notes.filter(({ sound }) => sound === 'turn');
    }
    for (const { at, sound, pitch } of made.notes) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        play(sound, pitch);
      }, at);
      this.#timers.add(timer);
    }
    // the board is drawn anew first: moments begin on what it shows. A task of its own measures it, so that none is long
    if (made.moments.length > 0) void tick().then(() => setTimeout(() => this.#player?.play(made, step, pace)));
    return made.wait;
  }

  /** Waits until the time is over or somebody skips it. */
  async rest(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = undefined;
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#player?.skip();
    this.#wake?.();
  }
}
