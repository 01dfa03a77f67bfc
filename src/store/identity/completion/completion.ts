import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import { finishSignIn, readMissingInformation } from '../../../api/calls/identity/completion.ts';
import type { IdentityForm } from '../../../contracts/identity/form-field.ts';
import type { SignInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import type { FinishRequest } from '../../../contracts/identity/sign-up/completion.ts';
import { signUpError, type SignUpError } from '../../../rules/identity/sign-up/sign-up-error.ts';
import { retryWaitMs } from '../../../rules/wire/retry-wait.ts';
import type { SessionControl } from '../../../session/session-control.ts';
import { latest } from '../../latest.ts';

/** Where a sign-in stands whose owner is asked for more. */
export type CompletionState =
  | { status: 'opening' }
  /** What is missing could not be fetched. */
  | { status: 'closed' }
  /** It took too long, was finished elsewhere, or its e-mail is another account's by now. */
  | { status: 'over'; labelKey: 'completionExpired' | 'cannotLinkAccountLead' }
  | { status: 'idle'; form: IdentityForm }
  | { status: 'loading'; form: IdentityForm }
  /** `waitMs`: the platform asks for so long a wait before the next try. */
  | { status: 'error'; form: IdentityForm; error: SignUpError; waitMs?: number }
  | { status: 'done'; answer: SignInAnswer };

/** What was missing becomes a session. */
export interface Completion {
  state: ReadonlySignal<CompletionState>;
  /** Fetches what is missing. */
  open(): Promise<void>;
  /** @returns the code of a refusal; undefined when it is done, or while another one is pending */
  submit(given: Omit<FinishRequest, 'token'>): Promise<string | undefined>;
  dispose(): void;
}

const over = (thrown: unknown): CompletionState | undefined => {
  if (!isApiError(thrown)) return undefined;
  if (thrown.status === 410 || thrown.status === 401) return { status: 'over', labelKey: 'completionExpired' };
  return thrown.status === 409 ? { status: 'over', labelKey: 'cannotLinkAccountLead' } : undefined;
};

/** @param token of the answer with `MISSING_INFORMATION` */
export function createCompletion({ ask }: Pick<SessionControl, 'ask'>, token: string): Completion {
  const state = signal<CompletionState>({ status: 'opening' });
  const runs = latest();

  async function send(form: IdentityForm, given: Omit<FinishRequest, 'token'>): Promise<string | undefined> {
    const run = runs.begin();
    state.value = { status: 'loading', form };
    try {
      const answer = await ask(finishSignIn, { ...given, token }, { bearer: null });
      if (!run.aborted) state.value = { status: 'done', answer };
      return undefined;
    } catch (failure) {
      const error: SignUpError = isApiError(failure) ? signUpError(failure, form.fields, 0) : { labelKey: 'sorrySomethingWentWrong' };
      const waitMs = isApiError(failure) ? retryWaitMs(failure) : undefined;
      if (!run.aborted) state.value = over(failure) ?? { status: 'error', form, error, ...(waitMs === undefined ? {} : { waitMs }) };
      return isApiError(failure) ? failure.code : 'unknown';
    }
  }

  return {
    state,
    async open() {
      const run = runs.begin();
      state.value = { status: 'opening' };
      const found = await ask(readMissingInformation, { token }, { bearer: null }).then(
        (form): CompletionState => ({ status: 'idle', form }), (thrown: unknown): CompletionState => over(thrown) ?? { status: 'closed' },
      );
      if (run.aborted) return;
      state.value = found;
      // The tenant may ask for less by now.
      if (found.status === 'idle' && found.form.fields.length === 0 && found.form.consents.length === 0) await send(found.form, { details: {}, consentAnswers: [] });
    },
    async submit(given) {
      const now = state.peek();
      return now.status === 'idle' || now.status === 'error' ? send(now.form, given) : undefined;
    },
    dispose: () => runs.end(),
  };
}
