import { expect, it } from 'vitest';
import { fillText } from '../../../src/rules/realm/fill-text.ts';

it.each([
  ['puts a value in its place', 'Welcome, {name}', { name: 'Ada' }, 'Welcome, Ada'],
  ['writes a number', 'watched {percent}%', { percent: 40 }, 'watched 40%'],
  ['fills one place twice', '{a} and {a}', { a: 'x' }, 'x and x'],
  ['leaves a place without a value readable', 'Welcome, {name}', {}, 'Welcome, {name}'],
  ['leaves a text without places alone', 'Sign in', undefined, 'Sign in'],
  ['fills no place from what every object has', '{constructor}', {}, '{constructor}'],
])('%s', (_, text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
