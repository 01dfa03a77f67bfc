// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageGlobal } from '../../../src/page/page-global.ts';
import { raisedCauses } from '../../../src/runtime/causes/raised-causes.ts';
import { tellCause } from '../../../src/runtime/causes/tell-cause.ts';

const heard: { target: string; detail: unknown }[] = [];
const hear = (event: Event) => heard.push({ target: (event.composedPath()[0] as Element).id || (event.target as Element).localName, detail: (event as CustomEvent).detail as unknown });
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const name of ['causes', 'heard-causes']) pageGlobal(name).take();
  document.body.innerHTML = '<footlight-player id="one"></footlight-player><div id="host"></div><footlight-search id="two"></footlight-search>';
  heard.length = 0;
  document.addEventListener('footlight-error', hear);
});
afterEach(() => {
  document.removeEventListener('footlight-error', hear);
  vi.restoreAllMocks();
});
const removed = () => tellCause('session-frame-removed', { origin: 'https://watch.example' });

test('a cause of the whole page is written once, with the address of its explanation, and told to each element once', () => {
  removed();
  removed();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[footlight\] session-frame-removed: The page removed .* \S+\/embed\/docs\/causes#session-frame-removed$/)]]);
  expect(heard.map(({ target }) => target)).toEqual(['one', 'two']);
  expect(heard[0]?.detail).toEqual({ code: 'session-frame-removed', message: expect.stringContaining('Leave it under <html>'), retryable: true, help: expect.stringMatching(/#session-frame-removed$/) });
});

test('an element that came later is told too, without another line', () => {
  removed();
  document.body.insertAdjacentHTML('beforeend', '<footlight-section id="three"></footlight-section>');
  removed();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(heard.map(({ target }) => target)).toEqual(['one', 'two', 'three']);
  expect(raisedCauses.read()).toEqual([expect.objectContaining({ code: 'session-frame-removed', tags: ['footlight-player', 'footlight-search', 'footlight-section'] })]);
});

test('an element in an open shadow root is told, and the event leaves the root', () => {
  const root = document.getElementById('host')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<footlight-search id="inside"></footlight-search>';
  removed();
  expect(heard.map(({ target }) => target)).toEqual(['one', 'inside', 'two']);
});

test('where the page has no element, its root tells', () => {
  document.body.innerHTML = '';
  removed();
  expect(heard.map(({ target }) => target)).toEqual(['html']);
});

test('two bad values of one element are two lines, one value twice is one', () => {
  const elements = [document.getElementById('one')!];
  for (const value of ['"a"', '"a"', '"b"']) tellCause('value-refused', { tag: 'footlight-player', attribute: 'content', value }, { elements });
  expect([warn.mock.calls.length, heard.length]).toEqual([2, 2]);
});

test('what elements tell by themselves is written, and not told twice', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  tellCause('unknown-realm', { origin: 'https://watch.example', realm: '"nobody"' });
  expect(error).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
});
