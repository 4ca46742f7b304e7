// The words of motion and sound, in French. A key missing here fails the build.
import type { motionEn } from './motion.en';

export const motionFr: Record<keyof typeof motionEn, string> = {
};
