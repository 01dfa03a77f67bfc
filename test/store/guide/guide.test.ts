import { signal } from '@preact/signals-core';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import type { Client } from '../../../src/api/client.ts';
import type { GuideQuery } from '../../../src/contracts/guide/guide-window.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { createGuide } from '../../../src/store/guide/guide.ts';

const hour = 3_600_000;
const total = 45;
/** The row of a channel that sends no programmes. */
const silent = 7;

/** A platform of 45 channels that airs one programme an hour. */
function guideWith(refuse: (query: GuideQuery) => boolean = () => false) {
  const asked: GuideQuery[] = [];
  const viewer = signal<Viewer | undefined>({ who: 'guest' });
  const answer = async (query: GuideQuery) => {
    asked.push(query);
    if (refuse(query)) throw new ApiError('unreachable', 'readGuide');
    const firstIndex = query.firstIndex ?? 0;
    const channels = Array.from({ length: Math.min(20, total - firstIndex) }, (_, index) => channelAt(firstIndex + index, query));
    return { from: query.from, to: query.to, totalChannels: total, firstIndex, channels, paging: { moreDataAvailable: firstIndex + 20 < total, lastSeen: String(firstIndex + channels.length - 1) } };
  };
  const client = { call: (_: unknown, query: GuideQuery) => answer(query) } as unknown as Client;
  const guide = createGuide({ client, viewer });
  return { guide, asked, viewer };
}

function channelAt(row: number, { from, to }: GuideQuery) {
  const programmes = row === silent ? [] : Array.from({ length: (to - from) / hour }, (_, index) => ({ id: `${row}-${from / hour + index}`, title: 't', start: from + index * hour, end: from + (index + 1) * hour }));
  return { id: `c${row}`, number: row + 1, name: `Channel ${row}`, accessLevel: 'GRANTED' as const, eventId: `e${row}`, programmes };
}

const morning = { from: 0, to: 4 * hour };

describe('the guide', () => {
  test('asks for what shows, and once', async () => {
    const { guide, asked } = guideWith();
    guide.need({ first: 0, last: 9 }, morning);
    guide.need({ first: 2, last: 11 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    expect(asked).toEqual([{ from: 0, to: 6 * hour }]);
    expect(guide.channel(3)?.name).toBe('Channel 3');
    expect(guide.spans(3, morning)).toHaveLength(4);
  });

  test('reaches a row far down by one request', async () => {
    const { guide, asked } = guideWith();
    guide.need({ first: 0, last: 9 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    guide.need({ first: 40, last: 44 }, morning);
    await vi.waitFor(() => expect(guide.channel(44)?.name).toBe('Channel 44'));
    expect(asked.map(({ firstIndex }) => firstIndex)).toEqual([undefined, 40]);
  });

  test('keeps a programme that two windows both answer as one', async () => {
    const { guide } = guideWith();
    guide.need({ first: 0, last: 0 }, { from: 0, to: 12 * hour });
    await vi.waitFor(() => expect(guide.spans(0, { from: 0, to: 12 * hour })).toHaveLength(12));
  });

  test('what is not fetched yet is not called a hole', async () => {
    const { guide } = guideWith();
    guide.need({ first: 0, last: 0 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    const later = guide.spans(0, { from: 0, to: 24 * hour });
    expect(later.every((span) => span.programme)).toBe(true);
  });

  test('a channel without programmes is a hole as far as it was asked for', async () => {
    const { guide } = guideWith();
    guide.need({ first: 0, last: 0 }, { from: 12 * hour, to: 13 * hour });
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    expect(guide.spans(silent, { from: 0, to: 48 * hour })).toEqual([{ start: 12 * hour, end: 18 * hour }]);
  });

  test('a failure is named, keeps what is there, and a retry asks again', async () => {
    let down = false;
    const { guide, asked } = guideWith(() => down);
    guide.need({ first: 0, last: 0 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    down = true;
    guide.need({ first: 0, last: 0 }, { from: 6 * hour, to: 8 * hour });
    await vi.waitFor(() => expect(guide.failure.value?.kind).toBe('unreachable'));
    expect(guide.channel(0)?.name).toBe('Channel 0');
    down = false;
    guide.retry();
    await vi.waitFor(() => expect(guide.spans(0, { from: 6 * hour, to: 8 * hour })).toHaveLength(2));
    expect(guide.failure.value).toBeUndefined();
    expect(asked).toHaveLength(3);
  });

  test('another viewer is asked for anew, and the old rows stay meanwhile', async () => {
    const { guide, asked, viewer } = guideWith();
    guide.need({ first: 0, last: 0 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    viewer.value = { who: 'member' };
    expect(guide.channel(0)).toBeDefined();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  test('asks nothing more when it is gone', async () => {
    const { guide, asked, viewer } = guideWith();
    guide.need({ first: 0, last: 0 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    guide.dispose();
    guide.dispose();
    viewer.value = { who: 'member' };
    expect(asked).toHaveLength(1);
  });
});
