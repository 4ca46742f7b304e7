// The words of the table while it is played, in English.
export const turnEn = {
} as const;
