import { isApiError } from '../../api/api-error.ts';
import { readGuide } from '../../api/calls/guide/guide.ts';
import { createOneAnswer, type OneAnswer } from '../one-answer.ts';
import type { StoreContext } from '../store-context.ts';

/** Milliseconds. chosen: the shortest window; only the row is asked for */
const shortMs = 60_000;

/**
 * Where among all channels the one of an event stands.
 *
 * @returns the index of its row; -1 where the guide has no such channel
 * @source spec 1 §7 "GET /epg … optional channel"; chosen: an answer to one channel says its row in `firstIndex`
 */
export function createChannelRow(context: StoreContext, eventId: string): OneAnswer<number> {
  return createOneAnswer(context, async () => {
    const from = Math.floor(context.now() / shortMs) * shortMs;
    try {
      const { channels, firstIndex } = await context.client.call(readGuide, { channel: eventId, from, to: from + shortMs, rpp: 1 });
      return channels.length > 0 ? firstIndex : -1;
    } catch (problem) {
      if (isApiError(problem) && problem.status === 404) return -1;
      throw problem;
    }
  });
}
