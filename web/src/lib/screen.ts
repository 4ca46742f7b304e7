// What kind of screen this is; the same bounds as in the styles of the table.
import { MediaQuery } from 'svelte/reactivity';

/** Higher than wide, like a phone in the hand: wide boards stand upright. */
export const upright = new MediaQuery('(max-width: 1000px) and (max-aspect-ratio: 3/4)');
/** Panels beside the map; below this they lie over it. */
export const wide = new MediaQuery('(min-width: 1001px)');
/** Room for every panel at its full width. */
export const roomy = new MediaQuery('(min-width: 1750px)');
/** A large screen that is touched: it can lie on a table between people. */
export const tablet = new MediaQuery('(pointer: coarse) and (min-width: 700px) and (min-height: 600px)');
