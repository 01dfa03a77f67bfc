import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { IdentityForm } from '../../../contracts/identity/form-field.ts';
import type { SignUpRequest } from '../../../contracts/identity/sign-up/new-account.ts';
import { RetryWaitText } from '../../../parts/feedback/retry-wait-text.tsx';
import { useRetryWait } from '../../../parts/feedback/use-retry-wait.ts';
import { ConsentFields } from '../../../parts/form/consent-fields.tsx';
import { FormFields } from '../../../parts/form/form-fields.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { consentAnswersOf, missingConsents } from '../../../rules/identity/form/consents.ts';
import { detailsOfForm } from '../../../rules/identity/form/details-of-form.ts';
import { textOfKind } from '../../../rules/identity/form/form-problems.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { countriesOf } from '../../../store/identity/sign-up/countries.ts';
import type { SignUpState } from '../../../store/identity/sign-up/sign-up.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import type { ScreenProps } from '../screen-props.ts';
import { checkSignUp, type Findings } from './check-sign-up.ts';
import { useFilledForm } from './use-filled-form.ts';

export interface SignUpFormProps {
  state: Exclude<SignUpState, { status: 'opening' | 'closed' | 'done' }>;
  form: IdentityForm;
  onSubmit(request: Omit<SignUpRequest, 'appCheckToken'>): void;
  onRefused(code: string): void;
  /** Whether the account is made: then nothing of the form is kept. */
  isDone(): boolean;
  screen: ScreenProps['screen'];
  focusTitle: { current: boolean };
  /** The house that keeps the account; this one when absent. */
  provider?: AuthProvider | undefined;
}

const fine: Findings = { fields: {}, consents: [] };

/** The tenant's form for new members. Secrets are dropped when it unmounts. @source spec 3 §5 "Consent", §8 */
export function SignUpForm({ state, form, onSubmit, onRefused, isDone, screen, focusTitle, provider }: SignUpFormProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const named = { provider: provider?.title ?? '' };
  const title = useMovedFocus(focusTitle);
  const { values, answers, setValue, setAnswer } = useFilledForm(form, isDone);
  const [own, setOwn] = useState(fine);
  const [isChecking, setChecking] = useState(false);
  const refused = state.status === 'error' ? state : undefined;
  const found = findingsOf(own, refused?.error);
  const wait = useRetryWait(refused);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  const { root, summary } = useErrorFocus(refused ?? own);
  const isBusy = state.status === 'loading' || isChecking;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || isBusy) return;
    setChecking(true);
    const problems = await checkSignUp(form, values, missingConsents(form.consents, answers), {
      passwordMinLength: state.asked.passwordMinLength, today: dayOf(context.now()), shapes: countriesOf(context).shapes(),
    });
    setChecking(false);
    setOwn(problems);
    if (problems.code) return onRefused(problems.code);
    onSubmit({
      username: textOfKind(form.fields, values, 'email').trim(), password: textOfKind(form.fields, values, 'password'),
      consentAnswers: consentAnswersOf(form.consents, answers), details: detailsOfForm(form.fields, values),
      ...(screen.query['from'] ? { from: screen.query['from'] } : {}),
    });
  };
  return (
    <form ref={root} className="fl-sign-in__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <header className="fl-sign-in__header">
        <h2 ref={title} tabIndex={-1} className="fl-sign-in__title" part="title">{provider ? label('providerSignUpTitle', named) : label('signUpTitle')}</h2>
        <p className="fl-sign-in__lead">{provider ? label('providerSignUpLead', named) : label('signUpLead')}</p>
      </header>
      {(found.text || found.labelKey) && (!wait || isWaiting) && (
        <Message tone="alert" messageRef={summary} part="error">{wait ? <RetryWaitText wait={wait} /> : found.text ?? label(found.labelKey!)}</Message>
      )}
      <FormFields fields={form.fields} values={values} onValue={setValue} problems={found.fields} />
      {form.consents.length > 0 && (
        <div className="fl-sign-up__consents"><ConsentFields terms={form.consents} answers={answers} onAnswer={setAnswer} missing={found.consents} /></div>
      )}
      <Button type="submit" variant="primary" size="large" wide part="submit" loading={isBusy} loadingLabel={label('loading')} disabledReason={isWaiting ? label('tooManyAttempts') : undefined}>
        {label('signUpSubmit')}
      </Button>
      <p className="fl-sign-in__sign-up">{label('haveAccount')}{' '}<NavLink to={provider ? { name: 'login-provider', params: { authProvider: provider.name }, query: carriedQuery(screen.query) } : { name: 'login', query: screen.query }}>{label('signIn')}</NavLink></p>
    </form>
  );
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** What this page found, else what the platform said. */
function findingsOf(own: Findings, said: Extract<SignUpState, { status: 'error' }>['error'] | undefined): Findings & { text?: string } {
  if (own.code || !said) return own;
  const { fields = {}, consents = [], ...above } = said;
  return { fields, consents, ...above };
}

/** After a try that failed the focus goes to the first wrong field, in the order of the page, else to the message. */
function useErrorFocus(of: unknown) {
  const root = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (of === fine) return;
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? summary.current)?.focus();
  }, [of]);
  return { root, summary };
}
