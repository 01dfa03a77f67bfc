import type { ContentItem } from '../../contracts/catalogue/content-item.ts';

type Facts = Pick<ContentItem, 'type' | 'live' | 'startDate' | 'endDate'>;

/**
 * Whether a card shows the live badge.
 *
 * @param now epoch milliseconds on the platform's clock
 * @source spec 1 §4.1 "A live flag on a card turns off when its startDate is in the future"; chosen: also when its endDate
 *   has passed; without a live flag, channels are live and events are from their start
 */
export function isLiveNow({ type, live, startDate, endDate }: Facts, now: number): boolean {
  if (type !== 'LIVE' && type !== 'LIVE_EVENT') return false;
  if (startDate !== undefined && startDate > now) return false;
  if (endDate !== undefined && endDate <= now) return false;
  return live ?? (type === 'LIVE' || startDate !== undefined);
}

/** The start of an upcoming live event or premiere, in epoch milliseconds; undefined once it has passed. */
export function startsAt(item: Facts & Pick<ContentItem, 'premiereRelease'>, now: number): number | undefined {
  const start = item.premiereRelease?.start ?? (['LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG'].includes(item.type) ? item.startDate : undefined);
  return start !== undefined && start > now ? start : undefined;
}
