import { useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { CompareForm } from '../../../parts/providers/compare-form.tsx';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { ProviderStep } from '../../../store/identity/providers/provider-step.ts';
import type { ProviderSignIn } from '../../../store/identity/providers/provider-sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import type { ScreenProps } from '../screen-props.ts';
import { LinkForm } from './link-form.tsx';
import { UsedBefore } from './used-before.tsx';

export interface ProviderFlowProps {
  slice: ProviderSignIn;
  step: ProviderStep;
  provider: AuthProvider | undefined;
  /** The sign-in may go on in this tab. */
  sameTab: boolean;
  props: ScreenProps;
}

/** What a sign-in by a provider shows between the press and the session. @source spec 3 §2 "Account-linking screen after social signup", §4 "Social login" */
export function ProviderFlow({ slice, step, provider, sameTab, props }: ProviderFlowProps) {
  const label = useLabel();
  const named = { provider: provider?.title ?? '' };
  if (step.step === 'finishing' || step.step === 'signed-in') return <Spinner size="large" label={label('signInFinishing')} />;
  if (step.step === 'linking') return <LinkForm step={step} provider={named.provider} control={props.control} onLink={slice.link} onSkip={slice.skip} />;
  if (step.step === 'comparing') return <CompareForm isWrong={step.wrong === true} onCode={slice.compare} onCancel={slice.cancel} />;
  if (step.step === 'conflict' && step.providers) return <UsedBefore slice={slice} names={step.providers} props={props} />;
  if (step.step === 'conflict') return <Conflict slice={slice} control={props.control} />;
  if (step.step === 'cancelled') return <Message>{label('providerCancelled')}</Message>;
  if (step.step === 'failed') {
    const again = step.retry && provider;
    return <Message tone="alert">{label(step.problem.labelKey)}{again && <> <Button size="small" onClick={() => void slice.start(again, 'SIGNIN')}>{label('retry')}</Button></>}</Message>;
  }
  if (step.step === 'waiting') {
    return (
      <div className="fl-providers__step">
        <Message>{label('providerWaiting', named)}</Message>
        <Button variant="ghost" onClick={slice.cancel}>{label('providerStop')}</Button>
      </div>
    );
  }
  if (step.step !== 'blocked' || !provider) return null;
  return (
    <div className="fl-providers__step">
      <Message tone="alert">{label('providerWindowBlocked', named)}</Message>
      {sameTab
        ? <Button variant="primary" wide onClick={slice.goOnHere}>{label('continueInThisTab')}</Button>
        : <Button variant="primary" wide onClick={() => void slice.start(provider, 'SIGNIN')}>{label('openProviderWindow')}</Button>}
    </div>
  );
}

/** @source spec 3 §2 "it says the account cannot be linked and offers logout or continue" */
function Conflict({ slice, control }: { slice: ProviderSignIn; control: ScreenProps['control'] }) {
  const label = useLabel();
  const title = useMovedFocus(useRef(true));
  const signOut = () => void control.signOut().catch(() => undefined).then(slice.cancel);
  return (
    <div className="fl-providers__step">
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{label('cannotLinkAccount')}</h2>
      <Message tone="alert">{label('cannotLinkAccountLead')}</Message>
      <Button variant="primary" size="large" wide onClick={slice.cancel}>{label('continueToSignIn')}</Button>
      <Button variant="ghost" size="large" wide onClick={signOut}>{label('signOut')}</Button>
    </div>
  );
}
