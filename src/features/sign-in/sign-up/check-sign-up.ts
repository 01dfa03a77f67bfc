import type { IdentityForm } from '../../../contracts/identity/form-field.ts';
import { loadStrength } from '../../../parts/form/password-strength.ts';
import { type FormProblems, type FormRules, formProblems, isEmptyForm, textOfKind } from '../../../rules/identity/form/form-problems.ts';
import type { FormValues } from '../../../rules/identity/form/form-values.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';

/** What stands in the way of sending a form. */
export interface Findings {
  fields: FormProblems;
  consents: string[];
  /** Above the form. */
  labelKey?: LabelKey;
  /** For the record; missing when the form may be sent. */
  code?: string;
}

/** chosen: as on the platform, which decides */
const fewestPoints = 2;

/**
 * Looks a sign-up over before it is sent. Where the words of passwords do not come, the platform alone says whether one is weak.
 *
 * @source spec 3 §5 "if every field is empty, the EMPTY_INPUTS error is shown and nothing is submitted"
 */
export async function checkSignUp({ fields }: IdentityForm, values: FormValues, consents: string[], rules: FormRules): Promise<Findings> {
  if (isEmptyForm(fields, values)) return { fields: {}, consents: [], labelKey: 'EMPTY_INPUTS', code: 'EMPTY_INPUTS' };
  const found = formProblems(fields, values, rules);
  const secret = fields.find(({ type }) => type === 'password');
  const isWeak = secret && !found[secret.id] && await isGuessed(textOfKind(fields, values, 'password'), ['email', 'name', 'preferredName'].map((kind) => textOfKind(fields, values, kind as 'email')));
  const all: FormProblems = isWeak ? { ...found, [secret.id]: { labelKey: 'passwordTooWeak' } } : found;
  if (Object.keys(all).length > 0) return { fields: all, consents, code: Object.values(all)[0]?.labelKey ?? 'fieldWrong' };
  return consents.length > 0 ? { fields: {}, consents, code: 'consentMissing' } : { fields: {}, consents: [] };
}

async function isGuessed(secret: string, own: string[]): Promise<boolean> {
  const measure = await loadStrength().catch(() => undefined);
  return measure !== undefined && measure(secret, own) < fewestPoints;
}
