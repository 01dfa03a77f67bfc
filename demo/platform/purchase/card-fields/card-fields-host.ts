import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { BuiltFiles } from '../../hosts/files/built-files.ts';
import { framingOriginsOf, isForeignFrame } from '../../hosts/frame-guard.ts';
import { registerReports } from '../../hosts/policy-reports.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { cardFieldsDocument, cardFieldsHeaders, cardFieldsSheet } from './card-fields-page.ts';
import { makeCardToken } from './card-tokens.ts';

/** @property merchant the tenant */
const tokenBody = z.object({ merchant: z.string(), card: z.unknown() });

/** The fields in the frame of their tenant's page; nothing for anybody else's frame, nor as a page of its own. */
function showFields(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { merchant } = request.params as { merchant: string };
  const realm = context.settingsOf(merchant);
  if (!realm) return reply.code(404).send();
  const page = { merchant, parent: realm.origin, framedBy: framingOriginsOf(context.registeredOrigins(merchant)) };
  reply.headers(cardFieldsHeaders(page));
  if (isForeignFrame(request, realm) || request.headers['sec-fetch-dest'] === 'document') return reply.code(403).send();
  return reply.type('text/html; charset=utf-8').send(cardFieldsDocument(page));
}

/** A script of another origin asks for no token: cards are typed into our own page. @throws PlatformError 403 `origin-not-registered` */
function guardOwnPage({ headers: { origin, host } }: FastifyRequest): void {
  if (origin !== undefined && origin !== `http://${host}`) throw new PlatformError(403, 'origin-not-registered', 'Cards are entered in the fields of this host alone.');
}

/** Exchanges a card for a token. A card that is tried counts, good or not: stolen numbers are tried in hundreds. */
async function answerToken(context: PlatformContext, request: FastifyRequest) {
  guardOwnPage(request);
  const now = await context.now();
  await context.limits.countAddress('cards at an address', request, now);
  const read = z.safeParse(tokenBody, request.body);
  if (!read.success || !context.settingsOf(read.data.merchant)) throw new PlatformError(400, 'BAD_REQUEST', 'A token is asked for with a merchant and a card.');
  return makeCardToken(context.db, read.data.merchant, read.data.card, now);
}

/**
 * Where bank cards are entered: the providers' own origins, which alone see a number.
 *
 * @source design/checkout.md 1 "Card fields live in a frame on the payment origin"
 */
export function registerCardFieldHosts(scope: FastifyInstance, context: PlatformContext, folder: string): void {
  const host = context.hosts.pattern('card-fields');
  const constraints = { host };
  const built = new BuiltFiles(folder);
  registerReports(scope, host, context);
  scope.get('/fields/:merchant', { constraints }, (request, reply) => showFields(context, request, reply));
  scope.get('/fields.js', { constraints }, (_request, reply) => built.answer(reply, 'fields.js'));
  scope.get('/chunks/*', { constraints }, (request, reply) => built.answer(reply, `chunks/${(request.params as { '*': string })['*']}`));
  scope.get('/fields.css', { constraints }, (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(cardFieldsSheet));
  scope.post('/tokens', { constraints, bodyLimit: 4096 }, async (request, reply) => reply.header('cache-control', 'no-store').send(await answerToken(context, request)));
}
