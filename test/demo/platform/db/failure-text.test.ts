import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { failureText } from '../../../../demo/platform/db/failure-text.ts';

const query = (cause?: Error) => new DrizzleQueryError('select $1', ['a-secret'], cause);

test.each([
  ['a refusal of the database', query(Object.assign(new Error('invalid input: "a-secret"'), { code: '22P02' })), 'Failed query: select $1\ncause: 22P02\n'],
  ['a lost connection', query(new Error('Connection terminated')), 'Failed query: select $1\ncause: Error: Connection terminated\n'],
  ['an unknown cause', query(), 'Failed query: select $1\ncause: unknown: \n'],
  ['anything else that is an error', new TypeError('is no function'), 'TypeError: is no function\n'],
])('%s is told with the place, without a value', (_what, failure, start) => {
  const text = failureText(failure);
  expect(text.startsWith(start)).toBe(true);
  expect(text).toMatch(/\n\s+at .*failure-text\.test/);
  expect(text).not.toContain('a-secret');
});

test('what is no error is written as it is', () => {
  expect(failureText('gone')).toBe('gone');
});
