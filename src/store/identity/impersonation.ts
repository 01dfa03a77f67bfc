import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { enterImpersonation, makeImpersonation } from '../../api/calls/identity/impersonation.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { SessionControl } from '../../session/session-control.ts';
import type { StoreContext } from '../store-context.ts';

/** `failed`: why, as a label. `done`: what was asked for. */
type Asked<T> = { status: 'idle' | 'loading' } | { status: 'failed'; labelKey: LabelKey } | { status: 'done'; value: T };

/** One press at a time. */
interface Impersonation<I, T> {
  state: ReadonlySignal<Asked<T>>;
  ask(input: I): Promise<void>;
}

function createAsked<I, T>(make: (input: I) => Promise<T>, refusedKey: LabelKey): Impersonation<I, T> {
  const state = signal<Asked<T>>({ status: 'idle' });
  return {
    state,
    async ask(input) {
      if (state.peek().status === 'loading') return;
      state.value = { status: 'loading' };
      state.value = await make(input).then(
        (value): Asked<T> => ({ status: 'done', value }),
        (failure: unknown): Asked<T> => ({ status: 'failed', labelKey: labelOf(failure, refusedKey) }),
      );
    },
  };
}

function labelOf(failure: unknown, refusedKey: LabelKey): LabelKey {
  if (!isApiError(failure) || failure.status >= 500) return 'sorrySomethingWentWrong';
  if (failure.kind === 'unreachable') return 'platformUnreachable';
  return failure.status === 429 ? 'tooManyAttempts' : refusedKey;
}

/** Acts as the member of a link. */
export const createImpersonationEntry = ({ ask, keep }: SessionControl): Impersonation<string, undefined> =>
  createAsked(async (token) => void keep(await ask(enterImpersonation, { token }, { bearer: null })), 'impersonationFailed');

/** Makes a link for a member's e-mail; its value is the token. */
export const createImpersonationLink = ({ client }: Pick<StoreContext, 'client'>): Impersonation<string, string> =>
  createAsked(async (email) => (await client.call(makeImpersonation, { email: email.trim() })).token, 'impersonationRefused');
