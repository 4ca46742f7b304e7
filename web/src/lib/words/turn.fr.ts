// The words of the table while it is played, in French. A key missing here fails the build.
import type { turnEn } from './turn.en';

export const turnFr: Record<keyof typeof turnEn, string> = {
};
