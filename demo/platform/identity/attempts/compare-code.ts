import { randomInt } from 'node:crypto';

/**
 * Six digits that are read in one window or on one device and typed in another.
 *
 * chosen: an attempt has three tries; a network, or the account that decides on a device, has thirty a day over all attempts, so that a guess comes true
 * less than once in a thousand over a month of tries
 */
export const newCompareCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
