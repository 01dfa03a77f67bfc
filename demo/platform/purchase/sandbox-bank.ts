import type { BankCardDetails } from '../../../src/contracts/purchase/payment.ts';
import { PlatformError } from '../server/platform-error.ts';

/** How a charge ends; a name of spec 2 §8 where it is refused. */
export type BankOutcome = 'accepted' | 'accepted_once' | 'slow_refund' | 'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'CHALLENGE_FAILED' | Challenged;

/** The issuer asks its customer first, with `each` before every payment; what follows then. */
type Challenged = 'challenge' | 'challenge_each' | 'challenge card_declined' | 'challenge insufficient_funds';

/** Publicly documented test numbers. Any other card is declined, so that no real card number is entered. */
const testCards: Record<string, { type: string; outcome: BankOutcome }> = {
  4242424242424242: { type: 'visa', outcome: 'accepted' },
  5555555555554444: { type: 'mastercard', outcome: 'accepted' },
  378282246310005: { type: 'amex', outcome: 'accepted' },
  4000000000000341: { type: 'visa', outcome: 'accepted_once' },
  4000000000005126: { type: 'visa', outcome: 'slow_refund' },
  4000000000000002: { type: 'visa', outcome: 'card_declined' },
  4000000000009995: { type: 'visa', outcome: 'insufficient_funds' },
  4000000000000069: { type: 'visa', outcome: 'expired_card' },
  4000000000000127: { type: 'visa', outcome: 'incorrect_cvc' },
  4000002500003155: { type: 'visa', outcome: 'challenge' },
  4000002760003184: { type: 'visa', outcome: 'challenge_each' },
  4000008260003178: { type: 'visa', outcome: 'challenge insufficient_funds' },
  4000008400001629: { type: 'visa', outcome: 'challenge card_declined' },
  4000008400001280: { type: 'visa', outcome: 'CHALLENGE_FAILED' },
};

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
  const known = testCards[card.number];
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
const accepted = ['accepted', 'slow_refund'] as const;

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
