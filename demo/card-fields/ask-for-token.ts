import * as z from 'zod/mini';
import type { BankCardDetails } from '../../src/contracts/purchase/card-fields/bank-card-details.ts';
import { cardToken } from '../../src/contracts/purchase/card-fields/card-token.ts';
import { apiErrorBody } from '../../src/contracts/wire/api-error-body.ts';

/** What came of a card. `status` 0: no answer that can be read. */
export type TokenAnswer =
  | (z.output<typeof cardToken> & { kind: 'token' })
  | { kind: 'refused'; status: number; code?: string; message?: string; retryAfterMs?: number };

/** Exchanges a card for a token, at this page's own origin. It always answers. */
export async function askForToken(merchant: string, card: BankCardDetails, send: typeof fetch = fetch): Promise<TokenAnswer> {
  try {
    const answer = await send('/tokens', { method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ merchant, card }) });
    const body: unknown = await answer.json();
    if (answer.ok) return { kind: 'token', ...z.parse(cardToken, body) };
    const said = z.safeParse(apiErrorBody, body).data;
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return { kind: 'refused', status: answer.status, code: said?.code, message: said?.messages[0], ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}) };
  } catch {
    return { kind: 'refused', status: 0 };
  }
}
