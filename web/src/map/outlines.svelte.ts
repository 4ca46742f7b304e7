// The outlines of the board that a screen shows.
import { draw, type BoardFile, type Drawing } from '../lib/board';
import { awaited } from '../lib/later.svelte';
import { outlined } from './atelier';

/** The first come from beside the page, a moment later. Those that follow are there as soon as the board changes, so that nothing of the old one is shown with the new. */
export class Outlines {
  #there = $state(false);
  readonly #file: BoardFile | undefined = $derived.by(() => this.board());
  readonly #way = $derived.by(() => [this.upright(), this.marked()] as const);
  readonly drawing: Drawing | undefined = $derived.by(() => (this.#there && this.#file ? draw(this.#file, ...this.#way) : undefined));

  constructor(private readonly board: () => BoardFile | undefined, private readonly upright: () => boolean, private readonly marked: () => boolean) {
    $effect(() => {
      if (this.#there || !this.#file) return;
      void awaited(outlined(this.#file, ...this.#way).then(() => (this.#there = true)));
    });
  }
}
