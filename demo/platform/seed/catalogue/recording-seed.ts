import type { ItemRow, Words } from '../../db/tables/catalogue-tables.ts';
import { recordingNames } from './words/platform-words.ts';

const titlesOf = (titles: Words): Words =>
  ({ ...titles, ...Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, `${title}: ${recordingNames[locale] ?? recordingNames.en}`])) });

/** Id of an event's recording, beside those of the events. */
export const recordingIdOf = (eventId: string): string => String(Number(eventId) + 100);

/** What an event leaves behind: the same pictures on demand, from the moment it is over, under the same licences. */
export function recordingOf(event: ItemRow): ItemRow {
  return { ...event, id: recordingIdOf(event.id), type: 'VOD', titles: titlesOf(event.titles), liveChannel: null, startsAfter: event.endsAfter, endsAfter: null, extras: {} };
}
