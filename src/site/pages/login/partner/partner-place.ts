import { pathFor } from '../../../../routing/path-for.ts';
import type { CountryCode } from '../../../../routing/path-sets/path-set-of.ts';
import type { PartnerPlace } from '../../../../store/identity/providers/partner/partner-workflow.ts';

const key = 'footlight-partner-begins';

/** The path that this document was opened by, which its policy was written for: pages that followed in it changed the address alone. */
const documentPath = (): string => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/** The documents that may run a partner's script: its own sign-in page, and the page that it returns to. */
export function createPartnerPlace(countryCode: CountryCode | undefined, openedBy: () => string = documentPath): PartnerPlace {
  return {
    isHere: ({ name }) => [pathFor({ name: 'login-provider', params: { authProvider: name } }, countryCode), pathFor({ name: 'oauth', params: { provider: name } }, countryCode)].includes(openedBy()),
    wayThere({ name }, query) {
      guarded((storage) => storage.setItem(key, name));
      return pathFor({ name: 'login-provider', params: { authProvider: name }, query: { ...query } }, countryCode);
    },
    takeBegin({ name }) {
      const isAwaited = guarded((storage) => storage.getItem(key)) === name;
      guarded((storage) => storage.removeItem(key));
      return isAwaited;
    },
  };
}

/** Without storage the viewer presses once more. */
function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
