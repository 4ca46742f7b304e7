// The words of tables that wait for their people, in English.
export const slowEn = {
  pace: 'Pace',
  pace_live: 'Live: a bot sits in for who is away for a minute',
  pace_relaxed: 'Relaxed: a bot sits in after ten minutes',
  pace_day: 'Slow: one day for each turn',
  'pace_three-days': 'Slow: three days for each turn',
  pace_relaxed_short: 'Relaxed',
  pace_day_short: 'One day a turn',
  'pace_three-days_short': 'Three days a turn',
  pace_days_help: 'Nobody needs to be there at the same time. Nobody sits in before the time is up; then a bot finishes the turn. Bots play on by themselves.',
  time_left: '{time} left',
  nearly_up: 'Your time is nearly up: {time} left',
  nearly_up_n: '{n|game is|games are} nearly out of time for you.',
  unit_days: '{n} d',
  unit_hours: '{n} h',
  unit_minutes: '{n} min',
} as const;
