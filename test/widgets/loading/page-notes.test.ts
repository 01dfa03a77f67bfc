// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteNotLoaded, noteUnseen } from '../../../widgets/loading/page-notes.ts';

const tags = ['tv-player', 'tv-row'];
const spyOn = (level: 'info' | 'warn' | 'error') => vi.spyOn(console, level).mockImplementation(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Object.prototype, 'extended');
});

test('a tag that is none of ours is named with those that are', () => {
  const warn = spyOn('warn');
  noteUnseen('tv', tags, 'tv-carousel');
  vi.runAllTimers();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/<tv-carousel> is no element.*<tv-player>, <tv-row>/);
});

test('an element of the page’s own that begins like ours is left alone', () => {
  const warn = spyOn('warn');
  customElements.define('tv-own', class extends HTMLElement {});
  noteUnseen('tv', tags, 'tv-own');
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
});

test('a page in which nothing was seen reads what a closed root needs', () => {
  const info = spyOn('info');
  noteUnseen('tv', tags, undefined);
  expect(info.mock.calls[0]?.[0]).toMatch(/No element was seen.*closes needs its own file/);
});

test('a file that did not come names what the page added to every object', () => {
  const error = spyOn('error');
  Object.assign(Object.prototype, { extended: () => undefined });
  noteNotLoaded('tv-player', new Error('lost'));
  expect(error.mock.calls[0]?.[0]).toMatch(/<tv-player> could not be loaded: this page adds extended to Object\.prototype/);
});
