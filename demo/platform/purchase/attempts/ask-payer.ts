import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { paymentAction } from '../../../../src/contracts/purchase/payment.ts';
import type { Database } from '../../db/database.ts';
import { type AttemptRow, paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import type { PayerStep, ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { payerAddress } from '../providers/payer-address.ts';
import { planPayment } from '../providers/payment-jobs.ts';
import { pixCode } from '../providers/pix-code.ts';
import { openPayment } from '../providers/provider-payments.ts';

/** What a payer does elsewhere, how the payment ends then, and whether the payments to come are allowed with it. */
export interface AskedStep { type: PayerStep; refusedAs: string | null; mandate: ProviderPayment['mandate'] }

/** What the payer does elsewhere. */
function actionOf(payment: ProviderPayment, url: string): z.input<typeof paymentAction> {
  const facts = { url, expiresAt: new Date(payment.expiresAt).toISOString() };
  if (payment.step === 'PIX') return { type: 'QR', code: pixCode(payment, url), ...facts };
  return { type: payment.step === 'CHALLENGE' ? 'CHALLENGE' : 'REDIRECT', ...facts };
}

/** Asks the payer, on a page of the provider. */
export async function askPayer(tx: Database, { context: { port }, realm }: MemberCaller, attempt: AttemptRow, { type, refusedAs, mandate }: AskedStep): Promise<AttemptRow> {
  const { id: attemptId, accountId, amount, scale, currency, createdAt, provider } = attempt;
  const facts = { attemptId, realm: realm.realm, accountId, provider, step: type, seller: realm.settings.name, amount, scale, currency, createdAt, refusedAs, mandate };
  const payment = await openPayment(tx, facts, `${realm.settings.origin}/pay/${provider}`);
  await planPayment(tx, payment);
  const action = actionOf(payment, payerAddress(payment, port));
  const [asked] = await tx.update(paymentAttempts).set({ action }).where(eq(paymentAttempts.id, attemptId)).returning();
  return asked ?? attempt;
}
