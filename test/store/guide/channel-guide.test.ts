import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import type { Client } from '../../../src/api/client.ts';
import type { GuideQuery } from '../../../src/contracts/guide/guide-window.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { createChannelGuide } from '../../../src/store/guide/channel-guide.ts';

const hour = 3_600_000;
const morning = { from: 0, to: 3 * hour };

function guideWith(refuse: (query: GuideQuery) => ApiError | undefined = () => undefined) {
  const asked: GuideQuery[] = [];
  const viewer = signal<Viewer | undefined>({ who: 'guest' });
  const answer = async (query: GuideQuery) => {
    asked.push(query);
    const refused = refuse(query);
    if (refused) throw refused;
    const channels = [query.channel ?? []].flat().map((id) => ({ id, number: '91', name: 'n', accessLevel: 'GRANTED', eventId: `event of ${id}`, programmes: [{ id: `${id} ${query.from}`, title: 't', start: query.from, end: query.from + 2 * hour }] }));
    return { from: query.from, to: query.to, totalChannels: 200, firstIndex: 90, channels, paging: { moreDataAvailable: false } };
  };
  return { guide: createChannelGuide({ client: { call: (_: unknown, query: GuideQuery) => answer(query) } as unknown as Client, viewer }), asked, viewer };
}

test('asks for channels by their ids, twenty at a time and each once, and knows their holes', async () => {
  const { guide, asked } = guideWith();
  guide.need(['ch-91', 'ch-7'], morning);
  guide.need(['ch-7'], { from: hour, to: 2 * hour });
  expect(guide.spans('ch-91', morning)).toBeUndefined();
  await vi.waitFor(() => expect(guide.revision.value).toBe(1));
  expect(asked.map(({ channel }) => channel)).toEqual([['ch-91', 'ch-7']]);
  guide.need(Array.from({ length: 30 }, (_, index) => `more-${index}`), morning);
  await vi.waitFor(() => expect(guide.revision.value).toBe(3));
  expect(asked.slice(1).map(({ channel }) => channel?.length)).toEqual([20, 10]);
  expect(guide.spans('ch-91', morning)?.map(({ start, end, programme }) => [start, end, programme?.title])).toEqual([[0, 2 * hour, 't'], [2 * hour, 6 * hour, undefined]]);
});

test('a channel that the guide does not know airs nothing that is known', async () => {
  const { guide } = guideWith(() => new ApiError('refused', 'readGuide', { status: 404 }));
  guide.need(['none'], morning);
  await vi.waitFor(() => expect(guide.spans('none', morning)).toEqual([{ start: 0, end: 6 * hour }]));
  expect(guide.failure.value).toBeUndefined();
});

test('asks again for what failed and for nothing else', async () => {
  let fails = true;
  const { guide, asked } = guideWith(({ channel }) => (fails && [channel].flat().includes('b') ? new ApiError('unreachable', 'readGuide') : undefined));
  guide.need(['a'], morning);
  guide.need(['a', 'b'], morning);
  await vi.waitFor(() => expect(guide.failure.value?.kind).toBe('unreachable'));
  fails = false;
  guide.retry();
  await vi.waitFor(() => expect(guide.spans('b', morning)).toHaveLength(2));
  expect(asked.map(({ channel }) => channel)).toEqual(['a', 'b', 'b']);
  expect(guide.failure.value).toBeUndefined();
});

test('asks for another viewer again, and keeps in view what is known', async () => {
  const { guide, asked, viewer } = guideWith();
  guide.need(['a'], morning);
  await vi.waitFor(() => expect(guide.spans('a', morning)).toHaveLength(2));
  viewer.value = { who: 'member', displayName: 'Mara', profileType: 'adult' };
  expect(guide.spans('a', morning)).toHaveLength(2);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  guide.dispose();
});
