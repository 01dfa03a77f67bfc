import { expect, test } from 'vitest';
import { expectNoInventions, noteInventions } from './invented-answers.ts';

test('an invented answer fails its own test, and no later one', () => {
  noteInventions(['readBucket: colour', 'readBucket: colour']);
  expect(expectNoInventions).toThrow(/^A fake answered what the platform never gives:\nreadBucket: colour$/);
  expect(expectNoInventions).not.toThrow();
});
