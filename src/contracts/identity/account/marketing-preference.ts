import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { consentAnswer } from '../form-field.ts';
import { sentList } from '../../wire/sent-text.ts';

/** @source spec 3 §3 "Marketing preference answer: answer, fieldName, fieldType, text, defaultValue, required"; chosen: `label`, the key of its words */
export const marketingPreference = z.object({
  fieldName: z.string(),
  fieldType: z.literal('BINARY_CHOICE'),
  label: z.string(),
  text: z._default(z.string(), ''),
  answer: z.boolean(),
  defaultValue: z._default(z.boolean(), false),
  required: z._default(z.boolean(), false),
});
export type MarketingPreference = z.output<typeof marketingPreference>;

export const marketingPreferences = z.object({ answers: listOf('marketingPreferences.answers', marketingPreference) });
export const marketingChange = z.object({ answers: sentList(consentAnswer, 100) });
