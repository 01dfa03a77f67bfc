import type { BankCardDetails } from '../../../src/contracts/purchase/card-fields/bank-card-details.ts';
import { PlatformError } from '../server/platform-error.ts';
import { type BankOutcome, type Challenged, testCards } from './providers/acquirer/test-cards.ts';

/** Whether a card number passes the Luhn check. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const refuse = (code: string, field: string, message: string) => new PlatformError(400, code, message, { field });

/**
 * Reads a card's brand, last digits and outcome; the number itself is not kept.
 *
 * @param now epoch milliseconds
 * @throws PlatformError 400 `incorrect_number`, `expired_card`, `card_declined` with the field
 * @source spec 2 §8 "Card field error keys"
 */
export function readCard(card: BankCardDetails, now: number): { cardType: string; last4: string; outcome: BankOutcome } {
  if (!passesLuhn(card.number)) throw refuse('incorrect_number', 'number', 'Your card number is incorrect.');
  if (Date.UTC(card.expiryYear, card.expiryMonth, 1) <= now) throw refuse('expired_card', 'expiry', 'Your card has expired.');
  const known = Object.hasOwn(testCards, card.number) ? testCards[card.number] : undefined;
  if (!known) throw refuse('card_declined', 'number', 'The sandbox takes test cards only.');
  return { cardType: known.type, last4: card.number.slice(-4), outcome: known.outcome };
}

/** What the issuer of a card asks before a purchase, and how the card is charged then; undefined where nothing is asked. */
export function challengeOf(outcome: string): { refusedAs: string | null } | undefined {
  const [asked, refusedAs] = outcome.split(' ');
  return asked === 'challenge' || asked === 'challenge_each' ? { refusedAs: refusedAs ?? null } : undefined;
}

/** What a charge is refused with whose issuer wants to ask its customer, who is not there. @source the card schemes’ documented code */
export const authenticationRequired = 'authentication_required';

/** What is charged at once, whatever comes afterwards. */
const accepted = ['accepted', 'slow_refund', 'dispute_lost', 'dispute_won'] as const;

/** Why a charge is refused; null where it is accepted. A renewal is charged without the viewer, whom the issuer knows by then, or asks each time. */
export function chargeOutcome(outcome: string, kind: 'purchase' | 'renewal'): string | null {
  if (outcome === 'accepted_once') return kind === 'purchase' ? null : 'card_declined';
  if (outcome === 'challenge_each' && kind === 'renewal') return authenticationRequired;
  const challenge = challengeOf(outcome);
  if (challenge) return challenge.refusedAs;
  return accepted.some((one) => one === outcome) ? null : outcome;
}

const messages: Record<Exclude<BankOutcome, (typeof accepted)[number] | 'accepted_once' | Challenged> | 'authentication_required', string> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  authentication_required: 'Your bank wants you to confirm this payment.',
  CHALLENGE_FAILED: 'Your bank could not confirm that it is you.',
};

/** The error of a refused charge, with the locale's label where there is one. @source spec 2 §8 "card_declined: server message shown" */
export function declinedError(outcome: string, labels: Record<string, string>): PlatformError {
  const message = labels[outcome] ?? messages[outcome as keyof typeof messages] ?? messages.card_declined;
  return new PlatformError(402, outcome === 'insufficient_funds' ? 'card_declined' : outcome, message);
}
