import { useContext, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { RetryWaitText } from '../../../parts/feedback/retry-wait-text.tsx';
import { useRetryWait } from '../../../parts/feedback/use-retry-wait.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { ProofState } from '../../../store/identity/mailed-proof.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { ReturnQuery } from '../return-query.ts';

export interface MailFormProps {
  titleKey: LabelKey;
  leadKey: LabelKey;
  /** What stands in the lead's places. */
  leadValues?: Record<string, string>;
  submitKey: LabelKey;
  state: ProofState<unknown>;
  focusTitle: { current: boolean };
  onSubmit(): void;
  children?: ReactNode;
}

/** A form of one field with its title, what went wrong, and the way back to the sign-in form. */
export function MailForm({ titleKey, leadKey, leadValues, submitKey, state, focusTitle, onSubmit, children }: MailFormProps) {
  const label = useLabel();
  const query = useContext(ReturnQuery);
  const title = useMovedFocus(focusTitle);
  const summary = useRef<HTMLDivElement>(null);
  const failure = state.status === 'error' ? state : undefined;
  const wait = useRetryWait(failure);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  useLayoutEffect(() => summary.current?.focus(), [failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWaiting) onSubmit();
  };
  return (
    <form className="fl-sign-in__form" method="post" noValidate onSubmit={submit}>
      <header className="fl-sign-in__header">
        <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{label(titleKey)}</h2>
        <p className="fl-sign-in__lead">{label(leadKey, leadValues)}</p>
      </header>
      {failure && (!wait || isWaiting) && <Message tone="alert" messageRef={summary}>{wait ? <RetryWaitText wait={wait} /> : label(failure.labelKey)}</Message>}
      {children}
      <Button type="submit" variant="primary" size="large" wide loading={state.status === 'loading'} loadingLabel={label('loading')} disabledReason={isWaiting ? label('tooManyAttempts') : undefined}>
        {label(submitKey)}
      </Button>
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'login', query }}>{label('backToSignIn')}</NavLink></p>
    </form>
  );
}
