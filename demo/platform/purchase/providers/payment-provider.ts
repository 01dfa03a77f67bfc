/** What is charged. `amount` is an integer of `scale` decimals, as everywhere on the platform. */
export interface Due { amount: number; scale: number; currency: string }

/** A card as its provider describes it. */
export interface KnownCard { cardType: string; last4: string; expiryMonth: number; expiryYear: number }

/** Payment details that a provider keeps for later charges; both are the provider's own ids. */
export interface Mandate { payer: string; token: string; card?: KnownCard }

/** A charge with its viewer present. Charging 0 only keeps the mandate. */
export interface FirstCharge extends Due {
  /** Names the try: the same one a second time finds the first, and charges nothing. */
  attemptId: string;
  accountId: string;
  /** What the provider's own card fields gave instead of a card, or a kept card's token with its `payer`. */
  token: string;
  payer?: string | undefined;
  /** More payments follow without the viewer. */
  keepsMandate: boolean;
  /** Where the viewer comes back to from a page of the issuer. */
  returnTo: string;
}

/** A charge of a later period, without its viewer. */
export interface MandateCharge extends Due { attemptId: string; mandate: Mandate }

/** Money that goes back, the whole of a payment or a part. `refundId` names it: the same one a second time moves nothing. `reference` is the payment's at its provider. */
export interface Refund extends Due { refundId: string; attemptId: string; reference: string }

/** How a payment stands at its provider. `failureCode` is a name of spec 2 §8. */
export type ProviderOutcome =
  | { state: 'PAID'; reference: string; mandate?: Mandate }
  | { state: 'PENDING'; reference: string }
  | { state: 'REQUIRES_ACTION'; reference: string; url: string }
  | { state: 'REFUSED'; reference: string; failureCode: string };

/** A payment that its cardholder disputes, as its provider says it. @property amount what the provider has taken back, in the payment's integers */
export interface DisputeWord { provider: string; reference: string; attemptId: string; amount: number; state: 'OPEN' | 'UNDER_REVIEW' | 'WON' | 'LOST' }

/** What a vendor says of a dispute. `taken` is what it took back, as the vendor counts the currency. */
export interface ToldDispute { reference: string; state: DisputeWord['state']; taken: Due }

/**
 * What a message that its provider signed is about: its payment, and the attempt where it names that. How the payment stands is asked, but for a provider that cannot be asked and says it.
 *
 * @property dispute what it says of a dispute of the payment
 * @property failedRefund the refund of which it says that no money went back, though the order was taken
 */
export interface ProvenMessage { reference: string; attemptId?: string; outcome?: ProviderOutcome; dispute?: ToldDispute; failedRefund?: string }

/** A message as it came: its bytes, and headers in small letters. */
export interface RawMessage { body: string; headers: Readonly<Record<string, unknown>> }

/** Whoever moves money for the platform. @source design/checkout.md "Real vendors are adapters of the same interface" */
export interface PaymentProvider {
  /** Its name in `targetPaymentProvider`, and in the address of its messages. */
  readonly name: string;
  /** What a browser needs to draw its card fields. Nothing here is a secret. */
  init(): Readonly<Record<string, string>>;
  charge(order: FirstCharge): Promise<ProviderOutcome>;
  /** Goes on after the viewer's step elsewhere. @param returned what the way back brought, by name, with the `attemptId` that it is to be of */
  confirm(reference: string, returned: Readonly<Record<string, string>>): Promise<ProviderOutcome>;
  chargeMandate(order: MandateCharge): Promise<ProviderOutcome>;
  refund(refund: Refund): Promise<void>;
  /** Gives up a payment that waits for its payer. @returns how it stands, where the provider says that at once: paid meanwhile, it is paid */
  cancel(payment: { attemptId: string; reference: string }): Promise<ProviderOutcome | undefined>;
  /** How a payment stands that nobody returns from; absent for a provider that cannot be asked. */
  read?(reference: string): Promise<ProviderOutcome>;
  /** The card that a provider keeps for a payer, where a message said that a payment was made and not by what; undefined where there is none, or more than one. */
  findMandate?(payer: string): Promise<Mandate | undefined>;
  /** What a signed message is about; undefined for one that is forged, changed or too old. @param now epoch milliseconds */
  provenMessages(message: RawMessage, now: number): ProvenMessage[] | undefined;
}

/** A provider that did not answer, or not as it says it does: the payment's state is unknown, and is asked again by the same key. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** A provider that does not take the order to give money back: nothing has moved. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}
