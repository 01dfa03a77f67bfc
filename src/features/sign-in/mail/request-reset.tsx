import { useMemo, useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { signInProblems } from '../../../rules/identity/sign-in-problems.ts';
import { knownEmail } from '../../../store/identity/known-email.ts';
import { createResetRequest } from '../../../store/identity/mailed-proof.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { MailForm } from './mail-form.tsx';
import { Outcome } from './outcome.tsx';

/** Asks for the e-mail, and says the same whether it has an account or not. @source spec 3 §2 "Request form: asks for an email" */
export function RequestReset({ control, provider, focusTitle }: ScreenProps & { provider: string }) {
  const label = useLabel();
  const slice = useMemo(() => createResetRequest(control), [control]);
  const state = useSignal(slice.state);
  const [email, setEmail] = useState(knownEmail);
  const [problem, setProblem] = useState<ReturnType<typeof signInProblems>['id']>();
  const moved = useRef(true);
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    // The password does not count here: any stands for one.
    const { id } = signInProblems({ id: email, secret: '-' });
    setProblem(id);
    if (id) field.current?.focus();
    else void slice.submit({ id: email.trim(), provider });
  };
  if (state.status === 'done') return <Outcome titleKey="checkYourMail" messageKey="resetPasswordEmailSent" focusTitle={moved} />;
  return (
    <MailForm titleKey="requestPasswordTitle" leadKey="requestPasswordLead" submitKey="sendLink" state={state} focusTitle={focusTitle} onSubmit={submit}>
      <TextField
        label={label('email')} type="email" name="username" autoComplete="username" inputMode="email" enterKeyHint="send" required dir="ltr"
        value={email} onValue={setEmail} inputRef={field} error={problem && label(problem)}
      />
    </MailForm>
  );
}
