import type * as z from 'zod/mini';
import type { reviewField, reviewForm } from '../../../../src/contracts/search/review.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import type { Caller } from '../../server/request-caller.ts';

/** A field of a tenant's form; its label is a key of the tenant's labels. */
export type FormField = Omit<z.output<typeof reviewField>, 'label'> & { labelKey: string };

const name: FormField = { name: 'username', type: 'TEXT', labelKey: 'reviewName', required: true, maxLength: 40 };
const rating: FormField = { name: 'rating', type: 'RATING', labelKey: 'reviewRating', required: true, maxLength: undefined };
const title: FormField = { name: 'title', type: 'TEXT', labelKey: 'reviewTitle', required: false, maxLength: 80 };
const text: FormField = { name: 'text', type: 'TEXT_AREA', labelKey: 'reviewText', required: true, maxLength: 2000 };
const agree: FormField = { name: 'agree', type: 'CHECKBOX', labelKey: 'reviewAgree', required: true, maxLength: undefined };
const trap: FormField = { name: 'homepage', type: 'TRAP', labelKey: 'reviewTitle', required: false, maxLength: undefined };

/** What a tenant asks its reviewers for. @source spec 1 §2.4 "Review form: fields per configuration" */
export const formFieldsOf = ({ realm }: Pick<Caller, 'realm'>): FormField[] =>
  (realm.realm === 'cinema' ? [name, rating, title, text, agree, trap] : [name, rating, text, trap]);

/** The form in the language of the caller. */
export function reviewFormOf(caller: Caller, contentId: string): z.input<typeof reviewForm> {
  const labels = labelsOf(caller.locale);
  return {
    url: `${caller.context.settingsOf(caller.realm.realm)?.endpoints.v1 ?? ''}/reviews/${encodeURIComponent(contentId)}`,
    fields: formFieldsOf(caller).map(({ labelKey, maxLength, type, ...field }) => ({
      ...field, type: type === 'UNKNOWN' ? 'TEXT' as const : type, label: labels[labelKey] ?? labelKey, ...(maxLength === undefined ? {} : { maxLength }),
    })),
  };
}
