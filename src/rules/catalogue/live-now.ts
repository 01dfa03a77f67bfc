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

/** How long a live event has been on, in seconds; undefined for a channel and for what is not live. */
export function airedSeconds(item: Facts, now: number): number | undefined {
  return item.startDate !== undefined && isLiveNow(item, now) ? Math.floor((now - item.startDate) / 1000) : undefined;
}

/** How much of a live event is over, 1 to 100; undefined where its end is unknown. */
export function airedPercent(item: Facts, now: number): number | undefined {
  const seconds = airedSeconds(item, now);
  if (seconds === undefined || item.startDate === undefined || item.endDate === undefined) return undefined;
  return Math.max(1, Math.min(100, Math.round((seconds * 100_000) / (item.endDate - item.startDate))));
}
