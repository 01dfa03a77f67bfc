import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import { readInit } from '../../../src/api/calls/realm.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import type { PlatformCore } from '../../../src/runtime/platform-core.ts';
import { withFirstInit } from '../../../widgets/frames/with-first-init.ts';

const answered = { now: 1000, preferences: { autoAdvance: true }, menu: [], liveCount: 3 };

function frame({ start = Promise.resolve(answered) }: { start?: Promise<typeof answered> } = {}) {
  const viewer = signal<Viewer | undefined>({ who: 'guest' });
  const call = vi.fn(async () => ({ ...answered, liveCount: 9 }));
  const core = { client: { call }, session: { start: () => start, viewer } } as unknown as PlatformCore;
  let locale = 'en';
  const client = withFirstInit(core, () => locale);
  return { viewer, call, speak: (next: string) => { locale = next; }, ask: async (input = {}) => (await client.call(readInit, input)).liveCount, client };
}

test('the page’s first start is answered by the frame’s own, a second one anew', async () => {
  const { ask, call } = frame();
  expect([await ask(), call.mock.calls.length]).toEqual([3, 0]);
  expect([await ask(), call.mock.calls.length]).toEqual([9, 1]);
});

test('the clock has moved on since', async () => {
  vi.useFakeTimers();
  const { client } = frame();
  await vi.advanceTimersByTimeAsync(250);
  expect((await client.call(readInit, {})).now).toBe(1250);
  vi.useRealTimers();
});

test('another language, another viewer or another menu is asked for', async () => {
  const spoken = frame();
  spoken.speak('es');
  const signedIn = frame();
  await Promise.resolve();
  signedIn.viewer.value = { who: 'member', profileType: 'adult' } as Viewer;
  expect([await spoken.ask(), await signedIn.ask(), await frame().ask({ menuTargetPlatform: 'MOBILE-WEB' })]).toEqual([9, 9, 9]);
});

test('a failed start is tried again by the call', async () => {
  expect(await frame({ start: Promise.reject(new Error('offline')) }).ask()).toBe(9);
});
