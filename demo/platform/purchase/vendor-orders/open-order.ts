import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { providerPayments } from '../../db/tables/purchase/provider-tables.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { planPayment } from '../providers/payment-jobs.ts';
import { openPayment, paymentOfAttempt } from '../providers/provider-payments.ts';
import type { PeriodOrder } from './charge-needed.ts';
import { openVendorOrder } from './vendor-order-store.ts';

/** chosen: shorter than vendors remember a key, so that no charge is made twice by asking again */
const periodPatienceMs = 20 * 3_600_000;

const facts = { step: 'CHALLENGE' as const, seller: '', refusedAs: null, mandate: 'KEPT' as const };

/** Opens what a viewer pays: the vendor is asked when this is committed. */
export async function openViewerOrder(tx: Database, { realm }: { realm: RealmRow }, attempt: AttemptRow, keepsMandate: boolean): Promise<void> {
  const { id: attemptId, accountId, provider, amount, scale, currency, createdAt, paymentMethodId } = attempt;
  const payment = await openPayment(tx, { ...facts, attemptId, realm: realm.realm, accountId, provider, amount, scale, currency, createdAt }, `${realm.settings.origin}/pay/${provider}`);
  await openVendorOrder(tx, { attemptId, accountId, paymentMethodId, isPresent: true, keepsMandate, subscriptionId: null, work: null, workAt: null });
  await planPayment(tx, payment);
}

/** Opens the charge of a period, which is asked for until there is an answer, or the vendor's time is over. */
export async function openPeriodOrder(tx: Database, { paymentMethodId, subscriptionId, ...order }: PeriodOrder, now: number): Promise<void> {
  const { attemptId, accountId } = order;
  if (await paymentOfAttempt(tx, attemptId)) return;
  const { reference } = await openPayment(tx, { ...facts, ...order, createdAt: now }, '');
  const expiresAt = now + periodPatienceMs;
  const [payment] = await tx.update(providerPayments).set({ expiresAt }).where(eq(providerPayments.reference, reference)).returning();
  if (payment) await planPayment(tx, payment);
  await openVendorOrder(tx, { attemptId, accountId, paymentMethodId, isPresent: false, keepsMandate: false, subscriptionId, work: 'CHARGE', workAt: now });
}
