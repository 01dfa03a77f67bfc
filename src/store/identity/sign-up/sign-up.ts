import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import { readIdentityForm, readSignInOptions } from '../../../api/calls/identity/sign-in.ts';
import { signUpWithProvider } from '../../../api/calls/identity/outside/password-providers.ts';
import { signUp } from '../../../api/calls/identity/sign-up.ts';
import type { IdentityForm } from '../../../contracts/identity/form-field.ts';
import type { SignUpRequest } from '../../../contracts/identity/sign-up/new-account.ts';
import { signUpError, type SignUpError } from '../../../rules/identity/sign-up/sign-up-error.ts';
import { hasSignUpForm } from '../../../rules/identity/sign-up/can-sign-up.ts';
import { retryWaitMs } from '../../../rules/wire/retry-wait.ts';
import type { SessionControl } from '../../../session/session-control.ts';
import { latest } from '../../latest.ts';

/** What the tenant asks for; `form` is missing where it makes no accounts by a form. */
export interface AskedForm { form: IdentityForm | undefined; passwordMinLength: number }

/** The state of a sign-up. */
export type SignUpState =
  | { status: 'opening' }
  /** The form could not be fetched. */
  | { status: 'closed' }
  | { status: 'idle'; asked: AskedForm }
  | { status: 'loading'; asked: AskedForm }
  | { status: 'done'; asked: AskedForm }
  /** `waitMs`: the platform asks for so long a wait before the next try. */
  | { status: 'error'; asked: AskedForm; error: SignUpError; waitMs?: number };

/** A form that becomes an account. */
export interface SignUp {
  state: ReadonlySignal<SignUpState>;
  /** Fetches the form. */
  open(): Promise<void>;
  /** Secrets pass through and are kept nowhere. @returns the code of a refusal; undefined when it is done, or while another one is pending */
  submit(request: Omit<SignUpRequest, 'appCheckToken' | 'proof'>): Promise<string | undefined>;
  /** Shows the form again after it is done. */
  again(): void;
  dispose(): void;
}

export interface SignUpParts {
  control: Pick<SessionControl, 'ask'>;
  /** Proves that a browser asks. */
  check(): Promise<string>;
  /** What shows later that this browser signed up. */
  prove(): string;
  /** The provider that keeps the account; the built-in one when absent. */
  provider?: string | undefined;
}

export function createSignUp({ control: { ask }, check, prove, provider }: SignUpParts): SignUp {
  const state = signal<SignUpState>({ status: 'opening' });
  const runs = latest();
  const asked = (): AskedForm | undefined => {
    const now = state.peek();
    return 'asked' in now ? now.asked : undefined;
  };
  return {
    state,
    async open() {
      const run = runs.begin();
      state.value = { status: 'opening' };
      const found = await Promise.all([ask(readIdentityForm, { context: 'REGISTRATION' }, { bearer: null }), ask(readSignInOptions, {}, { bearer: null })]).then(
        ([form, { providers, passwordMinLength }]): SignUpState => ({ status: 'idle', asked: { form: provider !== undefined || hasSignUpForm(providers) ? form : undefined, passwordMinLength } }),
        (): SignUpState => ({ status: 'closed' }),
      );
      if (!run.aborted) state.value = found;
    },
    async submit(request) {
      const form = asked();
      if (!form?.form || state.peek().status === 'loading') return undefined;
      state.value = { status: 'loading', asked: form };
      try {
        const checked = { ...request, appCheckToken: await check(), proof: prove() };
        await (provider === undefined ? ask(signUp, checked, { bearer: null }) : ask(signUpWithProvider, { ...checked, provider }, { bearer: null }));
        state.value = { status: 'done', asked: form };
        return undefined;
      } catch (failure) {
        const error: SignUpError = isApiError(failure) ? signUpError(failure, form.form.fields, form.passwordMinLength) : { labelKey: 'appCheckFailedWeb' };
        const waitMs = isApiError(failure) ? retryWaitMs(failure) : undefined;
        state.value = { status: 'error', asked: form, error, ...(waitMs === undefined ? {} : { waitMs }) };
        return isApiError(failure) ? failure.code : 'appCheckFailedWeb';
      }
    },
    again() {
      const form = asked();
      if (form) state.value = { status: 'idle', asked: form };
    },
    dispose: () => runs.end(),
  };
}
