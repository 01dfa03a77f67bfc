import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import { isDatabaseDown } from '../../db/is-database-down.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';

/** What a page is about, read once for each state of the published catalogue; undefined while the database is away: the page comes without. */
export async function keptPageFacts({ db, keptData, readState }: PlatformContext, realm: RealmSettings, match: PathMatch | undefined, locale: string): Promise<PageFacts | undefined> {
  if (!match) return undefined;
  try {
    const { published } = await readState();
    return await keptData.read(published, JSON.stringify(['page facts', realm.realm, match, locale]), () => readPageFacts({ db, realm, locale }, match));
  } catch (failure) {
    if (isDatabaseDown(failure)) return undefined;
    throw failure;
  }
}
