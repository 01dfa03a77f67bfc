import type { FastifyRequest } from 'fastify';
import type { PathMatch } from '../../../src/routing/match-path.ts';
import { type CarriedView, type carriedView, viewAt } from '../catalogue/composed/carried-view.ts';
import type { RequestPlace } from '../realm/request-place.ts';
import { visitorNetwork } from '../server/limits/visitor-network.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { PageReads } from './last-known.ts';

/** What is refused is not carried. */
function withoutRefused(failure: unknown): undefined {
  if (failure instanceof PlatformError) return undefined;
  throw failure;
}

/** A page whose view is asked for. */
interface ViewPage { context: PlatformContext; request: FastifyRequest; realm: string; match: PathMatch | undefined; locale: string }

/** The view that a page carries; while the database is away, what guests in the place of this network were last shown. */
export async function lastView(reads: PageReads, readView: typeof carriedView, { context, request, realm, match, locale }: ViewPage): Promise<CarriedView | undefined> {
  const asked = viewAt(match);
  if (!asked) return undefined;
  const visitor = `place ${JSON.stringify([realm, visitorNetwork(request), request.headers['x-footlight-country'], request.headers['x-footlight-vpn']])}`;
  const nameOf = (place: RequestPlace) => `view ${JSON.stringify([realm, locale, asked, place])}`;
  const read = await reads.read(() => readView(context, request, match, locale).catch(withoutRefused));
  if (!read) {
    const place = reads.last<RequestPlace>(visitor);
    return place && reads.last(nameOf(place));
  }
  if (read.value) {
    reads.keep(visitor, read.value.place);
    reads.keep(nameOf(read.value.place), read.value);
  }
  return read.value;
}
