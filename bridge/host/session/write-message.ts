/**
 * Writes a message as JSON.
 *
 * No `toJSON` is called: old libraries on a host page give one to every array, which turns it into a text.
 */
export const writeMessage = (message: object): string =>
  JSON.stringify(message, function read(this: Record<string, unknown>, key: string) {
    return this[key];
  });
