import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import { readLinkedProviders } from '../../../api/calls/identity/account/account-choices.ts';
import { unlinkProvider } from '../../../api/calls/identity/providers.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { SessionControl } from '../../../session/session-control.ts';

export type LinkedState =
  | { status: 'loading' } | { status: 'failed' }
  | { status: 'ready'; providers: readonly string[]; busy?: string; problem?: LabelKey }
  | { status: 'unlinked' };

/** The providers of the member's account, and taking one off it. */
export interface LinkedAccounts {
  state: ReadonlySignal<LinkedState>;
  load(): Promise<void>;
  unlink(provider: string): Promise<void>;
  dispose(): void;
}

/** @source spec 3 §8 "Unlinking a provider fails with the generic error label. On success the user goes to logout with a from pointing at login" */
export function createLinkedAccounts({ ask }: Pick<SessionControl, 'ask'>): LinkedAccounts {
  const state = signal<LinkedState>({ status: 'loading' });
  let isOver = false;
  const show = (next: LinkedState) => { if (!isOver) state.value = next; };
  return {
    state,
    async load() {
      show({ status: 'loading' });
      show(await ask(readLinkedProviders, {}).then(({ linked }): LinkedState => ({ status: 'ready', providers: linked.map(({ provider }) => provider) }), (): LinkedState => ({ status: 'failed' })));
    },
    async unlink(provider) {
      const before = state.peek();
      if (before.status !== 'ready' || before.busy) return;
      const { providers } = before;
      show({ status: 'ready', providers, busy: provider });
      const problemOf = (thrown: unknown): LabelKey => (isApiError(thrown) && thrown.code === 'last-sign-in-method' ? 'lastSignInMethod' : 'sorrySomethingWentWrong');
      show(await ask(unlinkProvider, { provider }).then((): LinkedState => ({ status: 'unlinked' }), (thrown: unknown): LinkedState => ({ status: 'ready', providers, problem: problemOf(thrown) })));
    },
    dispose: () => { isOver = true; },
  };
}
