import type { Signal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import type { SignInAttempt } from '../../../contracts/identity/sign-in-attempt.ts';
import type { Latest } from '../../latest.ts';
import type { ProviderCalls } from './provider-calls.ts';
import { stepOf, stepOfFailure, type ProviderStep } from './provider-step.ts';

/** What a person whom a provider proved is asked before there is a session. Each does nothing while nobody is asked. */
export interface AskedPerson {
  /** @param code the six digits that another window shows */
  compare(code: string): Promise<void>;
  /** The person's account here, proved by its password. @param checkBrowser proves that a browser asks, where the tenant wants it proven @source spec 3 §2 "it offers a login form to link, or to skip" */
  link(account: { email: string; password: string }, checkBrowser?: () => Promise<string>): Promise<void>;
  skip(): Promise<void>;
}

interface AskedPersonParts {
  calls: Pick<ProviderCalls, 'confirm' | 'link' | 'skip'>;
  step: Signal<ProviderStep>;
  runs: Latest;
  attemptOf(): SignInAttempt | undefined;
}

/** The answers of a person, for the attempt that is under way. */
export function askedPerson({ calls, step, runs, attemptOf }: AskedPersonParts): AskedPerson {
  return {
    async compare(code) {
      const held = attemptOf();
      if (!held) return;
      const run = runs.begin();
      const isWrong = (thrown: unknown) => isApiError(thrown) && thrown.code === 'compare-code-wrong';
      const next = await calls.confirm(held, code).then(stepOf, (thrown: unknown): ProviderStep => (isWrong(thrown) ? { step: 'comparing', wrong: true } : stepOfFailure(thrown)));
      if (!run.aborted) step.value = next;
    },
    async link(account, checkBrowser) {
      const [before, held] = [step.peek(), attemptOf()];
      if (before.step !== 'linking' || !held) return;
      const { problem: _, ...person } = before;
      step.value = { ...person, busy: true };
      const proven = async () => {
        const captchaToken = await checkBrowser?.();
        return calls.link(held, { ...account, ...(captchaToken && { captchaToken }) });
      };
      const next = await proven().then(stepOf, stepOfFailure);
      step.value = next.step === 'failed' ? { ...person, problem: next.problem } : next;
    },
    async skip() {
      const [before, held] = [step.peek(), attemptOf()];
      if (before.step !== 'linking' || !held) return;
      step.value = { ...before, busy: true };
      const run = runs.begin();
      const next = await calls.skip(held).then(stepOf, stepOfFailure);
      if (!run.aborted) step.value = next;
    },
  };
}
