// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createTabText } from '../../src/store/tab-text.ts';

afterEach(() => {
  vi.restoreAllMocks();
  createTabText('a').write(undefined);
});

test.each([['keeps', () => {}], ['throws', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, name).mockImplementation(() => { throw new Error('denied'); });
}]])('a text is there until it is forgotten, where storage %s', (_how, prepare) => {
  prepare();
  const text = createTabText('a');
  expect(text.read()).toBeUndefined();
  text.write('one');
  expect([createTabText('a').read(), createTabText('b').read()]).toEqual(['one', undefined]);
  text.write(undefined);
  expect(createTabText('a').read()).toBeUndefined();
});

test('after a reload it is read from storage', () => {
  sessionStorage.setItem('a', 'of before');
  expect(createTabText('a').read()).toBe('of before');
});
