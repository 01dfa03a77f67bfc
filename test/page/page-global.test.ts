import { afterEach, expect, it } from 'vitest';
import { pageGlobal } from '../../src/page/page-global.ts';

afterEach(() => void pageGlobal('test').take());

it('finds in one copy of the code what another one left', () => {
  pageGlobal<string>('test').write('left');
  expect(pageGlobal<string>('test').read()).toBe('left');
  expect(Reflect.get(globalThis, Symbol.for('footlight.test'))).toBe('left');
});

it('makes a value once, for whoever asks first', () => {
  const one = pageGlobal<object>('test').ensure(() => ({}));
  expect(pageGlobal<object>('test').ensure(() => ({}))).toBe(one);
});

it('gives a value away once', () => {
  const value = pageGlobal<number>('test');
  value.write(1);
  expect([value.take(), value.take(), value.read()]).toEqual([1, undefined, undefined]);
});

it('reads in another window, and throws where that is not allowed', () => {
  const value = pageGlobal<number>('test');
  expect(value.read({ [Symbol.for('footlight.test')]: 7 })).toBe(7);
  const foreign = new Proxy({}, { get() { throw new DOMException('cross-origin', 'SecurityError'); } });
  expect(() => value.read(foreign)).toThrow('cross-origin');
});
