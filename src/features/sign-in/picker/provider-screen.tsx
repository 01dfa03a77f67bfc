import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { hasOwnPage, pickable, providerOfAddress } from '../../../rules/identity/providers/provider-choices.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { ProviderFlow } from '../providers/provider-flow.tsx';
import { useProviderSignIn } from '../providers/use-provider-sign-in.ts';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { OperatorPicker } from './operator-picker.tsx';
import { PasswordProvider } from './password-provider.tsx';
import { TitledStep } from './titled-step.tsx';
import { useChoices } from './use-choices.ts';

/** The sign-in page of one provider. @source spec 3 §2 "login via provider: /login/{authProvider}/{clientName?}" */
export function ProviderScreen(props: ScreenProps) {
  const { screen: { params, query }, focusTitle } = props;
  const label = useLabel();
  const { options, retry } = useChoices();
  if (options.status === 'failed') return <Message tone="alert">{label('moreWaysFailed')} <Button size="small" variant="ghost" onClick={retry}>{label('retry')}</Button></Message>;
  if (options.status !== 'ready') return <SignInSkeleton label={label('loading')} />;
  const provider = providerOfAddress(options.value, params['authProvider'] ?? '', params['clientName']);
  if (provider?.kind === 'id') return <LoginScreen {...props} />;
  if (!provider || !pickable(options.value).includes(provider)) {
    return (
      <TitledStep title={label('selectYourProvider')} focusTitle={focusTitle}>
        <Message tone="alert">{label('providerNotOffered')}</Message>
        <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'providers', query: carriedQuery(query) }}>{label('chooseAnotherProvider')}</NavLink></p>
      </TitledStep>
    );
  }
  if (waysOf(provider.kind).flow === 'regcode') return <OperatorPicker {...props} offered={provider} />;
  return hasOwnPage(provider) ? <OwnPage {...props} offered={provider} /> : <PasswordProvider {...props} offered={provider} />;
}

const standing = new Set(['finishing', 'comparing', 'linking', 'conflict', 'signed-in']);

/** A provider with pages of its own: what happens, and a button. @source spec 3 §2 "Each has header and text labels and a continue button" */
function OwnPage({ offered, ...props }: ScreenProps & { offered: AuthProvider }) {
  const label = useLabel();
  const { slice, step, provider, sameTab } = useProviderSignIn(props);
  const named = { provider: offered.title };
  useEffect(() => {
    if (waysOf(offered.kind).flow !== 'workflow') return;
    void props.workflow?.().then((partner) => (partner.takeBegin(offered) ? slice.start(offered, 'SIGNIN') : undefined), () => undefined);
  }, [slice]);
  const flow = <ProviderFlow slice={slice} step={step} provider={provider} sameTab={sameTab} props={props} />;
  if (standing.has(step.step)) return flow;
  return (
    <TitledStep title={label('providerSignInTitle', named)} lead={label('providerPageLead', named)} focusTitle={props.focusTitle}>
      {slice.isRemembered(offered.name) && step.step === 'idle' && <Message>{label('providerSecondTry', named)}</Message>}
      {flow}
      <Button variant="primary" size="large" wide loading={step.step === 'opening'} loadingLabel={label('loading')} onClick={() => void slice.start(offered, 'SIGNIN')}>{label('continueWith', named)}</Button>
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'providers', query: carriedQuery(props.screen.query) }}>{label('chooseAnotherProvider')}</NavLink></p>
    </TitledStep>
  );
}
