// The words of the rule book, of the question “what is this?” and of the coach, in French.
import type { bookEn } from './book.en';

export const bookFr: Record<keyof typeof bookEn, string> = {
  book_contents: 'Sommaire',
  book_tiles: 'Peuples et pouvoirs',
  book_words: 'Les mots du jeu',
  book_words_short: 'Mots',
  book_print: 'Imprimer ou garder tout le livre',
  book_search: 'Chercher dans les règles',
  book_found: '{n|passage trouvé|passages trouvés}',
  book_none: 'Rien trouvé. Essayez un autre mot, ou voyez le sommaire.',
  book_no_page: 'Cette page n’existe pas dans le livre de règles.',
  book_ruling: 'Arbitrage {id}',
  book_chapter: 'Chapitre',
  book_tile: 'Tuile',
  book_word: 'Mot',
  book_more: 'Plus dans le livre de règles',
};
