import type { FastifyRequest } from 'fastify';
import { isRegistered, type RegisteredOrigin } from '../../../bridge/contract/origins/registered-origins.ts';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import { postedParameter } from '../../../src/contracts/wire/posted-fields.ts';
import type { RouteName } from '../../../src/routing/route-names.ts';
import { takesPost } from '../../../src/routing/routes-with-post.ts';

const framePurposes: readonly unknown[] = ['iframe', 'frame', 'embed', 'object', 'fencedframe'];

function originOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

/** A setting that the platform alone reads, so that no page carries it. */
type WithFramedSite = RealmSettings['flags'] & { framedSite?: boolean };

/**
 * Whether the tenant's registered partners may frame its whole site, and steer it.
 *
 * chosen: a switch of the realm, off unless it is set, beside the registration: most partners embed players, and a site in a frame is seen inside of another's page
 */
export const mayFrameSite = ({ flags }: RealmSettings): boolean => (flags as WithFramedSite).framedSite === true;

/** The origins that may put this tenant's frames on their pages, as the policy header writes them. */
export const framingOriginsOf = (registered: readonly RegisteredOrigin[]): string[] => registered.map(({ origin }) => origin);

/** What a document for a frame differs by: the page that asks for it. */
export const variesByEmbedder = { vary: 'Origin, Referer, Sec-Fetch-Dest' };

/** The origin of the page that asks for a frame's document, where the browser says it: of the page next to it, not of those around that one. */
export const embedderOf = ({ headers }: FastifyRequest): string | undefined => originOf(headers.origin) ?? originOf(headers.referer);

/** The origin that requests a document to frame it; undefined when nobody frames it, or the browser does not say who. */
function framingOriginOf(request: FastifyRequest): string | undefined {
  return framePurposes.includes(request.headers['sec-fetch-dest']) ? embedderOf(request) : undefined;
}

/**
 * Whether an unregistered page requests an embed page to frame it.
 *
 * Such a page gets no document at all. When the browser does not send the embedding page's address,
 * `frame-ancestors` still refuses in the browser.
 *
 * @source design/bridge.md requirement 1
 */
export function isUnregisteredFrame(request: FastifyRequest, realm: RealmSettings, registered: readonly RegisteredOrigin[]): boolean {
  const asking = framingOriginOf(request);
  return asking !== undefined && asking !== realm.origin && !isRegistered(registered, asking);
}

/** Whether another site requests a page of the tenant's own site to frame it: refused to partners too. */
export function isForeignFrame(request: FastifyRequest, realm: RealmSettings): boolean {
  const asking = framingOriginOf(request);
  if (asking !== undefined) return asking !== realm.origin;
  const isFramed = framePurposes.includes(request.headers['sec-fetch-dest']);
  return isFramed && request.headers['sec-fetch-site'] !== undefined && request.headers['sec-fetch-site'] !== 'same-origin';
}

/**
 * Whether a provider's posted form is led on to its page: in a frame of ours the browser names the provider as the site that asks.
 *
 * The page's `frame-ancestors` still keeps other sites from showing it.
 */
export function isPostedReturn(request: FastifyRequest, page: RouteName | undefined): boolean {
  return page !== undefined && takesPost(page) && typeof (request.query as Readonly<Record<string, unknown>>)[postedParameter] === 'string';
}
