import { signal } from '@preact/signals-core';
import { afterEach, expect, test, vi } from 'vitest';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import type { Viewer } from '../../src/contracts/identity/viewer.ts';
import { followPlatform } from '../../src/runtime/follow-platform.ts';
import { testSettings } from '../support/test-settings.ts';

afterEach(() => { vi.unstubAllGlobals(); });

test('the stream is of the viewer’s own session, and opened anew for another viewer', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push(new Request(input, init).headers.get('authorization'));
    const { signal: ended } = init;
    return new Response(new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`data: {"subject":"live","ids":["${asked.length}"]}\n\n`));
        ended?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
      },
    }));
  });
  const viewer = signal<Viewer | undefined>({ who: 'member', id: 'one' });
  const heard: Changed[] = [];
  const tokens = { token: async () => viewer.peek()?.id, renew: async () => undefined };
  const stream = followPlatform({ settings: testSettings, tokens, viewer, onChanged: (changed) => heard.push(changed) });
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  viewer.value = { who: 'member', id: 'one' };
  viewer.value = { who: 'member', id: 'two' };
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(asked).toEqual(['Bearer one', 'Bearer two']);
  stream.close();
  viewer.value = { who: 'guest' };
  expect(asked).toHaveLength(2);
});
