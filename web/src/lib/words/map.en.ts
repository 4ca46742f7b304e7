// The words of the map, in English.
export const mapEn = {
  region_names: 'Names on the map instead of numbers',
  ask_hex: 'A hex that you may choose. Tap it; where it can be turned, the arrows turn it and the tick lays it down.',
  turn_left: 'Turn to the left',
  turn_right: 'Turn to the right',
  'board_base-2p': 'The Twin Shores',
  'board_base-3p': 'The Lake Country',
  'board_base-4p': 'The Four Marches',
  'board_base-5p': 'The Crowded Lands',
} as const;
