import { expect, test } from 'vitest';
import { timeSince } from '../../../../src/rules/identity/account/time-since.ts';

const now = Date.UTC(2026, 10, 23, 12);
test.each([
  [0, 'now'], [-5, 'now'], [90, '1 minute ago'], [3_600 * 2, '2 hours ago'], [86_400, 'yesterday'], [86_400 * 8, 'last week'], [86_400 * 65, '2 months ago'], [86_400 * 800, '2 years ago'],
])('%i seconds ago is %s', (seconds, words) => expect(timeSince(now - seconds * 1000, now, 'en')).toBe(words));
