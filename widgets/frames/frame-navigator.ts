import type { RealmSettings } from '../../src/contracts/realm/realm-settings.ts';
import { pathFor } from '../../src/routing/path-for.ts';
import type { Navigator } from '../../src/store/navigator.ts';

/** Links inside a frame open the tenant's site beside the partner's page: the frame itself shows one thing. */
export function createFrameNavigator({ origin, countryCode }: RealmSettings): Navigator {
  const hrefOf: Navigator['hrefOf'] = (destination) => origin + pathFor(destination, countryCode);
  return {
    hrefOf,
    go(destination) {
      window.open(hrefOf(destination), '_blank', 'noopener');
      return true;
    },
  };
}
