import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import type { Destination } from '../../routing/destination.ts';
import type { PathMatch } from '../../routing/match-path.ts';
import type { PlaybackOutcome } from './playback-outcome.ts';

/**
 * The interstitial page of a title that the viewer may not watch yet, where the tenant has such pages.
 *
 * @param here the page that the title was opened on
 * @returns undefined where the title's own page asks for the licence
 * @source spec 1 §4.1 "DENIED leads to a licence or purchase prompt (or the interstitial page when enabled)"; chosen: a live event keeps its page, as §2.3 leads only videos there
 */
export function interstitialOf(outcome: PlaybackOutcome, { flags }: Pick<RealmSettings, 'flags'>, here: { match: PathMatch | undefined; query: Record<string, string> }): Destination | undefined {
  if (!flags.interstitialPage || outcome.kind !== 'purchase' || here.match?.name !== 'vod') return undefined;
  return { name: 'interstitial', params: here.match.params, ...(Object.keys(here.query).length > 0 ? { query: here.query } : {}) };
}
