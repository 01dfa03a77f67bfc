import { mostStars, type ReviewBody, type ReviewField, type ReviewForm } from '../../../contracts/search/review.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** What stands in the form, by the names of its fields. */
export type ReviewDraft = Readonly<Record<string, string | number | boolean>>;

/** The field that the stored display name fills. */
const nameField = 'username';

/**
 * The fields that a viewer is asked for.
 *
 * @param displayName what the profile has stored
 * @source spec 1 §2.4 "the username is taken from the stored display name if present and then hidden"; chosen: a kind that this build does not know is not asked for
 */
export function askedFields({ fields }: ReviewForm, displayName: string | undefined): ReviewField[] {
  return fields.filter(({ name, type }) => type !== 'UNKNOWN' && type !== 'TRAP' && !(name === nameField && displayName));
}

const isEmpty = (value: ReviewDraft[string] | undefined): boolean => (typeof value === 'string' ? value.trim() === '' : !value);

function problemOf({ type, required, maxLength }: ReviewField, value: ReviewDraft[string] | undefined): LabelKey | undefined {
  if (isEmpty(value)) return required ? 'reviewFieldMissing' : undefined;
  if (type === 'RATING') return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostStars ? undefined : 'reviewFieldMissing';
  return maxLength !== undefined && typeof value === 'string' && [...value.trim()].length > maxLength ? 'reviewFieldTooLong' : undefined;
}

/** What is wrong, by the names of fields, as labels; nothing in a valid form. @source spec 1 §5 "The review form submits only if the form is valid and its submission check passes" */
export function draftProblems(fields: readonly ReviewField[], draft: ReviewDraft): Partial<Record<string, LabelKey>> {
  return Object.fromEntries(fields.flatMap((field) => {
    const problem = problemOf(field, draft[field.name]);
    return problem ? [[field.name, problem]] : [];
  }));
}

/** Whether a person wrote it. @source spec 1 §5 "its submission check passes"; chosen: the check, as the spec names none: no trap is filled in */
export const passesCheck = ({ fields }: ReviewForm, draft: ReviewDraft): boolean =>
  fields.every(({ name, type }) => type !== 'TRAP' || isEmpty(draft[name]));

/** The form's data as it is sent: without spaces around, without what is empty, with the stored name. @source spec 1 §7 "transformed form data" */
export function reviewBodyOf(form: ReviewForm, draft: ReviewDraft, displayName: string | undefined): ReviewBody {
  const written = askedFields(form, displayName).filter(({ name }) => !isEmpty(draft[name]))
    .map(({ name }) => [name, typeof draft[name] === 'string' ? draft[name].trim() : draft[name]]);
  return Object.fromEntries(displayName ? [...written, [nameField, displayName]] : written) as ReviewBody;
}

/** The display name that was sent. */
export const nameIn = (body: ReviewBody): string | undefined => {
  const name = body[nameField];
  return typeof name === 'string' ? name : undefined;
};
