// Tokens being placed: staged here, told to the table in one line.
import { SvelteMap } from 'svelte/reactivity';
import type { TableView } from '../protocol/TableView';
import { redeployText, spread } from './deeds';

export class Stage {
  readonly added = new SvelteMap<number, number>();
  hand = $state(0);
  readonly left = $derived(this.hand - [...this.added.values()].reduce((sum, n) => sum + n, 0));

  reset(hand: number): void {
    this.added.clear();
    this.hand = hand;
  }

  move(region: number, by: number): void {
    const now = this.added.get(region) ?? 0;
    if (by > 0 ? this.left > 0 : now > 0) this.added.set(region, now + by);
  }

  /** Carries one token: from a region or the hand, to a region or back to the hand. */
  carry(from: number | undefined, to: number | undefined): void {
    if (from === to || (from === undefined ? this.left : (this.added.get(from) ?? 0)) === 0) return;
    if (from !== undefined) this.move(from, -1);
    if (to !== undefined) this.move(to, 1);
  }

  /** Puts what is left where the fewest stand. */
  spread(view: TableView, placing: Set<number>): void {
    const places = [...placing].map((region) => ({
      region,
      tokens: (view.regions[region]?.tokens ?? 0) + (this.added.get(region) ?? 0),
    }));
    if (this.left === 0) this.reset(this.hand);
    for (const [region, n] of spread(this.left, places)) this.added.set(region, (this.added.get(region) ?? 0) + n);
  }

  text(): string {
    return redeployText(this.added);
  }
}
