import { afterEach, expect, it, vi } from 'vitest';
import { createListeners } from '../../../../bridge/host/session/listeners.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells which listener of an event is the first and which the last', () => {
  const listeners = createListeners();
  const [one, other] = [listeners.add('play', vi.fn()), listeners.add('play', vi.fn())];
  expect([one.first, other.first, listeners.names()]).toEqual([true, false, ['play']]);
  expect([one.remove(), one.remove(), other.remove(), listeners.names()]).toEqual([false, false, true, []]);
});

it('a listener that takes itself away while it is called does not skip the next', () => {
  const listeners = createListeners();
  const heard: string[] = [];
  const first = listeners.add('play', () => { heard.push('first'); first.remove(); });
  listeners.add('play', () => heard.push('second'));
  listeners.dispatch('play', {});
  listeners.dispatch('play', {});
  expect(heard).toEqual(['first', 'second', 'second']);
});

it('what a listener throws is reported as the browser reports errors', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const listeners = createListeners();
  const broken = new Error('of the page');
  listeners.add('play', () => { throw broken; });
  listeners.dispatch('play', {});
  listeners.dispatch('pause', {});
  expect(reportError).toHaveBeenCalledExactlyOnceWith(broken);
});
