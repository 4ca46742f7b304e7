// The words of scenarios, in French.
import type { scenarioEn } from './scenario.en';

export const scenarioFr: Record<keyof typeof scenarioEn, string> = {
  scenario: 'Scénario',
  scenario_none: 'Aucun : une partie ordinaire',
  scenario_players: '{name} ({players} joueurs)',
  scenario_ours: 'La disposition des hexagones est la nôtre ; le livret dit lesquels, et combien de manches.',
};
