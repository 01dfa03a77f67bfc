import type { Database } from '../../db/database.ts';
import { favourites, progress } from '../../db/tables/viewer-tables.ts';
import { realmSeed } from '../realm/realm-seed.ts';

/** Titles in whose middle the resume account stopped, with the seconds it saw. */
const started: [contentId: string, position: number][] = [['1001', 21], ['1007', 34], ['1020', 12]];
const liked = ['1003', '1006'];

/** What the resume account did before the demo began. @param only profiles to fill; all when absent */
export async function seedProgress(db: Database, only?: string[]): Promise<void> {
  const profiles = realmSeed.map(({ realm }) => ({ realm, profileId: `${realm}.resume.profile` })).filter((row) => !only || only.includes(row.profileId));
  if (profiles.length === 0) return;
  await db.insert(progress).values(profiles.flatMap((profile) => started.map(([contentId, position], index) =>
    ({ ...profile, contentId, position, duration: 60, savedAt: started.length - index }))));
  await db.insert(favourites).values(profiles.flatMap((profile) => liked.map((contentId, index) => ({ ...profile, contentId, addedAt: index }))));
}
