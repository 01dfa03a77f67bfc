import { isGeoblocked } from '../playback/is-geoblocked.ts';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import { viewingLevel } from '../identity/profiles/viewing-level.ts';
import type { Caller } from '../server/request-caller.ts';
import { type BucketPage, itemsOf, type PageRequest } from './bucket-pages.ts';
import { withRecordings } from './recordings.ts';

type CardFlags = RealmSettings['flags'] & { displayGeoblocked?: boolean };

/** Whether rows and pages of this tenant leave out what may not be watched where the viewer is. */
export const hidesGeoblocked = ({ realm: { settings } }: Caller): boolean => (settings.flags as CardFlags).displayGeoblocked === false;

/**
 * A page of a row, filled with what the profile may be shown and, where the tenant wants it, watch where the viewer is: the rest is left out before the page is cut.
 *
 * @param read a page of the row as it is
 * @param hidesHere whether what may not be watched here is left out
 */
export async function pageShown(caller: Caller, read: (wish: PageRequest) => Promise<BucketPage>, { rpp, lastSeen }: PageRequest, hidesHere: boolean): Promise<BucketPage> {
  if (!hidesHere && await viewingLevel(caller) === 'NON_RESTRICTED') return read({ rpp, lastSeen });
  const place = await caller.place();
  const ids: string[] = [];
  let page: BucketPage | undefined;
  while (page === undefined || (page.moreDataAvailable && ids.length <= rpp)) {
    page = await read({ rpp, lastSeen: page?.ids.at(-1) ?? lastSeen });
    const rows = await withRecordings(caller, await itemsOf(caller, page.ids));
    ids.push(...page.ids.filter((id) => {
      const row = rows.get(id);
      return row && !(hidesHere && isGeoblocked(row, place));
    }));
  }
  return { ids: ids.slice(0, rpp), moreDataAvailable: ids.length > rpp };
}
