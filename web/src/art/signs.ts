// What no tile brings, drawn like everything else.
import { drawn } from './draw';

/** The mask of a lost tribe, with the shadow it throws. */
export const tribe = drawn('tribe', `<path fill="#1c1003" stroke="#1c1003" stroke-width="8" opacity=".45" transform="translate(1 4)" d="M-30-40Q0-52 30-40C36-8 26 30 0 46C-26 30-36-8-30-40Z"/>
<path fill="#b98a55" d="M-30-40Q0-52 30-40C36-8 26 30 0 46C-26 30-36-8-30-40Z"/>
<path fill="#8c6336" stroke="none" d="M0-46Q16-46 30-40C36-8 26 30 0 46Z"/>
<path fill="none" d="M-30-40Q0-52 30-40C36-8 26 30 0 46C-26 30-36-8-30-40Z"/>
<path fill="#1f130a" stroke-width="2" d="M-24-14Q-12-22-4-10Q-14 0-24-14ZM24-14Q12-22 4-10Q14 0 24-14Z"/>
<path fill="#1f130a" stroke-width="2" d="M-14 14H14L10 28H-10Z"/>
<path fill="#fff3d0" stroke="none" d="M-10 15l3 6 3-6zM-2 15l3 6 3-6zM6 15l3 6 3-6z"/>
<path fill="none" stroke="#f3e2bd" stroke-width="3.5" d="M-22-30Q0-40 22-30M0-6V8"/>
<path fill="none" stroke="#c9380f" stroke-width="3.5" d="M-26 2l8 3M26 2l-8 3"/>`);
