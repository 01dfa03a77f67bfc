import { ProviderReset } from '../picker/provider-reset.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { NewPassword } from './new-password.tsx';
import { RequestReset } from './request-reset.tsx';

/**
 * A forgotten password: by the token of a link a new one, else the form that asks for the link.
 *
 * @source spec 3 §2 "Password reset", "show the password reset page of the provider named by providerName; the default is the built-in ID provider"
 */
export function ResetScreen(props: ScreenProps) {
  const { token, providerName = 'id' } = props.screen.query;
  if (providerName !== 'id') return <ProviderReset {...props} />;
  return token ? <NewPassword {...props} token={token} /> : <RequestReset {...props} provider={providerName} />;
}
