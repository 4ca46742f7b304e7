// What a lesson points at. Whatever can be pointed at asks here whether it is.

/** `on`: a lesson is being taken; `read`: there is nothing to do now but to read; `lit`: `region 8`, `combo 2`, `seat 1`, `action end`, `hand`, `round`. */
export const spot = $state({ on: false, read: false, lit: [] as string[] });

export const lit = (what: string): true | undefined => spot.lit.includes(what) || undefined;
