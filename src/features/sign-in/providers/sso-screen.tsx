import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { type SsoStep, ssoStep } from '../../../rules/identity/providers/sso-step.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/button/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { useChoices } from '../picker/use-choices.ts';
import { TitledStep } from '../picker/titled-step.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { ProviderFlow } from './provider-flow.tsx';
import sheet from './providers.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

/** Leads to the single sign-on of the tenant, and back as whoever is signed in there. @source spec 3 §2 "Generic single sign-on and OpenID pages … Show a loader or an error message" */
export function SsoScreen(props: ScreenProps) {
  const { screen } = props;
  const label = useLabel();
  const { options, retry } = useChoices();
  const asked = options.status === 'ready' ? ssoStep(options.value, screen) : undefined;
  // Who asks nobody goes on as the guest they are, also where the providers cannot be read.
  const isLost = options.status === 'failed' && screen.name === 'oidc' && screen.query['type'] === undefined;
  useEffect(() => {
    if (isLost) props.onGuest?.();
  }, [isLost]);
  return (
    <div ref={useSheet(sheet)} className="fl-providers__step">
      {!asked && options.status !== 'failed' && <Spinner size="large" label={label('loading')} />}
      {options.status === 'failed' && !isLost && <Message tone="alert">{label('moreWaysFailed')} <Button size="small" variant="ghost" onClick={retry}>{label('retry')}</Button></Message>}
      {asked?.step === 'not-offered' && <Message tone="alert">{label('providerNotOffered')}</Message>}
      {asked?.step === 'no-reset' && <Message tone="alert">{label('providerNoReset', { provider: asked.provider.title })}</Message>}
      {asked?.step === 'reset' && <ResetLink asked={asked} props={props} />}
      {asked && 'provider' in asked && (asked.step === 'silent' || asked.step === 'SIGNIN' || asked.step === 'SIGNUP') && <Begin asked={asked} {...props} />}
      {(asked?.step === 'not-offered' || asked?.step === 'no-reset') && <Back {...props} />}
    </div>
  );
}

type Begun = Extract<SsoStep, { step: 'silent' | 'SIGNIN' | 'SIGNUP' }>;

/** Begins by itself where the page may be left; in a frame a press opens a window. */
function Begin({ asked: { step: wish, provider: offered }, ...props }: ScreenProps & { asked: Begun }) {
  const label = useLabel();
  const { slice, step, provider, sameTab } = useProviderSignIn(props, { replaces: true });
  const { screen: { query } } = props;
  const begin = () => void slice.start(offered, wish === 'silent' ? 'SIGNIN' : wish, { silent: wish === 'silent', extraParams: query['extraParams'] });
  useEffect(() => {
    if (sameTab) begin();
    // A frame sees no session of the provider: its storage is another one. @source design/identity-checkout-reference.md 8 row 10
    else if (wish === 'silent') props.onGuest?.();
  }, [slice]);
  const isOver = step.step === 'failed' || step.step === 'conflict' || step.step === 'cancelled';
  if (sameTab && !isOver) return <Spinner size="large" label={label('signInFinishing')} />;
  const named = { provider: offered.title };
  return (
    <TitledStep title={label('providerSignInTitle', named)} lead={label('providerPageLead', named)} focusTitle={props.focusTitle}>
      <ProviderFlow slice={slice} step={step} provider={provider} sameTab={sameTab} props={props} />
      <Button variant="primary" size="large" wide loading={step.step === 'opening'} loadingLabel={label('loading')} onClick={begin}>{label(wish === 'SIGNUP' ? 'signUpWith' : 'continueWith', named)}</Button>
      <Back {...props} />
    </TitledStep>
  );
}

/** @source spec 3 §3 "resetUri" */
function ResetLink({ asked: { provider, address }, props }: { asked: Extract<SsoStep, { step: 'reset' }>; props: ScreenProps }) {
  const label = useLabel();
  return (
    <TitledStep title={label('requestPasswordTitle')} lead={label('ssoResetLead', { provider: provider.title })} focusTitle={props.focusTitle}>
      <Link href={address} variant="primary">{label('ssoResetGo', { provider: provider.title })}</Link>
      <Back {...props} />
    </TitledStep>
  );
}

function Back({ screen: { query } }: ScreenProps) {
  const label = useLabel();
  return <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'login', query: carriedQuery(query) }}>{label('signInAgain')}</NavLink></p>;
}
