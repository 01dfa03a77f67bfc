import { isApiError } from '../../api/api-error.ts';
import { proveAppCheck, readAppCheckChallenge } from '../../api/calls/identity/sign-up.ts';
import { validatePaymentMethod } from '../../api/calls/purchase.ts';
import type { Client } from '../../api/client.ts';
import type { EnteredCard, PaymentDetails } from '../../contracts/purchase/payment.ts';
import type { SolveRiddle } from '../identity/sign-up/app-check.ts';

async function provenBy(client: Client, solve: SolveRiddle): Promise<string> {
  const { challenge } = await client.call(readAppCheckChallenge, {});
  return (await client.call(proveAppCheck, { challenge, solution: await solve(challenge) })).appCheckToken;
}

/**
 * What the provider knows an entered card by. Where the platform wants proof that a browser asks, a riddle is solved and the card is given once more.
 *
 * @param solve absent where nothing solves: the platform's refusal is thrown then, as it is where the proof fails
 * @throws ApiError
 * @source spec 2 §8 "CAPTCHA_FAIL_ERROR"
 */
export async function validateCard(client: Client, card: EnteredCard, solve?: SolveRiddle): Promise<PaymentDetails> {
  try {
    return (await client.call(validatePaymentMethod, card)).parsedData;
  } catch (refused) {
    if (!solve || !isApiError(refused) || refused.body?.code !== 'CAPTCHA_FAIL_ERROR') throw refused;
    const captchaToken = await provenBy(client, solve).catch((failure: unknown) => {
      throw isApiError(failure) && failure.kind === 'unreachable' ? failure : refused;
    });
    return (await client.call(validatePaymentMethod, { ...card, captchaToken })).parsedData;
  }
}
