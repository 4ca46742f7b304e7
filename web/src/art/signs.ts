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

/** One of the monsters that guard what is hidden, with the shadow it throws. */
export const monster = drawn('monster', `<path fill="#1c1003" stroke="#1c1003" stroke-width="8" opacity=".45" transform="translate(1 4)" d="M-22-24C-40-26-44-42-36-52C-32-42-26-40-14-36ZM22-24C40-26 44-42 36-52C32-42 26-40 14-36ZM-46 42C-48 22-40 12-36 2C-36-26-22-38 0-38C22-38 36-26 36 2C40 12 48 22 46 42L36 36L28 43L18 36L8 43L0 36L-8 43L-18 36L-28 43L-36 36Z"/>
<g class="body"><path fill="#f6e9c6" d="M-22-24C-40-26-44-42-36-52C-32-42-26-40-14-36ZM22-24C40-26 44-42 36-52C32-42 26-40 14-36Z"/>
<path fill="#9a72cc" d="M-46 42C-48 22-40 12-36 2C-36-26-22-38 0-38C22-38 36-26 36 2C40 12 48 22 46 42L36 36L28 43L18 36L8 43L0 36L-8 43L-18 36L-28 43L-36 36Z"/>
<path fill="#2a1026" d="M-28 8Q0 0 28 8Q26 32 0 32Q-26 32-28 8Z"/>
<path fill="#fff3d0" stroke-width="1.6" d="M-22 7L-17 18L-11 5ZM-7 5L-2 15L4 4ZM8 5L14 17L20 7ZM-14 30L-9 20L-3 31ZM3 31L8 21L14 29Z"/></g>
<circle fill="#ffe066" stroke-width="2.6" cx="-16" cy="-10" r="7"/>
<circle fill="#f0c63c" stroke-width="2.6" cx="16" cy="-10" r="7"/>
<circle fill="#ffe066" stroke-width="2.6" cy="-21" r="6"/>
<path fill="none" stroke-width="5.6" d="M-15-9h0M15-9h0M0-20h0"/>
<path fill="none" stroke="#c9aeea" d="M-28-20q3-7 8-10"/>`);

/** A fish-folk native of the islands, with the shadow it throws. */
export const murloc = drawn('murloc', `<path fill="#1c1003" stroke="#1c1003" stroke-width="8" opacity=".45" transform="translate(1 4)" d="M-8-36L0-54L8-36C30-34 40-18 38 2L50 14L36 20C30 36 16 44 0 44C-16 44-30 36-36 20L-50 14L-38 2C-40-18-30-34-8-36Z"/>
<path fill="#e08a3c" d="M-12-34L0-54L12-34ZM-36-2L-52 12L-34 22ZM36-2L52 12L34 22Z"/>
<path fill="#3f9a8e" d="M0-38C24-38 40-22 38 4C36 30 18 44 0 44C-18 44-36 30-38 4C-40-22-24-38 0-38Z"/>
<path fill="#2b7269" stroke="none" d="M0-38C24-38 40-22 38 4C36 30 18 44 0 44C14 30 18-20 0-38Z"/>
<path fill="none" d="M0-38C24-38 40-22 38 4C36 30 18 44 0 44C-18 44-36 30-38 4C-40-22-24-38 0-38Z"/>
<circle fill="#fff3d0" stroke-width="3" cx="-20" cy="-14" r="13"/>
<circle fill="#fff3d0" stroke-width="3" cx="20" cy="-14" r="13"/>
<path fill="none" stroke-width="10" d="M-18-13h0M18-13h0"/>
<path fill="#2a1026" d="M-26 12Q0 2 26 12Q22 34 0 34Q-22 34-26 12Z"/>
<path fill="#fff3d0" stroke-width="1.6" d="M-18 9L-14 19L-9 7ZM9 7L14 19L18 9ZM-8 33L-3 24L2 34Z"/>`);
