import type { ContentItem } from '../../contracts/catalogue/content-item.ts';

type Facts = Pick<ContentItem, 'type' | 'live' | 'startDate' | 'endDate'>;
const broadcast: readonly ContentItem['type'][] = ['LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG'];

/**
 * Whether a card shows the live badge.
 *
 * @param now epoch milliseconds on the platform's clock
 * @source spec 1 §4.1 "A live flag on a card turns off when its startDate is in the future"; chosen: also when its endDate
 *   has passed; without a live flag, channels are live and events are from their start; an upcoming one is live from its start,
 *   whatever its flag, which speaks of the moment of the answer
 */
export function isLiveNow({ type, live, startDate, endDate }: Facts, now: number): boolean {
  if (!broadcast.includes(type)) return false;
  if (startDate !== undefined && startDate > now) return false;
  if (endDate !== undefined && endDate <= now) return false;
  if (type === 'UPCOMING') return startDate !== undefined;
  return live ?? (type !== 'LIVE_EVENT' || startDate !== undefined);
}

/** The start of an upcoming live event or premiere, in epoch milliseconds; undefined once it has passed. */
export function startsAt(item: Facts & Pick<ContentItem, 'premiereRelease'>, now: number): number | undefined {
  const start = item.premiereRelease?.start ?? (broadcast.includes(item.type) ? item.startDate : undefined);
  return start !== undefined && start > now ? start : undefined;
}

/** The next moment at which a card looks different: its event or premiere starts, or its event ends. Epoch milliseconds. */
export function nextTurnOf({ startDate, endDate, premiereRelease }: Facts & Pick<ContentItem, 'premiereRelease'>, now: number): number | undefined {
  const moments = [startDate, endDate, premiereRelease?.start].filter((moment) => moment !== undefined && moment > now) as number[];
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
