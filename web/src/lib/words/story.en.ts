// The words of the log, the end of a game and replays, in English.
export const storyEn = {
} as const;
