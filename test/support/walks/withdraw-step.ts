import { and, desc, eq } from 'drizzle-orm';
import { invoices } from '../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { issueToken } from '../../../demo/platform/identity/one-time-tokens.ts';
import { invoiceName } from '../../../demo/platform/purchase/books/invoice-name.ts';
import { findContract } from '../../../demo/platform/purchase/withdrawal/find-contract.ts';
import type { Heard, TwoDoors } from './two-doors.ts';
import { platformTime } from './walk-books.ts';
import { otherDoor } from './walk-payment.ts';
import type { Walker } from './walker.ts';

const linkMs = 3 * 86_400_000;

/** Withdraws from the contract of the last invoice, where the law lets: the mailed link is pressed at both processes at once. Mails are limited, so the link is made here. */
export async function withdraw({ db }: TwoDoors, walker: Walker, at: 0 | 1): Promise<Heard[]> {
  const { realm, accountId } = walker;
  const now = await platformTime(db);
  const [last] = await db.select().from(invoices).where(and(eq(invoices.accountId, accountId), eq(invoices.kind, 'INVOICE'))).orderBy(desc(invoices.number)).limit(1);
  const contract = last && await findContract(db, realm, { invoice: invoiceName(realm, last.number), email: `${accountId}@footlight.test` }, now);
  if (!contract) return [];
  const token = await issueToken(db, { realm, purpose: 'withdraw', accountId, facts: { number: String(contract.invoice.number) }, expiresAt: now + linkMs });
  const press = (door: 0 | 1) => walker.ask(door, { method: 'POST', path: '/api/v2/withdrawals/confirm', body: { token } });
  return Promise.all([press(at), press(otherDoor(at))]);
}
