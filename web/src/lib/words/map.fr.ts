// The words of the map, in French. A key missing here fails the build.
import type { mapEn } from './map.en';

export const mapFr: Record<keyof typeof mapEn, string> = {
  region_names: 'Des noms sur la carte au lieu des numéros',
  'board_base-2p': 'Les Deux Rivages',
  'board_base-3p': 'Le Pays du Lac',
  'board_base-4p': 'Les Quatre Marches',
  'board_base-5p': 'Les Terres Serrées',
};
