import type { EventArguments } from '../../binding/emit.ts';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import type { PlayerEvents } from '../../features/player/events.ts';
import { readQuery, writeQuery } from '../../routing/query-parameters.ts';
import { safeReturn } from '../../routing/safe-return.ts';
import { listContextQuery } from '../../rules/catalogue/list-context.ts';
import { signInDestination } from '../../rules/identity/sign-in-return.ts';
import { interstitialOf } from '../../rules/playback/interstitial.ts';
import type { PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import type { TitleContent } from '../../store/playback/player-state.ts';
import type { SiteLocation, SiteNavigator } from '../navigator/site-navigator.ts';

interface Watched {
  settings: RealmSettings;
  navigator: SiteNavigator;
  location: SiteLocation;
  /** The title that the address names. */
  id: string;
}

/**
 * Where the watch page leads: to another title, to sign-in and the purchase with the way back, to the interstitial page, to the page before.
 *
 * @source spec 1 §2.2 "showPurchase", §4.1, §8 "Then a go-back action returns to the previous page"; chosen: the specifications name `showPurchase` and say no more. A link with it
 * leads straight to the plans of a title that the viewer may not watch, and does nothing where they may
 */
export function watchRouting({ settings, navigator, location, id }: Watched) {
  return {
    /** To another title, in the list that the viewer came from. One that stands for this one takes its place, so that the way back does not lead here again. */
    lead({ kind: name, id: eventId, replaces }: TitleContent): void {
      const query = listContextQuery(location.query);
      const destination = { name, params: { eventId }, ...(Object.keys(query).length > 0 ? { query } : {}) };
      navigator.visit(navigator.hrefOf(destination), { replace: replaces !== undefined, state: location.state });
    },
    follow([name, detail]: EventArguments<PlayerEvents>, outcome: PlaybackOutcome | undefined): void {
      if (name === 'go-back') navigator.back();
      if (name === 'sign-in-required' && detail.asked) navigator.go({ ...signInDestination(location), state: { accessGrantedOnSignIn: true } });
      if (name === 'access-required' && detail.asked) navigator.go(purchaseOf(id, outcome, location));
      const isRefused = name === 'access-required' && !detail.asked && outcome;
      if (isRefused && readQuery(location.query, 'showPurchase')) {
        // The way back leads to the title, which does not open its plans again.
        const address = withoutPurchase(location.address);
        navigator.visit(address, { replace: true, state: location.state });
        navigator.go(purchaseOf(id, outcome, { address }));
        return;
      }
      const interstitial = isRefused && interstitialOf(outcome, settings, location);
      if (interstitial) navigator.visit(navigator.hrefOf(interstitial), { replace: true, state: location.state });
    },
  };
}

function withoutPurchase(address: string): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://own');
  searchParams.delete('showPurchase');
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}

/** The plans that open a title, and the way back to it. */
function purchaseOf(eventId: string, outcome: PlaybackOutcome | undefined, { address }: Pick<SiteLocation, 'address'>) {
  return { name: 'purchase' as const, query: writeQuery({ eventId, licences: outcome?.licences, from: safeReturn(address) }) };
}
