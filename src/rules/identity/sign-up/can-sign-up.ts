import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { waysOf } from '../providers/provider-ways.ts';

/** Whether the built-in provider of the tenant makes accounts by our own form. @source spec 3 §6 "Sign-up shows only when self-registration is enabled and the provider allows it" */
export function hasSignUpForm(providers: readonly Pick<AuthProvider, 'kind'>[]): boolean {
  return providers.length === 0 || providers.some(({ kind }) => kind === 'id' && waysOf(kind).signUp);
}
