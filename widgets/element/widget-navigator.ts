import type { Emit } from '../../src/binding/emit.ts';
import type { RealmSettings } from '../../src/contracts/realm/realm-settings.ts';
import { pathFor } from '../../src/routing/path-for.ts';
import type { Navigator } from '../../src/store/navigator.ts';
import type { WidgetEvents } from './widget-events.ts';

/**
 * Links lead to the tenant's own site. A plain click is offered to the page first, as a cancelable `footlight-navigate`;
 * a page that does nothing lets the browser follow the link. The page's history is never touched.
 */
export function createWidgetNavigator({ origin, countryCode }: RealmSettings, emit: Emit<WidgetEvents>): Navigator {
  const hrefOf: Navigator['hrefOf'] = (destination) => origin + pathFor(destination, countryCode);
  return {
    hrefOf,
    go: (destination) => !emit('navigate', { ...destination, href: hrefOf(destination) }, { cancelable: true }),
  };
}
