import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { noteNoAnswer } from '../../src/runtime/developer-notes.ts';
import { isPassing, startFailureKey } from '../../src/runtime/start-failure-key.ts';

const unreachable = new ApiError('unreachable', 'readRealmByHost', {});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that gets no answer reads which origin to register', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('origin', 'https://partner.example');
  noteNoAnswer('https://watch.example', 'https://partner.example');
  expect(error.mock.calls[0]?.[0]).toMatch(/exactly https:\/\/partner\.example is registered/);
  expect(startFailureKey(unreachable)).toBe('platformUnreachable');
});

test('a sandboxed page reads that it has no origin, and nothing is tried again', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('origin', 'null');
  noteNoAnswer('https://watch.example', 'https://partner.example');
  expect(error.mock.calls[0]?.[0]).toMatch(/sandboxed.*allow-same-origin/);
  expect(startFailureKey(unreachable)).toBe('realmNotRegistered');
  expect(isPassing(unreachable)).toBe(false);
});
