import { eventTimesOf } from '../catalogue/airing.ts';
import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import { dvrSecondsOf } from '../playback/streams/dvr-window.ts';
import type { Caller } from '../server/request-caller.ts';

/**
 * Whether what is on now can be watched from its beginning: an event's, or the current programme's.
 *
 * chosen: as long as its beginning lies inside of the DVR window
 */
export function isRestartable({ now, life }: Pick<Caller, 'now' | 'life'>, row: ItemRow, eventEpoch: number, programmeStart: string | number | undefined): boolean {
  const times = eventTimesOf(row, eventEpoch);
  const start = times?.start ?? (programmeStart === undefined ? undefined : new Date(programmeStart).getTime());
  if (start === undefined || now < start || (times && now >= times.end)) return false;
  const leaves = start + dvrSecondsOf(row) * 1000;
  life.turnsAt(leaves);
  return now < leaves;
}
