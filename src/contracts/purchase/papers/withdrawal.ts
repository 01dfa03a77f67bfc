import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { listOf } from '../../wire/parsing/list-of.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { sent } from '../../wire/sent-text.ts';

/** As it stands on the paper. */
const invoice = z.string().check(z.regex(/^[^]{1,60}$/u));

/** Which contract is withdrawn from, as its buyer knows it without signing in. */
export const withdrawalRequest = z.object({ invoice, email: z.string().check(z.regex(/^[^]{3,254}$/u)) });

/** The token of the mailed link. */
export const withdrawalToken = z.object({ token: sent('token') });

/** What ends, and what comes back. @source design/checkout.md 8 "Withdrawal in the EU is its own function and needs no login" */
export const withdrawal = z.object({
  licenceName: z.string(),
  invoice: z.string(),
  refund: z.object({ amount: wholeNumber, scale: wholeNumber, currency: z.string() }),
});
export type Withdrawal = z.output<typeof withdrawal>;

/** A contract that a signed-in member may withdraw from now. @property until the end of the time that the law gives */
export const ownWithdrawal = z.extend(withdrawal, { until: instant });
export type OwnWithdrawal = z.output<typeof ownWithdrawal>;

/** chosen: the calls of a member, who is known already and needs no mailed link */
export const ownWithdrawals = z.object({ withdrawals: listOf('ownWithdrawals.withdrawals', ownWithdrawal) });

/** The contract by its invoice, as it was shown. */
export const ownWithdrawalRequest = z.object({ invoice });
