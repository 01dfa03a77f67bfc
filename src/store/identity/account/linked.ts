import { readLinkedProviders } from '../../../api/calls/identity/account/account-choices.ts';
import { changeProviderPassword } from '../../../api/calls/identity/outside/password-providers.ts';
import { unlinkProvider } from '../../../api/calls/identity/providers.ts';
import { readSignInOptions } from '../../../api/calls/identity/sign-in.ts';
import type { LinkedProviders } from '../../../contracts/identity/account/linked-provider.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { PasswordWish } from './account-details.ts';
import { type AccountContext, type AccountOutcome, type AccountPart, createAccountPart } from './account-part.ts';

/** What is linked, and what could be. */
export interface LinkedWays extends LinkedProviders { providers: AuthProvider[]; passwordMinLength: number }

/** Other providers that sign in to the account. */
export interface Linked extends AccountPart<LinkedWays> {
  unlink(provider: string): Promise<AccountOutcome>;
  /** Changes the password that the member has there; every other session here ends. */
  setPassword(provider: string, change: PasswordWish): Promise<AccountOutcome>;
}

export function createLinked(context: AccountContext): Linked {
  const { client } = context;
  const part = createAccountPart<LinkedWays>(context, async (signal) => {
    const [linked, { providers, passwordMinLength }] = await Promise.all([client.call(readLinkedProviders, {}, { signal }), client.call(readSignInOptions, {}, { signal })]);
    return { ...linked, providers, passwordMinLength };
  });
  return {
    ...part,
    setPassword: (provider, change) => part.change(async () => void await client.call(changeProviderPassword, { provider, ...change })),
    async unlink(provider) {
      const before = part.value.peek();
      const problem = await part.change(async () => {
        await client.call(unlinkProvider, { provider });
        // Nothing is read again: the session here is about to end.
        return before.status === 'ready' ? before.value : undefined;
      });
      // Whatever it was, the viewer reads the generic words. @source spec 3 §8 "Unlinking a provider fails with the generic error label"
      return problem && { labelKey: 'sorrySomethingWentWrong' };
    },
  };
}
