import { and, desc, eq } from 'drizzle-orm';
import { oneTimeTokens } from '../../../../demo/platform/db/tables/identity/account-tables.ts';
import { invoices } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { hashOfToken } from '../../../../demo/platform/identity/one-time-tokens.ts';
import { ask, move, recordedAt, type Scenario } from '../scenario.ts';
import { purchase } from './subscriptions.ts';

/** The link of a mail to the buyer, as the mail would bring it. */
const mailed = move(async ({ running: { context: { db } } }, realm) => {
  const accountId = `${realm}.buyer`;
  const [invoice] = await db.select().from(invoices).where(and(eq(invoices.realm, realm), eq(invoices.accountId, accountId))).orderBy(desc(invoices.number)).limit(1);
  await db.insert(oneTimeTokens).values({ hash: hashOfToken('withdraw-token'), realm, purpose: 'withdraw', accountId, facts: { number: String(invoice?.number) }, expiresAt: recordedAt + 60_000 });
});

/** A contract that is withdrawn from, and every refusal on the way. */
export const withdrawalScenarios: Scenario[] = [
  { realm: 'arena', viewer: 'buyer', steps: [
    ...purchase('arena-pass-month', 'of what is withdrawn from'),
    ask('askWithdrawal', 'any number and e-mail', { invoice: 'ARENA-999999', email: 'nobody@footlight.test' }),
    ...['again', 'a third time', 'too often'].map((as) => ask('askWithdrawal', as, { invoice: 'ARENA-999999', email: 'nobody@footlight.test' })),
    ask('askWithdrawal', 'what is no e-mail', { invoice: 'ARENA-999999', email: 'nobody' }),
    mailed,
    ask('readWithdrawal', 'a good link', { token: 'withdraw-token' }),
    ask('readWithdrawal', 'an unknown link', { token: 'unknown' }),
    ask('confirmWithdrawal', 'a good link', { token: 'withdraw-token' }),
    ask('confirmWithdrawal', 'a used link', { token: 'withdraw-token' }),
  ] },
  { realm: 'arena', viewer: 'netherlands', steps: [
    ...purchase('arena-pass-month', 'of what a member withdraws from'),
    ask('readOwnWithdrawals', 'one purchase', {}),
    ask('confirmOwnWithdrawal', 'no purchase of theirs', { invoice: 'ARENA-999999' }),
    ask('confirmOwnWithdrawal', 'by its invoice', ({ readOwnWithdrawals }) => ({ invoice: (readOwnWithdrawals?.['withdrawals'] as { invoice: string }[] | undefined)?.[0]?.invoice ?? '' })),
    ask('readOwnWithdrawals', 'nothing', {}),
  ] },
  { realm: 'arena', viewer: 'child', steps: [ask('readOwnWithdrawals', 'a child', {})] },
];
