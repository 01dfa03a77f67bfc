import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { Profile } from '../../../contracts/identity/profile.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { ForgotPin } from '../../../parts/profiles/forgot-pin.tsx';
import { PinForm } from '../../../parts/profiles/pin-form.tsx';
import { ProfileCard } from '../../../parts/profiles/profile-card.tsx';
import sheet from '../../../parts/profiles/profiles.css';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { createProfileChoice, type ProfileChoice } from '../../../store/identity/completion/profile-choice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { useStepTop } from '../screens/use-step-top.ts';
import type { CompletionScreenProps } from './completion-screen.tsx';

/** Who goes on where the account's first profile has a PIN. @source spec 1 §6 "Parental control"; chosen: asked after every proof, as a shared device keeps passwords and sessions of providers */
export function ChoiceScreen({ control, token, emit, complete, leave, focusTitle, isOwnPage }: CompletionScreenProps) {
  const label = useLabel();
  const choice = useSlice(() => createProfileChoice(control, token), [control, token]);
  const state = useSignal(choice.state);
  const adopt = useSheet(sheet);
  useStepTop(isOwnPage, state.status === 'opening');
  useEffect(() => void choice.open(), [choice]);
  useEffect(() => {
    if (state.status === 'done') complete(state.answer);
  }, [state]);
  if (state.status === 'opening' || state.status === 'done') return <SignInSkeleton label={label('loading')} />;
  if (state.status === 'failed') return <FailurePanel failure={state.failure} labelKey="profilesFailed" onRetry={() => void choice.open()} />;
  if (state.status === 'over') {
    return (
      <div className="fl-sign-in__form">
        <Message tone="alert">{label('completionExpired')}</Message>
        <Button variant="primary" size="large" wide onClick={leave}>{label('signInAgain')}</Button>
      </div>
    );
  }
  return (
    <div ref={adopt} className="fl-sign-in__form">
      <Choice choice={choice} profiles={state.profiles} focusTitle={focusTitle} onLeave={leave} onRefused={(code) => emit('sign-in-failed', { code })} />
    </div>
  );
}

interface ChoiceProps extends Pick<CompletionScreenProps, 'focusTitle'> {
  choice: ProfileChoice;
  profiles: readonly Profile[];
  onLeave(): void;
  onRefused(code: string): void;
}

function Choice({ choice, profiles, focusTitle, onLeave, onRefused }: ChoiceProps) {
  const label = useLabel();
  const isBusy = useSignal(choice.isBusy);
  const [asked, setAsked] = useState<Profile>();
  const [problem, setProblem] = useState<LabelKey>();
  const title = useTitleFocus(focusTitle, asked);
  const choose = async (profile: Profile, pin?: string) => {
    const refused = await choice.choose(profile.id, pin);
    if (refused) onRefused(refused.labelKey);
    return refused;
  };
  const press = async (profile: Profile) => {
    if (isBusy) return;
    setProblem(undefined);
    if (profile.hasPin) setAsked(profile);
    else setProblem((await choose(profile))?.labelKey);
  };
  if (asked) {
    return (
      <>
        <PinForm title={label('enterPin', { name: asked.name })} titleRef={title} asks="pin" saveKey="pinOpen" isBusy={isBusy} onSave={({ current }) => choose(asked, current)} onCancel={() => setAsked(undefined)} />
        <ForgotPin onAsk={() => choice.mailPinReset(asked.id)} isBusy={isBusy} />
      </>
    );
  }
  return (
    <>
      <header className="fl-sign-in__header"><h2 ref={title} tabIndex={-1} className="fl-sign-in__title" part="title">{label('whoIsWatching')}</h2></header>
      {problem && <Message tone="alert" part="error">{label(problem)}</Message>}
      <ul role="list" className="fl-profiles__list">
        {profiles.map((profile) => <ProfileCard key={profile.id} profile={profile} isManaging={false} onPress={() => void press(profile)} />)}
      </ul>
      <Button variant="ghost" size="large" wide onClick={onLeave}>{label('completionLeave')}</Button>
    </>
  );
}

/** The title of the first step takes the focus where the viewer came by a press, and the title of each later step does. */
function useTitleFocus(focusTitle: { current: boolean }, step: Profile | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    if (focusTitle.current || !first.current) title.current?.focus();
    focusTitle.current = false;
    first.current = false;
  }, [step]);
  return title;
}
