import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postedParameter, type PostedFields } from '../../../../src/contracts/wire/posted-fields.ts';
import { matchPath } from '../../../../src/routing/match-path.ts';
import { takesPost } from '../../../../src/routing/routes-with-post.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { keepPostedFields } from './posted-return-store.ts';

const formType = 'application/x-www-form-urlencoded';
/** An identity token and a signed payment answer are a few kilobytes each. */
const bodyLimit = 32 * 1024;
const mostFields = 50;

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** @throws PlatformError 400 `BAD_REQUEST` for a field that comes twice, too many fields and NUL characters */
function fieldsOf(body: string): PostedFields {
  const entries = [...new URLSearchParams(body)];
  const isGood = entries.length <= mostFields && new Set(entries.map(([name]) => name)).size === entries.length && !entries.flat().some((text) => text.includes('\0'));
  if (!isGood) throw new PlatformError(400, 'BAD_REQUEST', 'This form cannot be read.');
  return Object.fromEntries(entries);
}

/** The same page by GET. A reference that came with the address is not passed on. */
function locationOf(request: FastifyRequest, reference: string): string {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  query.set(postedParameter, reference);
  return `${pathOf(request)}?${query}`;
}

/** The methods of a page, as `Allow` names them; refused before the body is read. @throws PlatformError 405, 415 */
function guardMethod(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): void {
  const match = matchPath(pathOf(request), context.settingsOf(context.realmOfHost(request.hostname) ?? '')?.countryCode);
  const isReturn = match !== undefined && takesPost(match.name);
  if (request.method !== 'POST' || !isReturn) {
    reply.header('allow', isReturn ? 'GET, HEAD, POST' : 'GET, HEAD');
    throw new PlatformError(405, 'method-not-allowed', 'This page is not answered by this method.');
  }
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== formType) throw new PlatformError(415, 'unsupported-media-type', 'Only a form may be posted here.');
}

/**
 * Lets providers return to a tenant's pages by a posted form.
 *
 * 1. A POST to a page that takes one is kept under a one-time reference, and answered 303 to the same page by GET.
 * 2. Forms are counted by the address that posts them, and what a tenant keeps of them has an end: 429 `too-many-requests` with `Retry-After`.
 * 3. Every other method than GET and HEAD, on every other page, is answered 405.
 *
 * The form comes from another site and proves nothing: the page compares its `state` with what the browser started.
 *
 * @source design/identity.md "Apple answers by a cross-site POST"
 */
export function registerReturns(scope: FastifyInstance, context: PlatformContext): void {
  scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  scope.route({
    method: ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'], url: '/*', constraints: { host: context.hosts.pattern('tenant') }, bodyLimit,
    onRequest: async (request, reply) => guardMethod(context, request, reply),
    handler: async (request, reply) => {
      const now = await context.now();
      await context.limits.countAddress('posted forms at an address', request, now);
      const realm = context.realmOfHost(request.hostname) ?? '';
      const reference = await keepPostedFields(context.db, realm, fieldsOf(String(request.body)), now);
      return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(locationOf(request, reference), 303);
    },
  });
}
