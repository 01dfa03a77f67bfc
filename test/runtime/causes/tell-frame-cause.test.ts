// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageGlobal } from '../../../src/page/page-global.ts';
import { tellMissing, tellSilentFrame, tellSilentSession } from '../../../src/runtime/causes/tell-frame-cause.ts';

const lines: string[] = [];
const note = (text: string) => void lines.push(text);
const lost = new Error('HANDSHAKE_TIMEOUT');

beforeEach(() => {
  lines.length = 0;
  for (const name of ['causes', 'heard-causes']) pageGlobal(name).take();
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a silent session frame: what to allow and to register', () => {
  tellSilentSession('https://watch.example', lost);
  expect(lines).toEqual([expect.stringMatching(/session-frame-silent: .*https:\/\/watch\.example did not answer.*frame-src/)]);
  expect(vi.mocked(console.error).mock.calls[0]).toContain(lost);
});

test('a silent session frame of an isolated page: which headers have to arrive', () => {
  vi.stubGlobal('crossOriginIsolated', true);
  tellSilentSession('https://watch.example', lost);
  expect(lines).toEqual([expect.stringMatching(/page-isolated: .*Cross-Origin-Embedder-Policy.*Cross-Origin-Resource-Policy/)]);
});

test('a silent frame of an element, and permissions that it lacks, are told to that element alone', () => {
  const element = document.createElement('footlight-sign-in');
  const heard = vi.fn();
  element.addEventListener('footlight-error', ({ detail }: CustomEventInit<{ code: string }>) => heard(detail?.code));
  document.body.append(element, document.createElement('footlight-player'));
  tellSilentFrame(element, 'https://watch.example', lost);
  tellMissing(element, ['autoplay', 'encrypted-media']);
  expect(lines).toEqual([expect.stringMatching(/<footlight-sign-in> did not answer/), expect.stringMatching(/<footlight-sign-in> lacks autoplay, encrypted-media/)]);
  expect(heard.mock.calls).toEqual([['element-frame-silent'], ['permission-missing']]);
});
