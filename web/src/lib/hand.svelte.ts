// What the hand at this device does: touch a region, carry tokens, do a deed or be asked before it.
import type { ActionView } from '../protocol/ActionView';
import { EMPTY, invitation, sortDeeds, tapDeed } from './deeds';
import { Drag } from './drag.svelte';
import { inTurn } from './later.svelte';
import { question, type Question } from './question';
import { settings } from './settings.svelte';
import { lit, spot } from './spot.svelte';
import { Stage } from './stage.svelte';
import type { Table } from './table.svelte';

export class Hand {
  readonly stage = new Stage();
  readonly drag = new Drag((from, to) => this.stage.carry(from, to !== undefined && this.deeds.placing.has(to) ? to : undefined));
  /** The region whose card is open. */
  chosen = $state<number>();
  /** The region that is looked at before anything is decided. */
  peeked = $state<number>();
  asking = $state.raw<{ action: ActionView; asked: Question }>();
  /** The seat that said it has the device. */
  ready = $state(0);

  #of: () => Table;
  constructor(table: () => Table) {
    this.#of = table;
  }

  readonly #table = $derived.by(() => this.#of());
  /** Somebody else holds the device: nothing is shown that is not his. */
  readonly veiled = $derived.by(() => this.#table.mine.length > 1 && this.#table.myTurn && this.ready !== this.#table.deciding);
  readonly deeds = $derived.by(() => (this.#table.myTurn && this.#table.view ? sortDeeds(this.#table.view.actions, this.#table.view.sale !== undefined) : EMPTY));
  readonly placing = $derived.by(() => this.deeds.placing.size > 0);

  /** Begins anew at each state of the table. */
  rest(): void {
    this.reset();
    this.chosen = this.peeked = undefined;
  }
  reset(): void {
    this.stage.reset(this.#table.view?.in_hand ?? 0);
  }
  spread(): void {
    if (this.#table.view) this.stage.spread(this.#table.view, this.deeds.placing);
  }

  lift(event: PointerEvent, region: number): boolean {
    const loose = !this.veiled && (this.stage.added.get(region) ?? 0) > 0;
    if (loose) this.drag.start(event, region);
    return loose;
  }

  /** Tells what lies in a region, with what can be done there. */
  read(region: number): void {
    if (this.veiled || spot.on) return this.tap(region);
    this.peeked = undefined;
    this.#table.explained = undefined;
    this.chosen = this.chosen === region ? undefined : region;
  }

  /** Tells the price of a region with its parts; `act`: with what can be done about it. */
  look(region: number | undefined, act = false): void {
    const deed = region === undefined || this.veiled ? undefined : invitation(this.deeds.byRegion.get(region) ?? []);
    if (act) this.chosen = deed ? region : this.chosen;
    else this.peeked = deed && this.chosen === undefined ? region : undefined;
    if (deed && (act || this.peeked !== undefined)) this.#table.explain(`${deed.verb} ${deed.region}`);
  }

  tap(region: number): void {
    this.peeked = undefined;
    const table = this.#table;
    if (this.drag.carried) {
      this.drag.carried = false;
      return;
    }
    if (!table.myTurn || table.busy) {
      this.chosen = this.chosen === region ? undefined : region;
      if (table.mine.length > 0) table.explained = undefined;
      return;
    }
    const wish = `${this.placing ? 'place' : 'conquer'} ${region}`;
    // where there is only something to read, the lesson says so
    if (spot.read) return table.act(wish);
    if (this.deeds.placing.has(region) && !this.deeds.byRegion.has(region)) {
      this.stage.move(region, 1);
      return;
    }
    const list = this.deeds.byRegion.get(region) ?? [];
    const deed = tapDeed(list);
    if (deed && settings.confirm && deed.group === 'attack' && this.chosen !== region) {
      this.look(region, true);
      return;
    }
    if (deed) {
      this.chosen = undefined;
      table.act(deed);
      return;
    }
    if (this.chosen === region) {
      this.chosen = undefined;
      return;
    }
    // a lesson answers everything itself
    if (list.length === 0 && spot.on) return table.act(this.placing ? `${wish} 1` : wish);
    this.chosen = region;
    if (list.length === 0) table.explain(wish);
  }

  /** Closes the card and gives the focus back to its region. */
  shut(): void {
    const region = this.chosen;
    this.chosen = undefined;
    document.querySelector<SVGElement>(`[data-region="${region}"]`)?.focus({ preventScroll: true });
  }

  act(action: ActionView): void {
    this.chosen = undefined;
    // the whole page is styled anew when the question goes: not in the task of the touch
    const { asking } = this;
    if (asking) inTurn(() => { if (this.asking === asking) this.asking = undefined; });
    this.#table.act(action);
  }

  /** Asks first where something would be lost; in a lesson nothing is lost by what it does not want, and it never has a turn end too early. */
  ask(action: ActionView): void {
    const lost = !spot.on || (action.verb !== 'end' && lit(`action ${action.action}`));
    const asked = lost && this.#table.view && question(action, this.#table.view);
    if (asked) this.asking = { action, asked };
    else this.act(action);
  }

  /** Puts the staged tokens down; those kept back then wait at home. */
  settle(): void {
    const staged = this.stage.left < this.stage.hand ? [this.stage.text()] : [];
    const texts = this.stage.left > 0 ? [...staged, 'end'] : staged;
    this.#table.carryOn(() => texts.shift());
  }

  /** Puts a piece wherever one fits. */
  putEverywhere(piece: string): void {
    this.#table.carryOn((now) => now.actions.find((action) => action.verb === piece)?.action);
  }
}
