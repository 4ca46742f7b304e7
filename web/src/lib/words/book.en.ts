// The words of the rule book, of the question “what is this?” and of the coach, in English.
export const bookEn = {
  book_contents: 'Contents',
  book_tiles: 'Peoples and powers',
  book_words: 'Words of the game',
  book_words_short: 'Words',
  book_print: 'Print or keep the whole book',
  book_search: 'Search the rules',
  book_found: '{n|place|places} found',
  book_none: 'Nothing found. Try another word, or look at the contents.',
  book_no_page: 'The rule book has no such page.',
  book_ruling: 'Ruling {id}',
  book_chapter: 'Chapter',
  book_tile: 'Tile',
  book_word: 'Word',
  book_more: 'More in the rule book',
} as const;
