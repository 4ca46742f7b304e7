// The words of tables that wait for their people, in French.
import type { slowEn } from './slow.en';

export const slowFr: Record<keyof typeof slowEn, string> = {
  pace: 'Rythme',
  pace_live: 'En direct : un bot remplace qui s’absente une minute',
  pace_relaxed: 'Détendu : un bot remplace au bout de dix minutes',
  pace_day: 'Lent : un jour par tour',
  'pace_three-days': 'Lent : trois jours par tour',
  pace_relaxed_short: 'Détendu',
  pace_day_short: 'Un jour par tour',
  'pace_three-days_short': 'Trois jours par tour',
  pace_days_help: 'Personne n’a besoin d’être là en même temps. Personne ne remplace avant la fin du temps ; ensuite un bot finit le tour. Les bots jouent d’eux-mêmes.',
  time_left: 'reste {time}',
  nearly_up: 'Votre temps est presque écoulé : reste {time}',
  nearly_up_n: 'Le temps est presque écoulé pour vous dans {n|partie|parties}.',
  unit_days: '{n} j',
  unit_hours: '{n} h',
  unit_minutes: '{n} min',
};
