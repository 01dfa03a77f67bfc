import { isApiError } from '../../api/api-error.ts';
import { validatePaymentMethod } from '../../api/calls/purchase.ts';
import type { Client } from '../../api/client.ts';
import type { EnteredCard, PaymentDetails } from '../../contracts/purchase/payment.ts';
import { checkApp, type SolveRiddle } from '../identity/sign-up/app-check.ts';

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
    const captchaToken = await checkApp({ ask: (call, input) => client.call(call, input) }, solve).catch((failure: unknown) => {
      throw isApiError(failure) && failure.kind === 'unreachable' ? failure : refused;
    });
    return (await client.call(validatePaymentMethod, { ...card, captchaToken })).parsedData;
  }
}
