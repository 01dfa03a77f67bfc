import type { FieldFacts } from '../../../contracts/purchase/card-fields/field-facts.ts';
import type { PaymentDetails } from '../../../contracts/purchase/payment.ts';
import type { PaymentMeans } from '../../../contracts/purchase/payment-means.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** Names that are the same in every language. */
const schemes: Readonly<Record<string, string>> = { IDEAL: 'iDEAL', BANCONTACT: 'Bancontact', PIX: 'Pix', GCASH: 'GCash' };

/** What a kind of payment is called in every language; undefined for one that each language has its own word for. */
export const schemeName = (type: string): string | undefined => (Object.hasOwn(schemes, type) ? schemes[type] : undefined);

/** Paid in an app that reads a code. */
export const isPaidByCode = (type: string): boolean => type === 'PIX';

/** Confirmed in a wallet. */
export const isWallet = (type: string): boolean => type === 'GCASH';

/** A way to pay that this build can show. */
export type OfferedMeans =
  /** @property fields what its fields are drawn with; undefined where the platform did not say */
  | { kind: 'new-card'; fields?: FieldFacts | undefined }
  | { kind: 'kept-card'; means: PaymentMeans }
  /** Confirmed at a bank, in a wallet, or in an app that reads a code. @property name undefined for a transfer, which every language has its own word for */
  | { kind: 'bank'; means: PaymentMeans; name?: string };

/** Whether its last charge was declined. */
export const isDeclined = (offered: OfferedMeans): boolean => offered.kind === 'kept-card' && offered.means.declined === true;

/** The last digits of a kept card, by which its holder knows it. */
export const keptDigits = (offered: OfferedMeans): string | undefined => (offered.kind === 'kept-card' ? offered.means.last4Digits : undefined);

/** The kept ones first, the default before the others; one that was declined is there after a new card. @param kept in the order of the platform @param fields of a new card */
export function inOrder(kept: readonly PaymentMeans[], fields: FieldFacts | undefined): OfferedMeans[] {
  const cards = kept.toSorted((one, other) => Number(other.default ?? false) - Number(one.default ?? false)).map((means): OfferedMeans => ({ kind: 'kept-card', means }));
  return [...cards.filter((card) => !isDeclined(card)), { kind: 'new-card', fields }, ...cards.filter(isDeclined)];
}

/** The ways to pay after one of them was declined. @param details what was to pay */
export const withDeclined = (all: readonly PaymentMeans[], details: PaymentDetails): readonly PaymentMeans[] =>
  all.map((means) => (means.paymentDetailsExid !== '' && detailsKey(means) === detailsKey(details) ? { ...means, declined: true } : means));

/**
 * The ways to pay a basket, the kept ones first. A kind of payment that this build does not know is left out.
 *
 * @param total what is due today: a bank confirms no payment of nothing
 */
export function offeredMeans(all: readonly PaymentMeans[], total: number): readonly OfferedMeans[] {
  const cards = all.filter(({ paymentMethodType }) => paymentMethodType === 'CARD');
  const isKept = ({ paymentDetailsExid }: PaymentMeans) => paymentDetailsExid !== '';
  const banks = total > 0 ? all.filter(({ paymentMethodType }) => paymentMethodType === 'BANK' || schemeName(paymentMethodType)) : [];
  return [
    ...inOrder(cards.filter(isKept), cards.find((card) => !isKept(card))?.fields),
    ...banks.map((means): OfferedMeans => ({ kind: 'bank', means, ...nameOf(means) })),
  ];
}

/** Tells what a provider knows from what else it knows. */
export const detailsKey = ({ paymentMethodType, paymentDetailsExid }: Pick<PaymentDetails, 'paymentMethodType' | 'paymentDetailsExid'>): string => `${paymentMethodType}:${paymentDetailsExid}`;

const nameOf = ({ paymentMethodType }: PaymentMeans): { name?: string } => {
  const name = schemeName(paymentMethodType);
  return name === undefined ? {} : { name };
};

/**
 * What follows the button of a way to pay, where that is another page or app.
 *
 * @param renews whether payments follow, which a code's payer may allow or not
 */
export function meansNoteKey(offered: OfferedMeans, renews: boolean): LabelKey | undefined {
  if (offered.kind !== 'bank') return undefined;
  const { paymentMethodType } = offered.means;
  if (isPaidByCode(paymentMethodType)) return renews ? 'codeNoteRenewing' : 'codeNote';
  return isWallet(paymentMethodType) ? 'walletNote' : 'paymentAtBank';
}

/** Tells one way to pay from another. */
export const meansKey = (offered: OfferedMeans): string => (offered.kind === 'new-card' ? offered.kind : detailsKey(offered.means));

/** The label of a way to pay that has no name of its own. */
export const meansLabelKey = ({ kind }: OfferedMeans): LabelKey => (kind === 'bank' ? 'bankTransfer' : 'newCard');
