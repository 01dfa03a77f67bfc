import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { fieldFacts } from './card-fields/field-facts.ts';
import { sent } from '../wire/sent-text.ts';

/** A card that is kept. Its number is not. @source spec 2 §3 "Card"; chosen: its expiry, so that a viewer is told before it ends */
export const card = z.object({
  cardId: z.string(),
  cardHolder: z.string(),
  cardType: z.string(),
  last4Digits: z.string(),
  /** 1 to 12. */
  expiryMonth: wholeNumber,
  expiryYear: wholeNumber,
  default: z.boolean(),
  /** Its last charge was declined. chosen: the field, as in a way to pay */
  declined: z._default(z.boolean(), false),
  /** What its holder agreed to is shown with it. @source spec 2 §3 "Card: showEula"; chosen: for what collects later payments without a question */
  showEula: z._default(z.boolean(), false),
  /** Paid in an app of a phone. @source spec 2 §3 "Card: mobile payment flag"; chosen: its name */
  mobilePayment: z._default(z.boolean(), false),
  paymentProviderId: z.string(),
  /** What it pays for: a card that pays for something is not removed. chosen: id and name of each */
  licences: listOf('card.licences', z.object({ licenceId: z.string(), name: z.string() })),
});
export type Card = z.output<typeof card>;

/** @property most chosen: the most that are kept, as the spec has an error for it and no number @property fields chosen: what the fields of a new card are drawn with, as in a way to pay */
export const cards = z.object({ cards: listOf('cards.cards', card), most: wholeNumber, fields: z.optional(fieldFacts) });
export type Cards = z.output<typeof cards>;

export const cardQuery = z.object({ cardId: sent('id') });
