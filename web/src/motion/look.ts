// Where everything is on the screen at the moment a step begins: read once, before anything is put on the stage.
import type { Drawing } from '../lib/board';
import type { Place } from './scenes';
import type { Point, Spot } from './scene';

/** Tokens on the map are drawn in a box this wide, as parts/SeatMark does it. */
const TOKEN = 124;

/** From the number of a region to the middle of its tokens on the screen. */
export function whereabouts(svg: SVGSVGElement, drawing: Drawing, zoom: { x: number; y: number; k: number }, grow: number): (region: number) => Spot | undefined {
  const matrix = svg.getScreenCTM();
  return (region) => {
    const ground = drawing.regions[region];
    if (!matrix || !ground) return undefined;
    const { x, y } = new DOMPoint(ground.at[0] * zoom.k + zoom.x, ground.at[1] * zoom.k + zoom.y).matrixTransform(matrix);
    return { x, y, size: TOKEN * Math.min(grow, ground.scale) * zoom.k * Math.hypot(matrix.a, matrix.b) };
  };
}

const middle = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The first of some elements that can be seen. */
function seen(selector: string): DOMRect | undefined {
  for (const one of document.querySelectorAll(selector)) {
    const box = one.getBoundingClientRect();
    if (box.width > 0 && box.right > 0 && box.bottom > 0 && box.x < innerWidth && box.y < innerHeight) return box;
  }
  return undefined;
}

export function look(layer: HTMLElement, frame: HTMLElement, spots: (region: number) => Spot | undefined, mine: number[], seats: number): Place {
  const own = layer.getBoundingClientRect();
  const inside = <P extends Point>(point: P): P => ({ ...point, x: point.x - own.x, y: point.y - own.y });
  const box = frame.getBoundingClientRect();
  const board = new DOMRect(box.x - own.x, box.y - own.y, box.width, box.height);
  /** Where no panel shows a seat, its place is at the upper edge of the board. */
  const purse = (seat: number): Point => {
    const there = seen(`[data-purse="${seat}"]`);
    return there ? inside(middle(there)) : { x: board.x + (board.width * (seat - 0.5)) / seats, y: board.y + 8 };
  };
  const bar = seen('.bar');
  const held = seen('[data-hand]') ?? bar;
  const ownHand = held && inside({ x: held.x + Math.min(60, held.width / 2), y: held.y + held.height / 2 });
  const column = seen('.column');
  const purses = Array.from({ length: seats + 1 }, (_, seat) => purse(seat));
  const at = (seat: number): Point => purses[seat] ?? purses[0]!;
  return {
    spot: (region) => {
      const spot = spots(region);
      return spot && inside(spot);
    },
    purse: at,
    hand: (seat) => (mine.includes(seat) && ownHand ? ownHand : at(seat)),
    column: () => (column ? inside(middle(column)) : { x: board.x + board.width / 2, y: board.bottom - 20 }),
    bar: () => bar && new DOMRect(bar.x - own.x, bar.y - own.y, bar.width, bar.height),
    board: () => board,
    stack: (region) => frame.querySelector<SVGElement>(`[data-stack="${region}"]`) ?? undefined,
    marker: (region, tile) => {
      const element = frame.querySelector<SVGElement>(`[data-marks="${region}"] [data-mark="${tile}"]`);
      const box = element?.getBoundingClientRect();
      return element && box ? { element, spot: { ...inside(middle(box)), size: box.width } } : undefined;
    },
    realm: (region) => frame.querySelector<SVGElement>(`[data-realm="${region}"]`) ?? undefined,
    knock: () => {
      // around the drawings, not on them: they would set every number on the map anew
      frame.querySelector('.layers')?.animate([{ transform: 'translateY(3px)' }, { transform: 'translateY(-1px)' }, { transform: 'none' }], { duration: 130, composite: 'add' });
    },
  };
}
