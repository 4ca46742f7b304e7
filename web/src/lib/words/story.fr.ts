// The words of the log, the end of a game and replays, in French. A key missing here fails the build.
import type { storyEn } from './story.en';

export const storyFr: Record<keyof typeof storyEn, string> = {
};
