// The words of the map, in English.
export const mapEn = {
} as const;
