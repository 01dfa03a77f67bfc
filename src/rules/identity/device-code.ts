import { deviceCodeLetters } from '../../contracts/identity/device.ts';

const length = 8;

/**
 * A code as it is compared: what a viewer types is read in any case, with or without its dash.
 *
 * @returns undefined while it cannot be a code
 */
export function readDeviceCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s\-–—·.]/g, '');
  return letters.length === length && [...letters].every((letter) => deviceCodeLetters.includes(letter)) ? letters : undefined;
}

/** `BCDF-GHJK` */
export const writtenDeviceCode = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
