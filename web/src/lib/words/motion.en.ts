// The words of motion and sound, in English.
export const motionEn = {
  speed_motion: 'Motion and speed of the others',
  speed_normal: 'Every move is shown as it happens; a tap or a key skips it.',
  speed_fast: 'The same in half the time.',
  speed_off: 'Nothing moves: the table shows at once what became of it.',
  speed_calm: 'This device asks for less motion: moves of others follow each other with a short pause, and nothing is in flight.',
  sounds: 'Sounds',
  sounds_say: 'Tokens, dice, coins, and a call when it is your turn.',
  volume: 'Volume',
  try_sound: 'Try it',
  lost_n: '{n} lost',
  die_alone: 'The die says {n}',
  die_taken: '{t|token|tokens} + die {n}: taken',
  die_taken_die: 'Die {n}: taken',
  die_holds: 'Die {n}: it holds',
  scores_n: '{name} scores {n}',
  you_score: 'You score {n}',
} as const;
