import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { airedSeconds } from './live-now.ts';

/**
 * The next moment at which a card looks different: its event or premiere starts, its event ends, or has been on for a minute more.
 * Epoch milliseconds.
 */
export function nextTurnOf(item: Pick<ContentItem, 'type' | 'live' | 'startDate' | 'endDate' | 'premiereRelease'>, now: number): number | undefined {
  const { startDate, endDate, premiereRelease } = item;
  const minute = airedSeconds(item, now) === undefined ? undefined : now + 60_000;
  const moments = [startDate, endDate, premiereRelease?.start, minute].filter((moment) => moment !== undefined && moment > now) as number[];
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
