import type { ConsentAnswer, ConsentTerm } from '../../../contracts/identity/form-field.ts';

/** Whether a term is ticked before the viewer answers. @source spec 3 §5 "Defaults come from defaultValue or data.default ('true' means ticked)" */
export function isTickedFirst({ defaultValue, data }: ConsentTerm): boolean {
  return String(defaultValue ?? data?.default ?? '') === 'true';
}

/** The answers that a form starts with: one for each choice. */
export function firstAnswers(terms: readonly ConsentTerm[]): Record<string, boolean> {
  return Object.fromEntries(terms.filter(isChoice).map((term) => [term.fieldName, isTickedFirst(term)]));
}

/** The required choices that are not ticked. Information text never blocks. @source spec 3 §5 "Consent" */
export function missingConsents(terms: readonly ConsentTerm[], answers: Readonly<Record<string, boolean>>): string[] {
  return terms.filter((term) => isChoice(term) && term.required && answers[term.fieldName] !== true).map(({ fieldName }) => fieldName);
}

/** The answers as the platform is told them. */
export function consentAnswersOf(terms: readonly ConsentTerm[], answers: Readonly<Record<string, boolean>>): ConsentAnswer[] {
  return terms.filter(isChoice).map(({ fieldName }) => ({ fieldName, answer: answers[fieldName] === true }));
}

function isChoice({ fieldType }: ConsentTerm): boolean {
  return fieldType === 'BINARY_CHOICE';
}
