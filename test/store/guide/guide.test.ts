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
  test('asks for what shows and for what comes next where one moves, each once', async () => {
    const { guide, asked } = guideWith();
    guide.need({ first: 0, last: 9 }, morning);
    guide.need({ first: 2, last: 11 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    expect(asked).toEqual([{ from: 0, to: 6 * hour }, { from: 0, to: 6 * hour, firstIndex: 20 }]);
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
    expect(later.filter((span) => !span.programme)).toEqual([{ start: 6 * hour, end: 24 * hour, waiting: 'loading' }]);
  });

  test('a channel without programmes is a hole as far as it was asked for', async () => {
    const { guide } = guideWith();
    guide.need({ first: 0, last: 0 }, { from: 12 * hour, to: 13 * hour });
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    expect(guide.spans(silent, { from: 0, to: 48 * hour })).toEqual([{ start: 0, end: 12 * hour, waiting: 'loading' }, { start: 12 * hour, end: 18 * hour }, { start: 18 * hour, end: 48 * hour, waiting: 'loading' }]);
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
    expect(asked.filter(({ from }) => from === 6 * hour)).toHaveLength(2);
  });

  test('another viewer is asked for anew, and the old rows stay meanwhile', async () => {
    const { guide, asked, viewer } = guideWith();
    guide.need({ first: 0, last: 0 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    viewer.value = { who: 'member' };
    expect(guide.channel(0)).toBeDefined();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  test('other channels while the first are on their way: the first are called off, and none of them shows', async () => {
    const waiting: { query: GuideQuery; signal: AbortSignal; answer(): void }[] = [];
    const client = { call: (_: unknown, query: GuideQuery, { signal: stop }: { signal: AbortSignal }) => new Promise((resolve) => {
      const channels = [{ ...channelAt(query.group ? 30 : 0, query) }];
      waiting.push({ query, signal: stop, answer: () => resolve({ from: query.from, to: query.to, totalChannels: channels.length, firstIndex: 0, channels, paging: { moreDataAvailable: false } }) });
    }) } as unknown as Client;
    const guide = createGuide({ client, viewer: signal<Viewer | undefined>({ who: 'guest' }) });
    guide.need({ first: 0, last: 9 }, morning);
    guide.choose({ group: 'news' });
    expect(waiting.map(({ query, signal: { aborted } }) => [query.group, aborted])).toEqual([[undefined, true], ['news', false]]);
    waiting.forEach(({ answer }) => answer());
    await vi.waitFor(() => expect(guide.channel(0)?.name).toBe('Channel 30'));
    guide.choose({ group: 'news' });
    expect(waiting).toHaveLength(2);
    guide.choose({});
    expect([guide.rows.value, guide.channel(0)]).toEqual([undefined, undefined]);
    expect(waiting).toHaveLength(3);
  });

  test('one who moves on before an answer is there waits for the new place alone', async () => {
    const { guide, asked } = guideWith();
    guide.need({ first: 0, last: 0 }, morning);
    await vi.waitFor(() => expect(guide.rows.value).toBe(total));
    guide.need({ first: 0, last: 0 }, { from: 6 * hour, to: 8 * hour });
    guide.need({ first: 0, last: 0 }, { from: 48 * hour, to: 50 * hour });
    await vi.waitFor(() => expect(guide.spans(0, { from: 48 * hour, to: 50 * hour })).toHaveLength(2));
    // The window that was passed is still unknown, and is asked for when one comes back.
    expect(guide.spans(0, { from: 6 * hour, to: 8 * hour })).toEqual([{ start: 6 * hour, end: 8 * hour, waiting: 'loading' }]);
    guide.need({ first: 0, last: 0 }, { from: 6 * hour, to: 8 * hour });
    await vi.waitFor(() => expect(guide.spans(0, { from: 6 * hour, to: 8 * hour })).toHaveLength(2));
    expect(asked.filter(({ from }) => from === 6 * hour)).toHaveLength(2);
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
