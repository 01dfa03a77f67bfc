import { useContext, type ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { ReturnQuery } from '../return-query.ts';

export interface OutcomeProps {
  titleKey: LabelKey;
  messageKey: LabelKey;
  /** What the message names. */
  values?: Readonly<Record<string, string>>;
  tone?: 'info' | 'alert';
  focusTitle: { current: boolean };
  children?: ReactNode;
}

/** How a step ended, said at once to screen readers, and the way back to the sign-in form. */
export function Outcome({ titleKey, messageKey, values = {}, tone = 'info', focusTitle, children }: OutcomeProps) {
  const label = useLabel();
  const query = useContext(ReturnQuery);
  const title = useMovedFocus(focusTitle);
  return (
    <div className="fl-sign-in__form">
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{label(titleKey)}</h2>
      <Message tone={tone}>{label(messageKey, values)}</Message>
      {children}
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'login', query }}>{label('backToSignIn')}</NavLink></p>
    </div>
  );
}
