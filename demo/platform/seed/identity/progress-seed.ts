import type { Database } from '../../db/database.ts';
import { listEntries, progress, watchlists } from '../../db/tables/viewer-tables.ts';
import { favouritesKey } from '../../lists/list-entries.ts';
import { realmSeed } from '../realm/realm-seed.ts';

/** Titles in whose middle the resume account stopped, with the seconds it saw. */
const started: [contentId: string, position: number][] = [['1001', 21], ['1007', 34], ['1020', 12]];
const liked = ['1006', '1003'];
/** Channels that the team has hearts on. */
const likedChannels = ['3025', '3012'];
/** Lists of the resume account's own. */
const kept = [
  { id: 'friday-nights', name: 'Friday nights', ids: ['1002', '1004', '1007', '1009', '1011', '1001'] },
  { id: 'with-the-children', name: 'مع الأطفال', ids: ['1005', '1012', '1008'] },
];
const picks = ['1003', '1010', '1001', '1013', '1006', '1015', '1002', '1018'];

/** What accounts did before the demo began: the resume account with titles, the team with channels. @param only profiles to fill; all when absent */
export async function seedProgress(db: Database, only?: string[]): Promise<void> {
  const profilesOf = (account: string) => realmSeed.map(({ realm }) => ({ realm, profileId: `${realm}.${account}.profile` })).filter((row) => !only || only.includes(row.profileId));
  const entriesOf = (realm: string, listKey: string, ids: readonly string[]) => ids.map((contentId, index) => ({ realm, listKey, contentId, place: ids.length - index }));
  const hearts = profilesOf('team').flatMap(({ realm, profileId }) => entriesOf(realm, favouritesKey(profileId), likedChannels));
  if (hearts.length > 0) await db.insert(listEntries).values(hearts);
  const profiles = profilesOf('resume');
  if (profiles.length === 0) return;
  await db.insert(progress).values(profiles.flatMap((profile) => started.map(([contentId, position], index) =>
    ({ ...profile, contentId, position, duration: 60, savedAt: started.length - index }))));
  await db.insert(watchlists).values(profiles.flatMap(({ realm, profileId }) => kept.map(({ id, name }, index) => ({ realm, id, shareId: `${id}-shared`, ownerProfileId: profileId, name, createdAt: index }))));
  await db.insert(listEntries).values(profiles.flatMap(({ realm, profileId }) => [
    ...entriesOf(realm, favouritesKey(profileId), liked), ...kept.flatMap(({ id, ids }) => entriesOf(realm, id, ids)),
  ]));
}

/** A list of the house, which everybody may read and keep: a card leads to it. */
export async function seedHouseLists(db: Database): Promise<void> {
  const names = realmSeed.map(({ realm }) => realm);
  await db.insert(watchlists).values(names.map((realm) => ({ realm, id: 'staff-picks', shareId: 'staff-picks', ownerProfileId: 'platform', name: realm === 'cinema' ? 'Staff picks' : 'Editors’ picks', createdAt: 0 })));
  await db.insert(listEntries).values(names.flatMap((realm) => picks.map((contentId, index) => ({ realm, listKey: 'staff-picks', contentId, place: picks.length - index }))));
}
