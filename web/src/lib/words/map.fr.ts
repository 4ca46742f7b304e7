// The words of the map, in French. A key missing here fails the build.
import type { mapEn } from './map.en';

export const mapFr: Record<keyof typeof mapEn, string> = {
};
