import { useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { signInProblems } from '../../../rules/identity/sign-in-problems.ts';
import { knownEmail } from '../../../store/identity/known-email.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { MailForm } from '../mail/mail-form.tsx';
import { type LinkRequestProps, useLinkRequest } from './use-link-request.ts';

/** Asks for the e-mail, and says the same whether it has an account or not. @source spec 3 §5 "Magic link email must match an email pattern" */
export function AskForLink(props: LinkRequestProps) {
  const label = useLabel();
  const [email, setEmail] = useState(knownEmail);
  const [problem, setProblem] = useState<ReturnType<typeof signInProblems>['id']>();
  const field = useRef<HTMLInputElement>(null);
  const { state, send } = useLinkRequest(props, email.trim());
  const submit = () => {
    // The password does not count here: any stands for one.
    const { id } = signInProblems({ id: email, secret: '-' });
    setProblem(id);
    if (id) field.current?.focus();
    else send();
  };
  return (
    <MailForm titleKey="magicLinkTitle" leadKey="magicLinkLead" submitKey="sendLink" state={state} focusTitle={props.focusTitle} onSubmit={submit}>
      <TextField
        label={label('email')} type="email" name="username" autoComplete="username" inputMode="email" enterKeyHint="send" required dir="ltr"
        value={email} onValue={setEmail} inputRef={field} error={problem && label(problem)}
      />
    </MailForm>
  );
}
