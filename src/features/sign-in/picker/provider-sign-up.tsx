import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { pickable, providerOfAddress } from '../../../rules/identity/providers/provider-choices.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { SignUpStep } from '../sign-up/sign-up-step.tsx';
import { TitledStep } from './titled-step.tsx';
import { useChoices } from './use-choices.ts';

/** A new account at a provider whose passwords are typed here, or that it makes none. @source spec 3 §6 "sptv cannot sign up", "pbr can sign up" */
export function ProviderSignUp({ providerName, ...props }: ScreenProps & { providerName: string }) {
  const label = useLabel();
  const { options, retry } = useChoices();
  if (options.status === 'failed') return <Message tone="alert">{label('moreWaysFailed')} <Button size="small" variant="ghost" onClick={retry}>{label('retry')}</Button></Message>;
  if (options.status !== 'ready') return <SignInSkeleton label={label('loading')} />;
  const query = carriedQuery(props.screen.query);
  const provider = providerOfAddress(options.value, providerName);
  const named = { provider: provider?.title ?? '' };
  const { flow, signUp } = waysOf(provider?.kind ?? 'UNKNOWN');
  if (provider && signUp && flow === 'password') return <SignUpStep {...props} provider={provider} />;
  const isOffered = provider !== undefined && pickable(options.value).includes(provider);
  return (
    <TitledStep title={isOffered ? label('providerSignUpTitle', named) : label('signUpTitle')} focusTitle={props.focusTitle}>
      <Message tone="alert">{!isOffered ? label('providerNotOffered') : signUp ? label('providerPageLead', named) : label('providerNoSignUp', named)}</Message>
      {isOffered && <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'login-provider', params: { authProvider: provider.name }, query }}>{label('providerSignInTitle', named)}</NavLink></p>}
      <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'providers', query }}>{label('chooseAnotherProvider')}</NavLink></p>
    </TitledStep>
  );
}
