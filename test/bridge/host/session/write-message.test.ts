import { afterEach, expect, it } from 'vitest';
import { writeMessage } from '../../../../bridge/host/session/write-message.ts';

const message = { x: 1, t: 'req', p: { events: ['play', 'pause'], nested: [{ ids: [1, null] }], left: undefined } };
const arrays = Array.prototype as { toJSON?: unknown };

afterEach(() => {
  delete arrays.toJSON;
});

it('writes what JSON writes', () => {
  expect(writeMessage(message)).toBe(JSON.stringify(message));
});

it('writes arrays as arrays where a library of the page would write them as text', () => {
  const plain = JSON.stringify(message);
  arrays.toJSON = () => '[a text]';
  expect(JSON.stringify(message)).not.toBe(plain);
  expect(writeMessage(message)).toBe(plain);
});
