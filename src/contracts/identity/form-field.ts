import * as z from 'zod/mini';
import { wholeNumber } from '../wire/whole-number.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { readBy } from '../wire/parsing/read-by.ts';
import { greatestLength, sent } from '../wire/sent-text.ts';

/** A value, or null where it was taken away. */
// @__NO_SIDE_EFFECTS__
function orNull<O, I>(schema: z.ZodMiniType<O, I>): z.ZodMiniType<O | null, I | null> {
  return readBy((value: I | null) => (value === null ? null : z.safeParse(schema, value).data));
}

/** Whether a term is ticked at first: text or truth. */
const ticked = readBy((value: string | boolean) => (typeof value === 'string' || typeof value === 'boolean' ? value : undefined));

/** chosen: the most fields that a tenant adds of its own */
const mostTexts = 50;

/** Texts by name. */
const texts = readBy((value: Record<string, string>) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const all = Object.entries(value);
  return all.length <= mostTexts && all.every(([name, text]) => typeof text === 'string' && text.length <= greatestLength.text && name.length <= greatestLength.id) ? value : undefined;
});

/** @source spec 3 §3 "Form field kinds" */
export const fieldKinds = [
  'text', 'email', 'password', 'dropdown', 'address', 'name', 'fullName', 'phoneNumber', 'date', 'birthDate', 'confirmPassword', 'taxNumber', 'postalCode', 'line1',
  'administrativeLevel1', 'preferredName', 'gender',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** @source spec 3 §3 "Form contexts" */
export const formContext = z.enum(['PURCHASE', 'REGISTRATION']);
export type FormContext = z.output<typeof formContext>;

/** For whom a field is required, by country. @source spec 3 §3 "List filter modes", §5 "It becomes required by blacklist or whitelist rules on country" */
const countryRestriction = z.object({
  mode: openEnum('countryRestriction.mode', ['BLACKLIST', 'WHITELIST'], 'WHITELIST'),
  /** ISO 3166 alpha-2. */
  elements: z.array(z.string()),
});

/** One field of a form. @source spec 3 §3 "Form field definition"; chosen: `labelKey`, `options` and `addressCountryRestriction.mode`, as the specification names neither */
export const formField = z.object({
  id: z.string(),
  type: openEnum('formField.type', fieldKinds, 'text'),
  /** Keys of labels: what stands above the field, in it, and below it when it is empty or wrong. */
  labelKey: z.string(),
  placeholder: z.optional(z.string()),
  required: z._default(z.boolean(), false),
  empty: z.optional(z.string()),
  error: z.optional(z.string()),
  /** A pattern that the whole value must match. */
  regex: z.optional(z.string()),
  /** Part of the line that the field takes. */
  size: z._default(openEnum('formField.size', ['FULL', 'HALF'], 'FULL'), 'FULL'),
  order: z._default(z.number(), 0),
  readOnly: z._default(z.boolean(), false),
  minLength: z.optional(wholeNumber),
  maxLength: z.optional(wholeNumber),
  /** Choices of a dropdown, with keys of their labels. */
  options: z.optional(z.array(z.object({ value: z.string(), labelKey: z.string() }))),
  addressCountryRestriction: z.optional(countryRestriction),
});
export type FormField = z.output<typeof formField>;

/** What the viewer agrees to. @source spec 3 §3 "Consent term" */
export const consentTerm = z.object({
  fieldName: z.string(),
  fieldType: openEnum('consentTerm.fieldType', ['INFORMATION_TEXT', 'BINARY_CHOICE'], 'INFORMATION_TEXT'),
  label: z.string(),
  text: z._default(z.string(), ''),
  required: z._default(z.boolean(), false),
  defaultValue: z.optional(ticked),
  data: z.optional(z.object({ default: z.optional(ticked) })),
});
export type ConsentTerm = z.output<typeof consentTerm>;

/** @source spec 3 §3 "Marketing preference answer", §7 "consentAnswers" */
export const consentAnswer = z.object({ fieldName: sent('id'), answer: z.boolean() });
export type ConsentAnswer = z.output<typeof consentAnswer>;

/** The form of a tenant for one context. chosen: one call, as the specification shows none */
export const identityForm = z.object({ fields: z.array(formField), consents: z.array(consentTerm) });
export type IdentityForm = z.output<typeof identityForm>;

/** @source spec 3 §3 "Phone value" */
export const phoneValue = z.object({ regionCode: sent('line'), prefix: sent('line'), complete: sent('line'), number: sent('code') });
export type PhoneValue = z.output<typeof phoneValue>;

/** An address, by the names that `addressRequiredFields` uses. */
export const addressValue = z.object({
  country: sent('code'),
  line1: z.optional(sent('line')),
  line2: z.optional(sent('line')),
  city: z.optional(sent('line')),
  dependentLocality: z.optional(sent('line')),
  administrativeLevel1: z.optional(sent('line')),
  postalCode: z.optional(sent('line')),
});
export type AddressValue = z.output<typeof addressValue>;

/** @source spec 3 §3 "Account details", §3 "Form field definition" */
export const detailValues = z.object({
  name: z.optional(sent('line')),
  preferredName: z.optional(sent('line')),
  contactEmail: z.optional(sent('email')),
  /** `YYYY-MM-DD`. */
  birthDate: z.optional(orNull(sent('code'))),
  phoneNumber: z.optional(orNull(phoneValue)),
  taxNumber: z.optional(sent('line')),
  /** One of the choices, or what the viewer wrote for "other". */
  gender: z.optional(sent('line')),
  address: z.optional(orNull(addressValue)),
  /** Fields of a tenant's own, by their ids. */
  others: z.optional(texts),
});
export type DetailValues = z.output<typeof detailValues>;
