import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import { isDatabaseDown } from '../../db/is-database-down.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { type AskedQuery, gridIn } from '../page-exists.ts';
import type { PageFacts } from './page-about.ts';
import { readPageFacts } from './page-facts.ts';

/** What a page is about, read once for each state of the published catalogue; undefined while the database is away: the page comes without. */
export async function keptPageFacts({ db, keptData, readState }: PlatformContext, realm: RealmSettings, match: PathMatch | undefined, locale: string, query: AskedQuery = {}): Promise<PageFacts | undefined> {
  if (!match) return undefined;
  try {
    const { published, now } = await readState();
    return await keptData.read(published, JSON.stringify(['page facts', realm.realm, match, gridIn(query), locale]), () => readPageFacts({ db, realm, locale, now }, match, gridIn(query)));
  } catch (failure) {
    if (isDatabaseDown(failure)) return undefined;
    throw failure;
  }
}
