import type { MobileApp } from '../../../contracts/identity/auth-provider.ts';
import type { PathMatch } from '../../../routing/match-path.ts';

/** What a provider's page brought back for an app. */
export interface AppHandOver {
  /** The app by the name in the path or by its bundle id. */
  app: { name: string } | { bundleId: string } | undefined;
  code: string | undefined;
  state: string | undefined;
  /** The viewer or the provider ended it. */
  isOver: boolean;
  /** False where the app's browser only begins. */
  isReturn: boolean;
}

/** A scheme that an app can own: a domain name in reverse. No page, script, file or mail has a point in its scheme. @source RFC 8252 §7.1 */
const SCHEME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/;
/** What a provider writes into an answer. @source RFC 6749 appendix A.5, A.11: visible ASCII */
const ANSWER = /^[\x21-\x7e]{1,2048}$/;

const answerOf = (text: string | undefined): string | undefined => (text !== undefined && ANSWER.test(text) ? text : undefined);

/**
 * Reads a return that is for an app; undefined for one that is for this site.
 *
 * A token in the query or the fragment is not read, and neither is a text of the provider.
 *
 * @source spec 3 §2 "mobile external", "oauth | /oauth/{provider}/{appname}", "bundle_id"
 */
export function handOverOf({ match, query }: { match: PathMatch | undefined; query: Readonly<Record<string, string>> }): AppHandOver | undefined {
  if (!match || !['mobile-external', 'oauth', 'oidc', 'oidc-login', 'oidc-signup'].includes(match.name)) return undefined;
  const name = match.name === 'oauth' ? match.params.appname : undefined;
  const bundleId = query['bundle_id'];
  if (name === undefined && bundleId === undefined && match.name !== 'mobile-external') return undefined;
  const app = name !== undefined ? { name } : bundleId !== undefined ? { bundleId } : undefined;
  const isOver = query['error'] !== undefined;
  return { app, code: answerOf(query['code']), state: answerOf(query['state']), isOver, isReturn: name !== undefined || isOver || query['code'] !== undefined };
}

/** The app that is meant, if its tenant registered it with a scheme of its own. */
export function appOf(apps: readonly MobileApp[], { app }: Pick<AppHandOver, 'app'>): MobileApp | undefined {
  const found = apps.find((one) => app && ('name' in app ? one.name === app.name : one.bundleId === app.bundleId));
  return found && SCHEME.test(found.scheme) ? found : undefined;
}

/**
 * The address that opens an app with what its sign-in needs: code and state. Undefined where one of them is missing.
 *
 * @source spec 3 §4 "In a mobile app the code is handed to the app by a custom-scheme link"; RFC 8252 §7.1 "a single slash"
 */
export function appAddress({ scheme }: MobileApp, { code, state }: Pick<AppHandOver, 'code' | 'state'>): string | undefined {
  return code !== undefined && state !== undefined ? `${scheme}:/oauth?code=${encodeURIComponent(code)}&state=${encodeURIComponent(state)}` : undefined;
}
