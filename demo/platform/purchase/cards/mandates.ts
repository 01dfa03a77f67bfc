import type { KeptMandate, PayerStep } from '../../db/tables/purchase/provider-tables.ts';

/** What a payer allows to be collected later. */
interface Mandate {
  /** What it is kept as, among the cards. */
  cardType: string;
  /** The provider that collects it. */
  provider: string;
  /** The one currency that it moves. */
  currency: string;
  /** Its payer confirms in an app of a phone. */
  isMobile: boolean;
}

const debit: Mandate = { cardType: 'sepa_debit', provider: 'sandbox-card', currency: 'EUR', isMobile: false };

/** What each scheme leaves behind. */
const mandates: Record<Exclude<PayerStep, 'CHALLENGE'>, Mandate> = {
  IDEAL: debit,
  BANCONTACT: debit,
  BANK: debit,
  PIX: { cardType: 'pix', provider: 'sandbox-card', currency: 'BRL', isMobile: true },
  GCASH: { cardType: 'gcash', provider: 'sandbox-wallet', currency: 'PHP', isMobile: true },
};

export const mandateOf = (step: Exclude<PayerStep, 'CHALLENGE'>): Mandate => mandates[step];

const keptAs = (cardType: string): Mandate | undefined => Object.values(mandates).find((mandate) => mandate.cardType === cardType);

/** Whether a kept way to pay can pay in a currency: a card in any, a mandate in its own. */
export const paysIn = ({ cardType }: { cardType: string }, currency: string): boolean => (keptAs(cardType)?.currency ?? currency) === currency;

/** The provider that charges a kept way to pay. */
export const chargedBy = (kept: { cardType: string; mandate: KeptMandate | null } | undefined): string => kept?.mandate?.provider ?? (kept ? keptAs(kept.cardType)?.provider : undefined) ?? 'sandbox-card';

/** What a member is shown of how it pays: what they agreed to with a scheme, and whether a phone was needed for it. */
export const collectedBy = ({ cardType }: { cardType: string }): { showEula: boolean; mobilePayment: boolean } => {
  const mandate = keptAs(cardType);
  return { showEula: mandate !== undefined, mobilePayment: mandate?.isMobile ?? false };
};
