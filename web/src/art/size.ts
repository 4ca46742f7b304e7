/** Below this many pixels faces come closer and pennants lose their pole. */
const SMALL = 50;

/** Whether a CSS length is small; one that says nothing by itself is not. */
export function isSmall(size: string): boolean {
  const [, number, unit] = /^([\d.]+)(px|em|rem)$/.exec(size) ?? [];
  return number !== undefined && Number(number) * (unit === 'px' ? 1 : 16) < SMALL;
}
