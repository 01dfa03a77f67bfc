import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { signInError, type SignInError } from '../../rules/identity/sign-in-error.ts';
import { retryWaitMs } from '../../rules/wire/retry-wait.ts';
import { signInProblems, type SignInProblems } from '../../rules/identity/sign-in-problems.ts';
import type { SessionControl } from '../../session/session-control.ts';

export type { SessionControl } from '../../session/session-control.ts';

/** The state of a sign-in form. @source spec 3 §4 "Login form: idle, loading, error shown, or error cleared on success" */
export type SignInState =
  | { status: 'idle' }
  | { status: 'loading' }
  /** `waitMs`: the platform asks for so long a wait before the next attempt. */
  | { status: 'error'; problems: SignInProblems; failure?: SignInError; waitMs?: number };

/** How an attempt ended: who is watching now, or the code for the record. */
export type SignInOutcome = { viewer: Viewer } | { code: string } | undefined;

/** E-mail and password become a session. */
export interface SignIn {
  state: ReadonlySignal<SignInState>;
  /** @returns undefined while another one is pending */
  submit(credentials: { id: string; secret: string }): Promise<SignInOutcome>;
  signOut(): Promise<void>;
}

export interface SignInOptions {
  control: SessionControl;
  /** Whether the viewer's language has a label for a key. */
  isTranslated(key: string): boolean;
}

/** Secrets pass through `submit` and are kept nowhere. */
export function createSignIn({ control, isTranslated }: SignInOptions): SignIn {
  const state = signal<SignInState>({ status: 'idle' });
  return {
    state,
    async submit({ id, secret }) {
      if (state.peek().status === 'loading') return undefined;
      const problems = signInProblems({ id, secret });
      if (Object.keys(problems).length > 0) {
        state.value = { status: 'error', problems };
        return { code: problems.form ?? problems.id ?? problems.secret ?? 'EMPTY_INPUTS' };
      }
      state.value = { status: 'loading' };
      try {
        const viewer = await control.signIn({ id: id.trim(), secret });
        state.value = { status: 'idle' };
        return { viewer };
      } catch (failure) {
        const said: SignInError = isApiError(failure) ? signInError(failure, isTranslated) : { labelKey: 'sorrySomethingWentWrong' };
        const waitMs = isApiError(failure) ? retryWaitMs(failure) : undefined;
        state.value = { status: 'error', problems: {}, failure: said, ...(waitMs === undefined ? {} : { waitMs }) };
        return { code: isApiError(failure) ? failure.code : 'unknown' };
      }
    },
    async signOut() {
      if (state.peek().status === 'loading') return;
      state.value = { status: 'loading' };
      // Signing out always ends the session here, and on the platform when it can be reached.
      await control.signOut().catch(() => undefined);
      state.value = { status: 'idle' };
    },
  };
}
