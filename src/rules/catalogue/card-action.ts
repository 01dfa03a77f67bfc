import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { isLiveNow, startsAt } from './live-now.ts';
import { watchedPercent } from './watched-percent.ts';
import { needsSignIn } from '../identity/needs-sign-in.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/**
 * The label of a title's main action.
 *
 * @source spec 1 §4.1 "Card action kinds: play, sign-in, purchase, route"; chosen: missing access decides before anything else
 */
export function actionKeyOf(item: ContentItem, viewer: Viewer | undefined, now: number): LabelKey {
  if (needsSignIn(item, viewer)) return 'signInToWatch';
  if (item.accessLevel === 'DENIED' || item.accessLevel === 'GEOBLOCKED') return 'seeDetails';
  if (startsAt(item, now) !== undefined) return 'seeDetails';
  if (isLiveNow(item, now)) return 'watchLive';
  if (['SERIES', 'VOD_SERIES', 'VOD_SEASON', 'PLAYLIST', 'VOD_PLAYLIST'].includes(item.type)) return 'seeEpisodes';
  if (['DATA_FEED', 'SECTION_LINK', 'WATCHLIST', 'GRID', 'UNKNOWN'].includes(item.type)) return 'seeDetails';
  const percent = watchedPercent(item);
  return percent !== undefined && percent < 100 ? 'resumePlaying' : 'watchNow';
}
