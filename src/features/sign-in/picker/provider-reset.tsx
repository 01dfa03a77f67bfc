import { useLabel } from '../../../binding/use-label.ts';
import { providerOfAddress } from '../../../rules/identity/providers/provider-choices.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { Outcome } from '../mail/outcome.tsx';
import { NewPassword } from '../mail/new-password.tsx';
import { RequestReset } from '../mail/request-reset.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from '../screens/sign-in-skeleton.tsx';
import { useChoices } from './use-choices.ts';

/** The password reset page of a provider, or that it has none. @source spec 3 §2 "show the password reset page of the provider named by providerName", "'Not supported' is shown for it" */
export function ProviderReset(props: ScreenProps) {
  const label = useLabel();
  const { token, providerName = 'id' } = props.screen.query;
  const { options } = useChoices();
  if (options.status === 'idle' || options.status === 'loading') return <SignInSkeleton label={label('loading')} />;
  const provider = options.status === 'ready' ? providerOfAddress(options.value, providerName) : undefined;
  if (!provider || !waysOf(provider.kind).reset) return <Outcome titleKey="requestPasswordTitle" messageKey="resetNotSupported" tone="alert" focusTitle={props.focusTitle} />;
  return token ? <NewPassword {...props} token={token} /> : <RequestReset {...props} provider={provider.name} />;
}
