import { ProviderSignUp } from '../picker/provider-sign-up.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SignUpStep } from './sign-up-step.tsx';

/**
 * A new account, by the tenant's form or a provider; at the provider that the address names.
 *
 * @source spec 3 §2 "/signup"; chosen: named as a password reset names it
 */
export function SignUpScreen(props: ScreenProps) {
  const { providerName = 'id' } = props.screen.query;
  return providerName === 'id' ? <SignUpStep {...props} /> : <ProviderSignUp {...props} providerName={providerName} />;
}
