import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { invoiceFile } from '../../../../src/contracts/purchase/papers/invoice-file.ts';
import type { Database } from '../../db/database.ts';
import { invoices, paymentHistory } from '../../db/tables/purchase/subscription-tables.ts';
import { buyerIdsOf } from '../gifts/guest-purchases.ts';
import { issueToken, takeToken } from '../../identity/one-time-tokens.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { invoiceName } from './invoice-name.ts';
import { writeInvoice } from './papers/write-invoice.ts';

/** chosen: a browser follows the address at once */
const addressLifeMs = 60_000;

const path = '/api/v2/customer/invoice-file';

export const fileNameOf = (realm: string, number: number): string => `${invoiceName(realm, number)}.pdf`;

/** Which of these invoices have a file. */
export async function withFile(db: Database, realm: string, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set();
  const rows = await db.select({ number: invoices.number }).from(invoices).where(and(eq(invoices.realm, realm), inArray(invoices.number, [...numbers]), isNotNull(invoices.paper)));
  return new Set(rows.map(({ number }) => number));
}

const notFound = () => new PlatformError(404, 'invoice-not-found', 'There is no such invoice.');

/** The address of an invoice's file, good once and for a minute. @throws PlatformError 404 `invoice-not-found`, another account's too */
export async function addressOfInvoice({ context: { db }, realm: { realm, settings }, user, now }: MemberCaller, historyId: string): Promise<z.input<typeof invoiceFile>> {
  const own = and(eq(paymentHistory.realm, realm), inArray(paymentHistory.accountId, await buyerIdsOf(db, realm, user.id)), eq(paymentHistory.id, historyId));
  const [item] = await db.select({ number: paymentHistory.invoiceNumber }).from(paymentHistory).where(own);
  const number = item?.number ?? undefined;
  if (number === undefined || !(await withFile(db, realm, [number])).has(number)) throw notFound();
  const expiresAt = now + addressLifeMs;
  const token = await issueToken(db, { realm, purpose: 'invoice-file', accountId: user.id, facts: { number: String(number) }, expiresAt });
  return { url: `${settings.origin}${path}/${token}`, fileName: fileNameOf(realm, number), expiresAt: new Date(expiresAt).toISOString() };
}

async function fileOf(context: PlatformContext, realm: string, token: string) {
  const taken = await takeToken(context.db, { realm, purpose: 'invoice-file', token }, await context.now());
  const [row] = taken ? await context.db.select().from(invoices).where(and(eq(invoices.realm, realm), eq(invoices.number, Number(taken.facts['number'])))) : [];
  if (!row?.paper) throw notFound();
  return { name: fileNameOf(realm, row.number), bytes: await writeInvoice({ ...row, paper: row.paper }) };
}

/** Gives an invoice's file to whoever has its address. It is made on demand, from what was kept when it was issued. chosen: an address of its own, as a browser saves a file by itself on every page and in every frame */
export function registerInvoiceFiles(scope: FastifyInstance, host: RegExp, context: PlatformContext): void {
  scope.get(`${path}/:token`, { constraints: { host }, exposeHeadRoute: false }, async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    await context.limits.countAddress('one-time tokens at an address', request, await context.now());
    const { name, bytes } = await fileOf(context, context.realmOfHost(request.hostname) ?? '', request.params.token);
    return reply.headers({
      'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"`, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'content-security-policy': "default-src 'none'; sandbox",
    }).type('application/pdf').send(bytes);
  });
}
