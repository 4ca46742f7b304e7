// The words of boards of islands, in English.
export const islandsEn = {
  s_anchor: 'anchor',
  s_legendary: 'legendary place',
  murloc: 'murloc',
  ask_murloc: 'Murlocs belong to nobody. One costs one token more and is discarded when its region is taken.',
} as const;
