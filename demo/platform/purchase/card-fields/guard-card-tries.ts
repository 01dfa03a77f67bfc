import { and, eq, gt } from 'drizzle-orm';
import { paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import { guardAppCheck } from '../../identity/sign-up/app-check.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { isDeclined } from '../cards/declined-cards.ts';

/** chosen: so many refused payments of an account within an hour look like somebody who tries cards that are not theirs */
const mostDeclined = 5;
const withinMs = 3_600_000;

async function declinedLately({ context: { db }, user, now }: MemberCaller): Promise<number> {
  const { accountId, state, failureCode, createdAt } = paymentAttempts;
  const rows = await db.select({ state, failureCode }).from(paymentAttempts).where(and(eq(accountId, user.id), eq(state, 'DECLINED'), gt(createdAt, now - withinMs)));
  return rows.filter(isDeclined).length;
}

/**
 * Wants proof that a browser gives a further card, after several were refused; each proof is good once.
 *
 * @throws PlatformError 400 `CAPTCHA_FAIL_ERROR` without a good proof
 * @source spec 2 §8 "CAPTCHA_FAIL_ERROR"; design/checkout.md "card testing"
 */
export async function guardCardTries(caller: MemberCaller, captchaToken: string | undefined): Promise<void> {
  if (await declinedLately(caller) < mostDeclined) return;
  try {
    const spend = await guardAppCheck(caller, captchaToken);
    await spend();
  } catch (failure) {
    if (!(failure instanceof PlatformError)) throw failure;
    throw new PlatformError(400, 'CAPTCHA_FAIL_ERROR', 'Prove that a browser asks, and give the card again.');
  }
}
