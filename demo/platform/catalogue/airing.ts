import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import type { AnswerLife } from '../server/answers/answer-life.ts';

/** When an event starts and ends, epoch milliseconds. */
export interface EventTimes { start: number; end: number }

/** @param eventEpoch the moment that an event's offsets count from. @returns undefined for a channel, which has neither start nor end */
export function eventTimesOf(row: Pick<ItemRow, 'startsAfter' | 'endsAfter'>, eventEpoch: number): EventTimes | undefined {
  return row.startsAfter === null || row.endsAfter === null ? undefined : { start: eventEpoch + row.startsAfter, end: eventEpoch + row.endsAfter };
}

/** Whether an item is live: never (on demand), always (a channel), or by its times. */
export type Airing = { state: 'never' } | { state: 'always' } | ({ state: 'before' | 'now' | 'over' } & EventTimes);

/** Where an item is in its life as a broadcast, from the clock alone. */
export function airingOf(row: Pick<ItemRow, 'liveChannel' | 'startsAfter' | 'endsAfter'>, eventEpoch: number, now: number): Airing {
  if (row.liveChannel === null) return { state: 'never' };
  const times = eventTimesOf(row, eventEpoch);
  if (!times) return { state: 'always' };
  return { state: now < times.start ? 'before' : now < times.end ? 'now' : 'over', ...times };
}

/** The same for an answer, whose life ends where the item's state does. */
export function airingFor({ now, life }: { now: number; life: AnswerLife }, row: ItemRow, eventEpoch: number): Airing {
  const airing = airingOf(row, eventEpoch, now);
  if ('start' in airing) life.turnsAt(airing.start, airing.end);
  return airing;
}

/** Whether a title on demand exists yet: the recording of an event does when the event is over. */
export const isReleased = (row: Pick<ItemRow, 'startsAfter'>, eventEpoch: number, now: number): boolean =>
  row.startsAfter === null || now >= eventEpoch + row.startsAfter;
