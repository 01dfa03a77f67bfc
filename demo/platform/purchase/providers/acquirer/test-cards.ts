/** How a charge ends; a name of spec 2 §8 where it is refused. What is accepted may have an aftermath: a slow refund, or a dispute. */
export type BankOutcome = 'accepted' | 'accepted_once' | 'slow_refund' | 'dispute_lost' | 'dispute_won' | 'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'CHALLENGE_FAILED' | Challenged;

/** The issuer asks its customer first, with `each` before every payment; what follows then. */
export type Challenged = 'challenge' | 'challenge_each' | 'challenge card_declined' | 'challenge insufficient_funds';

/** @property says what happens, on the provider's page */
interface TestCard { type: string; outcome: BankOutcome; says: string }

/** Publicly documented test numbers. Any other card is declined, so that no real card number is entered. @source docs.stripe.com/testing; chosen: when a refund goes through, and when and how a dispute ends */
export const testCards: Readonly<Record<string, TestCard>> = {
  4242424242424242: { type: 'visa', outcome: 'accepted', says: 'Accepted.' },
  5555555555554444: { type: 'mastercard', outcome: 'accepted', says: 'Accepted.' },
  378282246310005: { type: 'amex', outcome: 'accepted', says: 'Accepted.' },
  4000000000003055: { type: 'visa', outcome: 'accepted', says: 'Accepted; its issuer could ask, and does not.' },
  4000000000000341: { type: 'visa', outcome: 'accepted_once', says: 'Accepted; what follows is declined.' },
  4000000000005126: { type: 'visa', outcome: 'slow_refund', says: 'Accepted; a refund goes through from the next day on.' },
  4000000000000259: { type: 'visa', outcome: 'dispute_lost', says: 'Accepted; disputed after a day, and lost after ten.' },
  4000000000002685: { type: 'visa', outcome: 'dispute_won', says: 'Accepted; disputed after a day, and won after ten.' },
  4000000000000002: { type: 'visa', outcome: 'card_declined', says: 'Declined.' },
  4000000000009995: { type: 'visa', outcome: 'insufficient_funds', says: 'Declined: insufficient funds.' },
  4000000000000069: { type: 'visa', outcome: 'expired_card', says: 'Declined: expired.' },
  4000000000000127: { type: 'visa', outcome: 'incorrect_cvc', says: 'Declined: incorrect security code.' },
  4000000000003220: { type: 'visa', outcome: 'challenge', says: 'Its issuer has to ask; then accepted.' },
  4000002500003155: { type: 'visa', outcome: 'challenge', says: 'Its issuer asks; what follows is accepted without asking.' },
  4000003800000446: { type: 'visa', outcome: 'challenge', says: 'Its issuer asks whoever pays; what follows is accepted, as if it had been set up before.' },
  4000002760003184: { type: 'visa', outcome: 'challenge_each', says: 'Its issuer asks every time; what follows waits for that.' },
  4000008260003178: { type: 'visa', outcome: 'challenge insufficient_funds', says: 'Its issuer asks; then declined: insufficient funds.' },
  4000008400001629: { type: 'visa', outcome: 'challenge card_declined', says: 'Its issuer asks; then declined.' },
  4000008400001280: { type: 'visa', outcome: 'CHALLENGE_FAILED', says: 'Declined: its issuer could not ask.' },
};
