/** Validation errors of a provider's name and password, as label keys. Empty when they may be sent. */
export interface PasswordProblems {
  form?: 'EMPTY_INPUTS';
  id?: 'pleaseProvideUserName';
  secret?: 'pleaseProvideYourPassword';
}

/** @source spec 3 §5 "if every field is empty, the EMPTY_INPUTS error is shown and nothing is submitted"; chosen: names of other houses need not be e-mails */
export function passwordProblems({ id, secret }: { id: string; secret: string }): PasswordProblems {
  const isNameless = id.trim() === '';
  if (isNameless && secret === '') return { form: 'EMPTY_INPUTS' };
  return { ...(isNameless ? { id: 'pleaseProvideUserName' as const } : {}), ...(secret === '' ? { secret: 'pleaseProvideYourPassword' as const } : {}) };
}
