import type { KeptMandate, PayerStep } from '../../db/tables/purchase/provider-tables.ts';

/** What a payer allows to be collected later. */
interface Mandate {
  /** What it is kept as, among the cards. */
  cardType: string;
  /** The provider that collects it. */
  provider: string;
  /** The one currency that it moves. */
  currency: string;
}

const debit: Mandate = { cardType: 'sepa_debit', provider: 'sandbox-card', currency: 'EUR' };

/** What each scheme leaves behind. */
const mandates: Record<Exclude<PayerStep, 'CHALLENGE'>, Mandate> = {
  IDEAL: debit,
  BANCONTACT: debit,
  BANK: debit,
  PIX: { cardType: 'pix', provider: 'sandbox-card', currency: 'BRL' },
  GCASH: { cardType: 'gcash', provider: 'sandbox-wallet', currency: 'PHP' },
};

export const mandateOf = (step: Exclude<PayerStep, 'CHALLENGE'>): Mandate => mandates[step];

const keptAs = (cardType: string): Mandate | undefined => Object.values(mandates).find((mandate) => mandate.cardType === cardType);

/** Whether a kept way to pay can pay in a currency: a card in any, a mandate in its own. */
export const paysIn = ({ cardType }: { cardType: string }, currency: string): boolean => (keptAs(cardType)?.currency ?? currency) === currency;

/** The provider that charges a kept way to pay. */
export const chargedBy = (kept: { cardType: string; mandate: KeptMandate | null } | undefined): string => kept?.mandate?.provider ?? (kept ? keptAs(kept.cardType)?.provider : undefined) ?? 'sandbox-card';
