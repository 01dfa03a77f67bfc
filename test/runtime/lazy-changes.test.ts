// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPlatform } from '../../src/runtime/follow-platform.ts';
import { lazyChanges } from '../../src/runtime/lazy-changes.ts';
import { testSettings } from '../support/test-settings.ts';

vi.mock('../../src/runtime/follow-platform.ts', () => ({ followPlatform: vi.fn() }));

const stream = { seen: vi.fn(), restart: vi.fn(), close: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(followPlatform).mockReset().mockReturnValue(stream);
  Object.values(stream).forEach((verb) => verb.mockReset());
});
afterEach(() => { vi.useRealTimers(); });

const options = () => ({ settings: testSettings, tokens: { token: async () => 'one', renew: async () => undefined }, viewer: signal(undefined), onChanged: () => undefined });
const live = { subject: 'live', ids: [] };

test('the stream is joined when the page has settled, and closed with it', async () => {
  const changes = lazyChanges(options());
  changes.seen(live);
  expect(followPlatform).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(followPlatform).toHaveBeenCalledOnce());
  changes.seen(live);
  changes.close();
  expect([stream.seen.mock.calls, stream.close.mock.calls.length]).toEqual([[[live]], 1]);
});

test('a page that closes before has never joined', async () => {
  lazyChanges(options()).close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(followPlatform).not.toHaveBeenCalled();
});
