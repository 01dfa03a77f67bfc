import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import type { Caller } from '../server/request-caller.ts';
import { airingFor } from './airing.ts';
import { itemsOf } from './bucket-pages.ts';
import { eventEpochOf } from './event-epoch.ts';

/**
 * Puts the recording in the place of every event that is over, so that rows follow the clock.
 *
 * chosen: rows only. A viewer's own lists keep the event they were given; its playback call names the recording.
 *
 * @returns the rows under the ids they were asked by
 * @source spec 1 §4.1 "replacement VOD"
 */
export async function withRecordings(caller: Caller, rows: Map<string, ItemRow>): Promise<Map<string, ItemRow>> {
  const eventEpoch = await eventEpochOf(caller);
  const ended = [...rows].flatMap(([id, row]) => {
    const recording = row.extras.replacementVodId;
    return recording !== undefined && airingFor(caller, row, eventEpoch).state === 'over' ? [{ id, recording }] : [];
  });
  const recordings = await itemsOf(caller, ended.map(({ recording }) => recording));
  const shown = new Map(rows);
  for (const { id, recording } of ended) {
    const row = recordings.get(recording);
    if (row) shown.set(id, row);
  }
  return shown;
}
