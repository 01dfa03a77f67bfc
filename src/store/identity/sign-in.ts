import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { login } from '../../api/calls/identity/sign-in.ts';
import type { LoginRequest, SignInAnswer } from '../../contracts/identity/sign-in-answer.ts';
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

/** How an attempt ended: tokens that nobody keeps yet, or the code for the record. */
export type SignInOutcome = { answer: SignInAnswer } | { code: string } | undefined;

/** E-mail and password become tokens. */
export interface SignIn {
  state: ReadonlySignal<SignInState>;
  /** @returns undefined while another one is pending */
  submit(credentials: { id: string; secret: string }): Promise<SignInOutcome>;
}

export interface SignInOptions {
  control: Pick<SessionControl, 'ask'>;
  /** Proves that a browser asks, where the tenant wants it proven; gives the token of one try. @throws ApiError */
  checkBrowser?: (() => Promise<string>) | undefined;
  /** Proves credentials elsewhere first; `POST /login` where it gives nothing. @throws ApiError with codes of the platform */
  prove?(credentials: LoginRequest): Promise<SignInAnswer> | undefined;
  /** Whether the viewer's language has a label for a key. */
  isTranslated(key: string): boolean;
}

/** Secrets pass through `submit` and are kept nowhere. */
export function createSignIn({ control, prove, checkBrowser, isTranslated }: SignInOptions): SignIn {
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
        const captchaToken = await checkBrowser?.();
        const credentials = { id: id.trim(), secret, ...(captchaToken && { captchaToken }) };
        const answer = await (prove?.(credentials) ?? control.ask(login, credentials, { bearer: null }));
        state.value = { status: 'idle' };
        return { answer };
      } catch (failure) {
        const said: SignInError = isApiError(failure) ? signInError(failure, isTranslated) : { labelKey: 'sorrySomethingWentWrong' };
        const waitMs = isApiError(failure) ? retryWaitMs(failure) : undefined;
        state.value = { status: 'error', problems: {}, failure: said, ...(waitMs === undefined ? {} : { waitMs }) };
        return { code: isApiError(failure) ? failure.code : 'unknown' };
      }
    },
  };
}
