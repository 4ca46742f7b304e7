// A region in words, for labels and the text view.
import type { RegionView } from '../protocol/RegionView';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { BoardRegion } from './board';
import { pieceName, raceName, seatName, symbolName, terrainName } from './names.svelte';
import { t } from './settings.svelte';

export function describe(ground: BoardRegion, region: RegionView | undefined, seats: SeatInfo[]): string {
  const words = [t('region_n', { n: ground.id }), terrainName(ground.terrain), ...ground.symbols.map(symbolName)];
  if (ground.edge) words.push(t('edge'));
  if (region?.seat && region.race) {
    words.push(t('held_by', { race: raceName(region.race), name: seatName(seats, region.seat) }));
    if (region.declined) words.push(t('declined'));
    words.push(t('tokens', { n: region.tokens }));
  } else if (region?.tribe) words.push(t('tribe'));
  else words.push(t('empty'));
  for (const piece of region?.pieces ?? []) words.push(piece.count > 1 ? `${piece.count} × ${pieceName(piece.piece)}` : pieceName(piece.piece));
  return words.join(', ');
}
