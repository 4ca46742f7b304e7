// What a board is called.
import { facesOf } from './isles';
import { maybe, t } from './settings.svelte';

/** Boards have names of their own, islands those of their faces; others go by what stands in their file. */
export function boardName(board: string, plain = board): string {
  const faces = facesOf(board);
  return faces ? t('islands_title', { list: faces.map((face) => face.toUpperCase()).join(' · ') }) : maybe(`board_${board}`, plain);
}
