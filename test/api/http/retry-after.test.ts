import { expect, it } from 'vitest';
import { retryAfterMsOf } from '../../../src/api/http/retry-after.ts';

const date = 'Wed, 21 Oct 2026 07:28:00 GMT';

it.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '24' }, 24_000],
  ['at once', { 'retry-after': '0' }, 0],
  ['a date, by the platform\'s own clock', { 'retry-after': 'Wed, 21 Oct 2026 07:28:30 GMT', date }, 30_000],
  ['a date that has passed', { 'retry-after': 'Wed, 21 Oct 2026 07:27:00 GMT', date }, 0],
  ['a date without the platform\'s clock', { 'retry-after': 'Wed, 21 Oct 2015 07:27:00 GMT' }, 0],
  ['nothing', {}, undefined],
  ['no text', { 'retry-after': ' ' }, undefined],
  ['a word', { 'retry-after': 'soon' }, undefined],
])('reads %s', (_, headers, ms) => {
  expect(retryAfterMsOf(new Headers(headers))).toBe(ms);
});
