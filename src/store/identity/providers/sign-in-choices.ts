import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { readSignInOptions } from '../../../api/calls/identity/sign-in.ts';
import type { SignInOptions } from '../../../contracts/identity/auth-provider.ts';
import { latest } from '../../latest.ts';
import type { Loadable } from '../../loadable.ts';
import type { StoreContext } from '../../store-context.ts';

/** How viewers of the tenant may sign in. */
export interface SignInChoices {
  options: ReadonlySignal<Loadable<SignInOptions>>;
  load(): Promise<void>;
  dispose(): void;
}

export function createSignInChoices({ client }: Pick<StoreContext, 'client'>): SignInChoices {
  const options = signal<Loadable<SignInOptions>>({ status: 'idle' });
  const runs = latest();
  return {
    options,
    async load() {
      const run = runs.begin();
      options.value = { status: 'loading' };
      const answer = await client.call(readSignInOptions, {}, { signal: run }).then((value) => ({ status: 'ready' as const, value }), (thrown: unknown) => ({ status: 'failed' as const, failure: asApiError(thrown) }));
      if (!run.aborted) options.value = answer;
    },
    dispose: () => runs.end(),
  };
}
