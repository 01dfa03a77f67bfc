import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { greatestLength, sent } from '../wire/sent-text.ts';

/** Most stars of a rating. chosen: five, as the spec names no scale */
export const mostStars = 5;

/** What a viewer wrote about a title. @source spec 1 §2.4 "Review form"; chosen: its fields, as the spec shows none */
export const review = z.object({
  id: z.string(),
  displayName: z.string(),
  /** 1 to `mostStars`. */
  rating: z.optional(wholeNumber),
  title: z.optional(z.string()),
  text: z._default(z.string(), ''),
  createdAt: instant,
  /** Written by the profile that asks. */
  own: z._default(z.boolean(), false),
});
export type Review = z.output<typeof review>;

/** A field of the form. `TRAP` is one that people never see: what fills it in is a program. @source spec 1 §2.4 "fields per configuration"; chosen: the kinds */
export const reviewField = z.object({
  name: z.string(),
  type: openEnum('reviewField.type', ['TEXT', 'TEXT_AREA', 'RATING', 'CHECKBOX', 'TRAP']),
  /** In the language of the answer. */
  label: z.string(),
  required: z._default(z.boolean(), false),
  maxLength: z.optional(wholeNumber),
});
export type ReviewField = z.output<typeof reviewField>;

/** How this viewer may write one, and where it is sent. @source spec 1 §7 "Review submit: POST to a given url with transformed form data" */
export const reviewForm = z.object({ url: z.string(), fields: listOf('reviewForm.fields', reviewField) });
export type ReviewForm = z.output<typeof reviewForm>;

/** Reviews of a title, the latest first; with the form for those who may write. */
export const reviewPage = z.object({
  reviews: listOf('reviewPage.reviews', review),
  total: wholeNumber,
  /** Mean of all ratings. */
  average: z.optional(z.number()),
  form: z.optional(reviewForm),
  pagingInfo: paging,
});
export type ReviewPage = z.output<typeof reviewPage>;

/** chosen: ten a page */
export const reviewsQuery = z.object({ contentId: sent('id'), rpp: z._default(wholeNumber, 10), lastSeen: z.optional(sent('cursor')) });

/** chosen: the most fields of a form, its hidden one among them */
const mostFields = 50;
export const hasFewFields = (body: object): boolean => Object.keys(body).length <= mostFields && Object.keys(body).every((name) => name.length <= greatestLength.id);

/** What is written in the form, by the names of its fields. */
export const reviewValue = z.union([sent('text'), z.number(), z.boolean()]);
export const reviewBody = z.record(sent('id'), reviewValue).check(z.refine(hasFewFields));
export type ReviewBody = z.output<typeof reviewBody>;
export const postedReview = z.object({ url: sent('address'), body: reviewBody });
