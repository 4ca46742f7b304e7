// The words of the front page, in English.
export const frontEn = {
} as const;
