import type { Database } from '../db/database.ts';
import type { WatchlistRow } from '../db/tables/viewer-tables.ts';
import { viewerIdOf } from '../identity/viewer-id.ts';
import { publishChange } from '../changes/publish-change.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import { ownListId } from './partner-list-id.ts';
import { favouritesKey, type ListKey } from './list-entries.ts';
import { findRow, saversOf } from './list-store.ts';

/** A list as one caller may use it. */
export interface FoundList extends ListKey {
  /** As this caller names it: its own id for its owner, the shared one for anybody else. */
  id: string;
  /** Opaque. chosen: of another's list an id for this list alone, so that its path tells no reader of the owner's other lists */
  owner: string;
  isOwned: boolean;
  /** None for the favourites. */
  row?: WatchlistRow;
}

const notFound = () => new PlatformError(404, 'watchlist-not-found', 'No such list.');

/** The favourites of whoever asks: everybody's are called so, for nobody else's can be addressed and partners' pages read this id. */
const favouritesId = 'favourites';

export const favouritesList = (caller: MemberCaller): FoundList =>
  ({ realm: caller.realm.realm, listKey: favouritesKey(caller.user.pro.id), id: favouritesId, owner: caller.user.vid, isOwned: true });

/** A row as this caller may use it. */
export function listOfRow({ context, realm: { realm }, user }: MemberCaller, row: WatchlistRow): FoundList {
  const isOwned = !user.isGuest && row.ownerProfileId === user.pro.id;
  return { realm, listKey: row.id, id: isOwned ? row.id : row.shareId, owner: viewerIdOf(context.keys.viewer, realm, isOwned ? row.ownerProfileId : `list ${row.shareId}`), isOwned, row };
}

/**
 * The list that a caller names.
 *
 * 1. Owners use the list's own id, which stands in no address that they give away.
 * 2. Anybody else, guests too, reads it by the id of its shareable path.
 *
 * @param owner as the address names them; `me` and `shared` stand for them on partners' pages, which are not told whose a list is
 * @throws PlatformError 404 `watchlist-not-found`, also for another profile's list; 403 `watchlists-not-enabled`
 */
export async function foundList(caller: MemberCaller, id: string, owner?: string): Promise<FoundList> {
  guardEnabled(caller);
  const list = !caller.user.isGuest && id === favouritesId ? favouritesList(caller) : await foundByRow(caller, id);
  if (owner !== undefined && owner !== list.owner && owner !== (list.isOwned ? 'me' : 'shared') && owner !== list.row?.ownerProfileId) throw notFound();
  return list;
}

async function foundByRow(caller: MemberCaller, named: string): Promise<FoundList> {
  const id = ownListId(caller, named);
  const row = await findRow(caller.context.db, caller.realm.realm, id);
  const list = row && row.deletedAt === null ? listOfRow(caller, row) : undefined;
  if (!list || (!list.isOwned && row?.shareId !== id)) throw notFound();
  return list;
}

/** @throws PlatformError 403 `watchlist-read-only` */
export async function ownList(caller: MemberCaller, id: string, owner?: string): Promise<FoundList> {
  const list = await foundList(caller, id, owner);
  if (!list.isOwned) throw new PlatformError(403, 'watchlist-read-only', 'This list belongs to somebody else.');
  return list;
}

/** @throws PlatformError 403 `watchlists-not-enabled`. @source spec 1 §5 "Watchlist and sharing features require realm settings to be enabled" */
export function guardEnabled({ realm: { settings } }: MemberCaller): void {
  if (!settings.flags.watchlists) throw new PlatformError(403, 'watchlists-not-enabled', 'This service keeps no lists.');
}

/** Changes a list and tells every browser that shows it, together or not at all. @param ids of the heart's titles; a list is told by its own id */
export async function changeList({ context, user }: MemberCaller, list: FoundList, ids: string[], write: (tx: Database) => Promise<void>): Promise<void> {
  const { realm, row } = list;
  await context.db.transaction(async (tx) => {
    await write(tx);
    if (!row) return publishChange(tx, { realm, scope: { profile: user.pro.id }, subject: 'favourites', ids });
    await publishChange(tx, { realm, scope: { profile: row.ownerProfileId }, subject: 'lists', ids: [row.id] });
    const savers = await saversOf(tx, row);
    if (savers.length > 0) await publishChange(tx, { realm, scope: { profiles: savers }, subject: 'lists', ids: [row.shareId] });
  });
}
