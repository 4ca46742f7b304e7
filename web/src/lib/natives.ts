// Who lives in a region that nobody has taken yet.
import type { RegionView } from '../protocol/RegionView';

export type Native = 'tribe' | 'monsters' | 'murloc';

export const native = (region?: RegionView): Native | undefined =>
  !region?.tribe ? undefined : region.monsters ? 'monsters' : region.murloc ? 'murloc' : 'tribe';
