// How far regions are from the rim of the map.
import type { BoardRegion } from './board';

/** For each region how many borders lie between it and the edge: 0 at the edge itself. */
export function stepsToEdge(regions: BoardRegion[]): Map<number, number> {
  const steps = new Map<number, number>();
  let ring = regions.filter((region) => region.edge);
  for (let n = 0; ring.length > 0; n++) {
    for (const { id } of ring) steps.set(id, n);
    const around = new Set(ring.flatMap((region) => region.borders));
    ring = regions.filter(({ id }) => around.has(id) && !steps.has(id));
  }
  return steps;
}
