// The words of the front page, in French. A key missing here fails the build.
import type { frontEn } from './front.en';

export const frontFr: Record<keyof typeof frontEn, string> = {
};
