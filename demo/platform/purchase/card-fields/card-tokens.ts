import * as z from 'zod/mini';
import { bankCardDetails, type BankCardDetails } from '../../../../src/contracts/purchase/card-fields/bank-card-details.ts';
import type { Database } from '../../db/database.ts';
import { issueToken, takeToken } from '../../identity/one-time-tokens.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { fingerprintOf } from '../cards/card-fingerprint.ts';
import type { BankOutcome } from '../providers/acquirer/test-cards.ts';
import { readCard } from '../sandbox-bank.ts';

/** chosen: as long as a viewer may be asked for billing details in between, milliseconds */
const lifeMs = 15 * 60_000;

/** The error code of each card field. @source spec 2 §8 "Card field error keys" */
const codeOfField: ReadonlyMap<string, string> = new Map(Object.entries<string>({
  number: 'incorrect_number', cvc: 'incorrect_cvc', expiryMonth: 'invalid_expiry_month', expiryYear: 'invalid_expiry_year', cardHolder: 'card_error',
}));

/** Reads the card. @throws PlatformError 400 with the code of its first bad field */
function bankCardFrom(input: unknown): BankCardDetails {
  const read = bankCardDetails.safeParse(input);
  if (read.success) return read.data;
  const field = String(read.error.issues[0]?.path[0] ?? 'number');
  throw new PlatformError(400, codeOfField.get(field) ?? 'card_error', 'This card cannot be read.', { field });
}

/** What is kept of a card between its fields and the platform: neither its number nor its security code. @property fingerprint by what the same card is known again */
const keptCard = z.object({ cardType: z.string(), last4: z.string(), fingerprint: z.string(), outcome: z.custom<BankOutcome>((text) => typeof text === 'string'), cardHolder: z.string(), expiryMonth: z.coerce.number(), expiryYear: z.coerce.number() });
export type KeptCard = z.output<typeof keptCard>;

/** What may be told of a card to whoever typed it. */
export interface MadeToken { token: string; cardType: string; last4Digits: string }

/**
 * Exchanges a card for a token that its tenant may use once.
 *
 * @throws PlatformError 400 with a code of spec 2 §8 and the field
 */
export async function makeCardToken(db: Database, realm: string, input: unknown, now: number): Promise<MadeToken> {
  const card = bankCardFrom(input);
  const { cardType, last4, outcome } = readCard(card, now);
  const facts = { cardType, last4, fingerprint: await fingerprintOf(db, card), outcome, cardHolder: card.cardHolder, expiryMonth: String(card.expiryMonth), expiryYear: String(card.expiryYear) };
  const token = await issueToken(db, { realm, purpose: 'card', facts, expiresAt: now + lifeMs });
  return { token, cardType, last4Digits: last4 };
}

/** The card of a token, which is used up. @throws PlatformError 400 `failedPayment` for one that is used, too old, another tenant's, or made up */
export async function takeCardToken(db: Database, realm: string, token: string, now: number): Promise<KeptCard> {
  const row = await takeToken(db, { realm, purpose: 'card', token }, now);
  if (!row) throw new PlatformError(400, 'failedPayment', 'This card has to be entered again.', { field: 'number' });
  return z.parse(keptCard, row.facts);
}
