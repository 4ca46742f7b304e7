// The words of boxes, and of what is offered, bought and asked, in French. A key missing here fails the build.
import type { boxesEn } from './boxes.en';

export const boxesFr: Record<keyof typeof boxesEn, string> = {
  boxes: 'Extensions',
  box_base: 'Jeu de base',
  role_seat: 'Siège {n} : {role}. Les autres jouent sur le plateau pour {board}.',
  sale_tab: 'Échoppe',
  tap_lit: 'Touchez une région éclairée.',
  tap_each: 'Touchez une région éclairée pour chacun, ou partout à la fois.',
  odds_helped: 'Avec une aide payée, {n} sur 6.',
  asked: 'Question à {name} : {question}.',
  everywhere: 'Un dans chaque région',
  rest_home: 'Confirmer ({n} en attente)',
  how_many: 'Combien',
  one_more: 'Un de plus',
  one_less: 'Un de moins',
  for_coins: 'pour {coins}',
  waiting_tokens: 'dont {n} en attente',
  toll: '{n} pour passer',
  toll_help: 'Qui choisit une combinaison plus loin pose {n} jetons sur celle-ci.',
  owned: 'possédé',
  role: 'Rôle',
};
