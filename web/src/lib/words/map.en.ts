// The words of the map, in English.
export const mapEn = {
  region_names: 'Names on the map instead of numbers',
  'board_base-2p': 'The Twin Shores',
  'board_base-3p': 'The Lake Country',
  'board_base-4p': 'The Four Marches',
  'board_base-5p': 'The Crowded Lands',
} as const;
