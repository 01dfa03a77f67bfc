import { expect, test } from 'vitest';
import { createEchoFilter } from '../../src/session/echo-filter.ts';

const heart = { subject: 'favourites', ids: ['1', '2'] };

function filterAt() {
  const clock = { now: 0 };
  return { clock, filter: createEchoFilter(() => clock.now) };
}

test('a change of this browser is an echo once, whatever the order of its ids', () => {
  const { filter } = filterAt();
  filter.add(heart);
  expect([filter.isEcho({ ...heart, ids: ['2', '1'] }), filter.isEcho(heart)]).toEqual([true, false]);
});

test('two equal changes have two echoes', () => {
  const { filter } = filterAt();
  filter.add(heart);
  filter.add(heart);
  expect([filter.isEcho(heart), filter.isEcho(heart), filter.isEcho(heart)]).toEqual([true, true, false]);
});

test('an echo that overtakes its own answer does not swallow the next change of another browser', () => {
  const { filter } = filterAt();
  expect(filter.isEcho(heart)).toBe(false);
  filter.add(heart);
  expect(filter.isEcho(heart)).toBe(false);
});

test.each([
  ['of another subject', { subject: 'progress', ids: ['1', '2'] }], ['of other ids', { subject: 'favourites', ids: ['1'] }], ['of everything', { subject: 'favourites', ids: [] }],
])('a change %s is no echo', (_what, changed) => {
  const { filter } = filterAt();
  filter.add(heart);
  expect(filter.isEcho(changed)).toBe(false);
});

test('after ten seconds nothing is an echo any more', () => {
  const { filter, clock } = filterAt();
  filter.add(heart);
  clock.now = 10_000;
  expect(filter.isEcho(heart)).toBe(false);
});
