import { and, count, eq, gt, not, or, like } from 'drizzle-orm';
import { paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import { guardAppCheck } from '../../identity/sign-up/app-check.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/** chosen: so many refused payments of an account within an hour look like somebody who tries cards that are not theirs */
const mostDeclined = 5;
const withinMs = 3_600_000;

async function declinedLately({ context: { db }, user, now }: MemberCaller): Promise<number> {
  const { accountId, state, failureCode, createdAt } = paymentAttempts;
  const byPayer = or(eq(failureCode, 'CHALLENGE_FAILED'), like(failureCode, 'payment\\_%'));
  const [row] = await db.select({ tried: count() }).from(paymentAttempts).where(and(eq(accountId, user.id), eq(state, 'DECLINED'), gt(createdAt, now - withinMs), not(byPayer!)));
  return row?.tried ?? 0;
}

/**
 * Wants proof that a browser gives a further card, after several were refused; each proof is good once.
 *
 * @throws PlatformError 400 `CAPTCHA_FAIL_ERROR` without a good proof
 * @source spec 2 §8 "CAPTCHA_FAIL_ERROR"; design/checkout.md "card testing"
 */
export async function guardCardTries(caller: MemberCaller, captchaToken: string | undefined): Promise<void> {
  if (await declinedLately(caller) < mostDeclined) return;
  const refused = () => new PlatformError(400, 'CAPTCHA_FAIL_ERROR', 'Prove that a browser asks, and give the card again.');
  const spend = await guardAppCheck(caller, captchaToken).catch((failure: unknown) => { throw failure instanceof PlatformError ? refused() : failure; });
  await spend().catch((failure: unknown) => { throw failure instanceof PlatformError ? refused() : failure; });
}
