// The words of scenarios, in English.
export const scenarioEn = {
  scenario: 'Scenario',
  scenario_none: 'None: an ordinary game',
  scenario_players: '{name} ({players} players)',
  scenario_ours: 'How its hexes lie is our own; which hexes and how many rounds the book says.',
} as const;
