import { useMemo, useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { createImpersonationLink } from '../../../store/identity/impersonation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { SiteNavigator } from '../../navigator/site-navigator.ts';

/** A member's e-mail becomes a link that works once. A browser holds one session: the link replaces it, except in a private window. */
export function ImpersonationForm({ runtime, navigator }: { runtime: Runtime; navigator: SiteNavigator }) {
  const label = useLabel();
  const [email, setEmail] = useState('');
  const link = useMemo(() => createImpersonationLink(runtime.store.context), [runtime]);
  const state = useSignal(link.state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim()) void link.ask(email);
  };
  return (
    <form className="fl-preview__impersonation" method="post" noValidate onSubmit={submit} aria-labelledby="impersonation-title">
      <h2 id="impersonation-title" className="fl-preview__name">{label('impersonationTitle')}</h2>
      <p className="fl-preview__lead">{label('impersonationLead')}</p>
      <TextField label={label('impersonationEmail')} type="email" name="email" autoComplete="off" inputMode="email" required dir="ltr" value={email} onValue={setEmail} />
      {state.status === 'failed' && <Message tone="alert">{label(state.labelKey)}</Message>}
      <Button type="submit" variant="secondary" loading={state.status === 'loading'} loadingLabel={label('loading')}>{label('impersonationMake')}</Button>
      {state.status === 'done' && (
        <Message>
          <a href={navigator.hrefOf({ name: 'impersonate', params: { token: state.value } })} target="_blank" rel="noopener noreferrer">{label('impersonationStart')}</a>
          <br />{label('impersonationMade')}
        </Message>
      )}
    </form>
  );
}
