// A world on the desk of whoever builds it: hands, memory, and what the server says of it.
import { untrack } from 'svelte';
import type { RealmBox } from '../protocol/RealmBox';
import type { RealmCheck } from '../protocol/RealmCheck';
import { api } from '../lib/api';
import { draw, readBoard, type Drawing } from '../lib/board';
import { settings } from '../lib/settings.svelte';
import { change, hexAt, lay, move, nextNumber, put, reachable, same, takeUp, thirdOn, toFile, whole, type Cell, type World } from '../lib/world';
import { keepWorld } from '../lib/worlds.svelte';

/** How long hands rest before the server is asked, and how many steps can be taken back. */
const [REST, STEPS] = [120, 200];

/** What is in hand: a hex or a kind of piece. */
export type Hand = { tile: string } | { kind: string };

export class Desk {
  world = $state.raw<World>() as World;
  said = $state.raw<RealmCheck>();
  painted = $state.raw<{ drawing: Drawing; world: World; aspect: number }>();
  hand = $state.raw<Hand>();
  /** How the hex in hand lies: its side, by number, and sixths of a turn. */
  side = $state(0);
  turn = $state(0);
  cursor = $state.raw<Cell>([0, 0]);
  /** The side of the cursor's cell that is meant. */
  spot = $state(0);
  trouble = $state('');
  past = $state.raw<World[]>([]);
  ahead = $state.raw<World[]>([]);

  constructor(readonly box: RealmBox, private readonly id: string, world: World) {
    this.world = world;
    $effect(() => {
      const [now] = [this.world, settings.language];
      // the answer must not ask again
      const timer = setTimeout(() => void this.#ask(now), untrack(() => this.said) ? REST : 0);
      return () => clearTimeout(timer);
    });
  }

  async #ask(world: World): Promise<void> {
    const text = toFile(world);
    try {
      const said = await api.realm('', text);
      if (world === this.world) this.#tell(said, world, text);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  #tell(said: RealmCheck, world: World, text: string): void {
    this.said = said;
    this.trouble = '';
    const { board } = said;
    if (board) {
      const file = readBoard(board.file);
      this.painted = { drawing: draw(file), world, aspect: file.aspect };
      keepWorld({ id: this.id, world, text, board: { regions: board.regions, rounds: file.rounds, below: board.below } });
    } else keepWorld({ id: this.id, world, text });
  }

  /** The rest of the world, as the server would lay it. */
  async finish(): Promise<string[]> {
    const said = await api.realm('/finish', { realm: toFile(this.world), seed: Math.floor(Math.random() * 1e9) });
    if (said.laid) this.set({ ...whole(said.laid), title: this.world.title ?? '' });
    return said.faults.map(({ what }) => what);
  }

  set(world: World): void {
    this.past = [...this.past, this.world].slice(-STEPS);
    this.ahead = [];
    this.world = world;
  }
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    [this.past, this.ahead, this.world] = [this.past.slice(0, -1), [...this.ahead, this.world], before];
  }
  redo(): void {
    const next = this.ahead.at(-1);
    if (!next) return;
    [this.past, this.ahead, this.world] = [[...this.past, this.world], this.ahead.slice(0, -1), next];
  }

  get cells(): Cell[] {
    return reachable(this.world, this.box.reach);
  }
  /** Hexes that are still in the box. */
  get rest(): RealmBox['tiles'] {
    return this.box.tiles.filter(({ id }) => !this.world.hex.some(({ tile }) => tile === id));
  }
  left(kind: string): number {
    return (this.box.pieces.find(({ id }) => id === kind)?.supply ?? 0) - this.world.piece.filter((piece) => piece.kind === kind).length;
  }

  /** Does with a cell what the hand is for; whether there was anything to do. */
  act(cell: Cell, side: number): boolean {
    this.cursor = cell;
    this.spot = side;
    const { hand, world } = this;
    const hex = hexAt(world, cell);
    if (!hand) return false;
    if ('tile' in hand) {
      this.set(lay(world, { tile: hand.tile, side: this.box.sides[this.side]!.id, at: cell, turn: this.turn }));
      // the next hex comes to hand by itself only where somebody carries on; one that lies can be turned
      this.hand = undefined;
      return true;
    }
    const kind = this.box.pieces.find(({ id }) => id === hand.kind);
    if (!hex || !kind) return false;
    const where = kind.spot === 'side' ? { side } : { third: thirdOn(side, hex.turn) };
    const piece = { kind: kind.id, at: cell, ...where, ...(kind.numbers && { number: nextNumber(world, kind.id, kind.numbers) }) };
    const next = put(world, piece);
    if (next.piece.length > world.piece.length && this.left(kind.id) < 1) return false;
    this.set(next);
    return true;
  }

  /** What is in hand turns, or the hex under the cursor. */
  rotate(): void {
    if (this.hand && 'kind' in this.hand) this.spot = (this.spot + 1) % 6;
    else if (this.hand) this.turn = (this.turn + 1) % 6;
    else this.#change((hex) => ({ turn: (hex.turn + 1) % 6 }));
  }
  flip(): void {
    const { sides } = this.box;
    if (this.hand) this.side = (this.side + 1) % sides.length;
    else this.#change((hex) => ({ side: sides[(sides.findIndex(({ id }) => id === hex.side) + 1) % sides.length]!.id }));
  }
  takeUp(): void {
    if (hexAt(this.world, this.cursor)) this.set(takeUp(this.world, this.cursor));
  }
  move(from: Cell, to: Cell): void {
    if (same(from, to)) return;
    this.cursor = to;
    this.set(move(this.world, from, to));
  }
  #change(by: Parameters<typeof change>[2]): void {
    if (hexAt(this.world, this.cursor)) this.set(change(this.world, this.cursor, by));
  }
}
