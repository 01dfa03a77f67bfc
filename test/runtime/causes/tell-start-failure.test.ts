// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { pageGlobal } from '../../../src/page/page-global.ts';
import { tellStartFailure } from '../../../src/runtime/causes/tell-start-failure.ts';
import { isPassing, startFailureKey } from '../../../src/runtime/start-failure-key.ts';

const unreachable = new ApiError('unreachable', 'readRealmByHost', {});
const unknown = new ApiError('refused', 'readRealmByName', { status: 404, body: { code: 'unknown-realm', message: '' } as never });
let lines: string[];
let codes: Record<string, string[]>;
const hear = (event: Event) => (codes[(event.target as Element).id] ??= []).push((event as CustomEvent<{ code: string }>).detail.code);
const answerOf = (fetched: () => Promise<unknown>) => vi.stubGlobal('fetch', vi.fn(fetched));

beforeEach(() => {
  [lines, codes] = [[], {}];
  for (const name of ['causes', 'heard-causes']) pageGlobal(name).take();
  vi.spyOn(console, 'error').mockImplementation((text: string) => void lines.push(text));
  vi.stubGlobal('origin', 'https://partner.example');
  document.body.innerHTML = '<footlight-player id="own"></footlight-player><footlight-player id="other" realm="cinema"></footlight-player>';
  document.addEventListener('footlight-error', hear);
});
afterEach(() => {
  document.removeEventListener('footlight-error', hear);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a platform that is up and tells this page nothing: the page is not registered, and its elements hear it', async () => {
  answerOf(async () => new Response());
  await tellStartFailure('https://up.example', undefined, unreachable);
  await tellStartFailure('https://up.example', undefined, unreachable);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`origin-not-registered: https://up\\.example answers nothing.*exactly ${location.origin} is registered with the tenant`))]);
  expect(codes).toEqual({ own: ['origin-not-registered'] });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a platform that does not answer at all is down, or kept out by the page’s policy', async () => {
  answerOf(() => Promise.reject(new TypeError('failed')));
  await tellStartFailure('https://down.example', 'cinema', unreachable);
  expect(lines).toEqual([expect.stringMatching(/platform-unreachable: https:\/\/down\.example does not answer.*connect-src/)]);
  expect(codes).toEqual({ other: ['platform-unreachable'] });
});

test('a sandboxed page has no origin to register, and nothing is tried again', async () => {
  vi.stubGlobal('origin', 'null');
  await tellStartFailure('https://any.example', undefined, unreachable);
  expect(lines).toEqual([expect.stringMatching(/page-without-origin: .*sandboxed.*allow-same-origin/)]);
  expect(codes).toEqual({ own: ['page-without-origin'] });
  expect([startFailureKey(unreachable), isPassing(unreachable)]).toEqual(['realmNotRegistered', false]);
});

test('a tenant that nobody knows is named, with what to do', async () => {
  await tellStartFailure('https://up.example', 'cinema', unknown);
  expect(lines).toEqual([expect.stringMatching(/unknown-realm: https:\/\/up\.example knows no tenant "cinema"/)]);
});

test('a page of the platform itself is registered', async () => {
  await tellStartFailure(location.origin, undefined, unreachable);
  expect(lines).toEqual([]);
});
