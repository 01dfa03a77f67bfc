import type { CardDetails } from '../../../src/contracts/purchase/payment.ts';
import { PlatformError } from '../server/platform-error.ts';

/** What the sandbox bank says when a card is charged. */
export type BankOutcome = 'accepted' | 'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc';

/** Publicly documented test numbers. Nothing else is taken, so that nobody tries a real card. */
const testCards: Record<string, { type: string; word: BankOutcome }> = {
  4242424242424242: { type: 'visa', word: 'accepted' },
  5555555555554444: { type: 'mastercard', word: 'accepted' },
  378282246310005: { type: 'amex', word: 'accepted' },
  4000000000000002: { type: 'visa', word: 'card_declined' },
  4000000000009995: { type: 'visa', word: 'insufficient_funds' },
  4000000000000069: { type: 'visa', word: 'expired_card' },
  4000000000000127: { type: 'visa', word: 'incorrect_cvc' },
};

/** Whether a number's last digit fits the others. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const refuse = (code: string, field: string, message: string) => new PlatformError(400, code, message, { field });

/**
 * What a card is, without keeping its number.
 *
 * @param now epoch milliseconds
 * @throws PlatformError 400 `incorrect_number`, `expired_card`, `card_declined` with the field
 * @source spec 2 §8 "Card field error keys"
 */
export function readCard(card: CardDetails, now: number): { cardType: string; last4: string; word: BankOutcome } {
  if (!passesLuhn(card.number)) throw refuse('incorrect_number', 'number', 'Your card number is incorrect.');
  if (Date.UTC(card.expiryYear, card.expiryMonth, 1) <= now) throw refuse('expired_card', 'expiry', 'Your card has expired.');
  const known = testCards[card.number];
  if (!known) throw refuse('card_declined', 'number', 'The sandbox takes test cards only.');
  return { cardType: known.type, last4: card.number.slice(-4), word: known.word };
}

const messages: Record<Exclude<BankOutcome, 'accepted'>, string> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
};

/** A charge that the bank refused, in the viewer's words where there are some. @source spec 2 §8 "card_declined: server message shown" */
export function declinedError(word: string, words: Record<string, string>): PlatformError {
  const message = words[word] ?? messages[word as keyof typeof messages] ?? messages.card_declined;
  return new PlatformError(402, word === 'insufficient_funds' ? 'card_declined' : word, message);
}
