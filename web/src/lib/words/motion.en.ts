// The words of motion and sound, in English.
export const motionEn = {
} as const;
