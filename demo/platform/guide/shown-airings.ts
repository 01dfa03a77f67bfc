import { everyItemOf, itemsOf } from '../catalogue/bucket-pages.ts';
import type { ChannelRow } from '../db/tables/guide-tables.ts';
import { viewingLevel } from '../identity/profiles/viewing-level.ts';
import type { Caller } from '../server/request-caller.ts';
import type { Airing } from './airing.ts';
import { showsOf } from './show-titles.ts';

/**
 * The broadcasts that the profile may be shown.
 *
 * chosen: a broadcast is rated as the title or the series of the catalogue that it shows; one of neither is for everybody
 */
export async function shownAirings(caller: Caller, airings: readonly Airing[]): Promise<Airing[]> {
  if (await viewingLevel(caller) === 'NON_RESTRICTED') return [...airings];
  const words = await showsOf(caller);
  const titlesOf = ({ row }: Airing): string[] => [row.vodId ?? [], words.get(row.showId)?.seriesId ?? []].flat();
  const hidden = await hiddenAmong(caller, airings.flatMap(titlesOf));
  return airings.filter((airing) => !titlesOf(airing).some((id) => hidden.has(id)));
}

/** The channels that the profile may be shown. */
export async function shownChannels(caller: Caller, rows: readonly ChannelRow[]): Promise<readonly ChannelRow[]> {
  if (await viewingLevel(caller) === 'NON_RESTRICTED') return rows;
  const hidden = await hiddenAmong(caller, rows.map(({ eventId }) => eventId));
  return rows.filter(({ eventId }) => !hidden.has(eventId));
}

/** Titles of the catalogue that the profile may not be shown; what the catalogue has not is not among them. */
async function hiddenAmong(caller: Caller, ids: readonly string[]): Promise<Set<string>> {
  const named = [...new Set(ids)];
  const [every, shown] = [await everyItemOf(caller, named), await itemsOf(caller, named)];
  return new Set(named.filter((id) => every.has(id) && !shown.has(id)));
}
