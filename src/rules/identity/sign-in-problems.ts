/** Validation errors of the sign-in form, as label keys. Empty when it may be sent. */
export interface SignInProblems {
  form?: 'EMPTY_INPUTS';
  id?: 'pleaseProvideYourEmail' | 'pleaseProvideValidEmail';
  secret?: 'pleaseProvideYourPassword';
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Validates the sign-in form.
 *
 * @source spec 3 §5: every field empty gives EMPTY_INPUTS and nothing is submitted; e-mail messages of the e-mail field;
 *   chosen: a single empty field has its own message; `pleaseProvideYourPassword`, as the spec names no key for it
 */
export function signInProblems({ id, secret }: { id: string; secret: string }): SignInProblems {
  const email = id.trim();
  if (email === '' && secret === '') return { form: 'EMPTY_INPUTS' };
  return {
    ...(email === '' ? { id: 'pleaseProvideYourEmail' as const } : {}),
    ...(email !== '' && !EMAIL.test(email) ? { id: 'pleaseProvideValidEmail' as const } : {}),
    ...(secret === '' ? { secret: 'pleaseProvideYourPassword' as const } : {}),
  };
}
