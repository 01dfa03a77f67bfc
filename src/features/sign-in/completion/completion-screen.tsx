import { useEffect, useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { SignInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { createCompletion } from '../../../store/identity/completion/completion.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { useStepTop } from '../screens/use-step-top.ts';
import sheet from '../sign-up/sign-up.css';
import { CompletionForm } from './completion-form.tsx';

export interface CompletionScreenProps extends Pick<ScreenProps, 'control' | 'emit' | 'focusTitle' | 'isOwnPage'> {
  token: string;
  /** Takes the session. */
  complete(answer: SignInAnswer): void;
  /** Gives the sign-in up: whoever asked stays a guest. */
  leave(): void;
}

/** What the tenant asks for before it signs somebody in. @source spec 3 §3 "missingInformationStatus", §5 "Consent" */
export function CompletionScreen({ control, token, emit, complete, leave, focusTitle, isOwnPage }: CompletionScreenProps) {
  const label = useLabel();
  const slice = useSlice(() => createCompletion(control, token), [control, token]);
  const state = useSignal(slice.state);
  const adopt = useSheet(sheet);
  const isOver = useRef(false);
  useStepTop(isOwnPage, state.status === 'opening');
  useEffect(() => void slice.open(), [slice]);
  useEffect(() => {
    if (state.status === 'done') complete(state.answer);
  }, [state]);
  const giveUp = () => {
    isOver.current = true;
    leave();
  };
  if (state.status === 'opening' || state.status === 'done') return <SignInSkeleton label={label('loading')} />;
  if (state.status === 'closed') return <FailurePanel failure={{ code: 'form-missing' }} labelKey="sorrySomethingWentWrong" onRetry={() => void slice.open()} />;
  if (state.status === 'over') {
    return (
      <div className="fl-sign-in__form">
        <Message tone="alert">{label(state.labelKey)}</Message>
        <Button variant="primary" size="large" wide onClick={giveUp}>{label('signInAgain')}</Button>
      </div>
    );
  }
  return (
    <div ref={adopt} className="fl-sign-up">
      <CompletionForm
        state={state} focusTitle={focusTitle} isOwnPage={isOwnPage} onLeave={giveUp} onRefused={(code) => emit('sign-in-failed', { code })}
        isOver={() => isOver.current || slice.state.peek().status === 'done'}
        onSubmit={(given) => void slice.submit(given).then((code) => code !== undefined && emit('sign-in-failed', { code }))}
      />
    </div>
  );
}
