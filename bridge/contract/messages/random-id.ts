const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A name that nobody can guess, for sessions and nonces: 132 random bits. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => alphabet.charAt(byte & 63)).join('');
