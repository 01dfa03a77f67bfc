import type { CallFailure } from '../../../contracts/wire/call-failure.ts';
import type { CardFieldCodes } from '../../../contracts/purchase/card-fields/card-field.ts';
import type { FromCardFields, ToCardFields } from '../../../contracts/purchase/card-fields/card-fields-message.ts';
import type { EnteredCard } from '../../../contracts/purchase/payment.ts';

/** Which fields are drawn, in which words and colours. */
export type CardFieldsSetup = Omit<Extract<ToCardFields, { kind: 'show' }>, 'kind'>;

/** A reason of the last payment, told at its field. */
export type CardFieldsMark = Omit<Extract<ToCardFields, { kind: 'mark' }>, 'kind'>;

/** What happens in the fields, without anything that was typed. */
export interface CardFieldsEvents {
  /** They stand, or stand anew. @param heightPx CSS pixels */
  onHeight(heightPx: number): void;
  /** Enter was pressed in one of them. */
  onEnter(): void;
  /** They did not come. */
  onLost(): void;
  onChange?(change: Omit<Extract<FromCardFields, { kind: 'change' }>, 'kind'>): void;
}

/** What a submission ended in. */
export type CardFieldsEnd =
  | { end: 'token'; card: EnteredCard }
  /** The fields say so themselves, and the first wrong one has the focus. */
  | { end: 'refused'; codes: CardFieldCodes }
  /** For a reason of no field. */
  | { end: 'failed'; failure: CallFailure };

/**
 * The fields of a payment provider, wherever it draws them: this document sees no number and no code.
 *
 * Ours are a frame (`framed-card-fields.ts`); those of Stripe and Adyen are drawn by their scripts, and fit the same members.
 *
 * @source design/checkout.md 1; "Real vendors are adapters of the same interface"
 */
export interface CardFields {
  mount(place: HTMLElement): void;
  /** Draws them anew where something differs. */
  update(setup: CardFieldsSetup): void;
  lock(isLocked: boolean): void;
  mark(mark: CardFieldsMark): void;
  /** Exchanges what was typed for a token of one use. It always ends. */
  submit(): Promise<CardFieldsEnd>;
  unmount(): void;
}
