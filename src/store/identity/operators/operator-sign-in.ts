import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { Operator } from '../../../contracts/identity/outside/operator.ts';
import type { SignInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { operatorEnd } from '../../../rules/identity/providers/operator-end.ts';
import { isAddressOf } from '../../../rules/identity/providers/provider-address.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { latest } from '../../latest.ts';
import type { ProviderPage } from '../providers/provider-page.ts';
import type { BegunCode, OperatorCalls } from './operator-calls.ts';
import type { operatorMemory } from './operator-memory.ts';

/** Where a sign-in by an operator stands. */
export type OperatorStep =
  /** The operators are fetched, or could not be. */
  | { step: 'loading' } | { step: 'unavailable' }
  /** One is chosen; `again` after one whose sign-in did not hold. */
  | { step: 'choosing'; again?: true; problem?: LabelKey }
  | { step: 'opening'; operator: string } | { step: 'waiting' } | { step: 'blocked' } | { step: 'finishing' }
  | { step: 'signed-in'; answer: SignInAnswer }
  | { step: 'failed'; problem: LabelKey };

export interface OperatorSignIn {
  step: ReadonlySignal<OperatorStep>;
  operators: ReadonlySignal<readonly Operator[]>;
  load(): Promise<void>;
  /** Called in the press itself. */
  choose(operator: string): Promise<void>;
  /** Goes on with what the operator's page brought back to this tab. @returns false where this tab asked for nothing */
  resume(proof: string): Promise<boolean>;
  cancel(): void;
  dispose(): void;
}

export interface OperatorParts {
  provider: AuthProvider;
  calls: OperatorCalls;
  page: ProviderPage;
  memory: ReturnType<typeof operatorMemory>;
  /** The page to which the operator returns. */
  returnUri: string;
  /** What the sign-in is for: it stands in the address again after the way back. */
  query: Readonly<Record<string, string>>;
}

/** Choose an operator, sign in on its page, come back. @source spec 3 §4 "Adobe flow" */
export function createOperatorSignIn({ provider, calls, page, memory, returnUri, query }: OperatorParts): OperatorSignIn {
  const step = signal<OperatorStep>({ step: 'loading' });
  const operators = signal<readonly Operator[]>([]);
  const runs = latest();
  let isSecond = false;

  async function finish(run: AbortSignal, code: BegunCode, proof: string): Promise<void> {
    step.value = { step: 'finishing' };
    const next = await calls.finish(code, proof).then((answer): OperatorStep => ({ step: 'signed-in', answer }), (thrown: unknown): OperatorStep => {
      const end = operatorEnd(isApiError(thrown) ? thrown : undefined, isSecond);
      if (end !== 'choose-again') return { step: 'failed', problem: end };
      isSecond = true;
      return { step: 'choosing', again: true };
    });
    if (run.aborted) return;
    step.value = next;
    if (next.step === 'choosing' && operators.peek().length === 0) await load(next);
  }

  async function load(then: OperatorStep = { step: 'choosing' }): Promise<void> {
    step.value = { step: 'loading' };
    try {
      operators.value = await calls.operators();
      step.value = then;
    } catch {
      step.value = { step: 'unavailable' };
    }
  }

  return {
    step, operators,
    load: () => load(),
    async choose(operator) {
      const run = runs.begin();
      step.value = { step: 'opening', operator };
      const opened = page.open();
      const close = () => { if (opened !== 'same-tab') opened.close(); };
      try {
        const code = await calls.begin();
        if (run.aborted) return close();
        const address = `${provider.baseUri ?? ''}/authenticate?${new URLSearchParams({ reg_code: code.code, requestor_id: provider.requestorId ?? '', mvpd: operator, redirect_url: returnUri })}`;
        if (!isAddressOf(provider, address)) throw new Error(`${provider.name} has no address.`);
        if (opened === 'same-tab') {
          memory.keep({ provider: provider.name, ...code, isSecond, query: { ...query } });
          return page.leave(address);
        }
        step.value = opened.isOpen ? { step: 'waiting' } : { step: 'blocked' };
        if (!opened.isOpen) return;
        opened.go(address);
        const stop = opened.onReturn((back) => {
          if (run.aborted) return false;
          stop();
          if (back.code) void finish(run, code, back.code);
          else step.value = { step: 'choosing', problem: back.error === 'access_denied' ? 'providerCancelled' : 'sorrySomethingWentWrong' };
          return true;
        });
        run.addEventListener('abort', () => (stop(), opened.close()), { once: true });
      } catch (thrown) {
        close();
        const end = operatorEnd(isApiError(thrown) ? thrown : undefined, true);
        if (!run.aborted) step.value = { step: 'choosing', problem: end === 'choose-again' ? 'sorrySomethingWentWrong' : end };
      }
    },
    async resume(proof) {
      const remembered = memory.take();
      if (!remembered || remembered.provider !== provider.name) return false;
      isSecond = remembered.isSecond;
      await finish(runs.begin(), remembered, proof);
      return true;
    },
    cancel() {
      runs.end();
      step.value = { step: 'choosing' };
    },
    dispose: () => runs.end(),
  };
}
