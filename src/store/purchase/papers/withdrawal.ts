import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { askWithdrawal, confirmWithdrawal, readWithdrawal } from '../../../api/calls/purchase/withdrawals.ts';
import type { Withdrawal } from '../../../contracts/purchase/papers/withdrawal.ts';
import { withdrawalProblem } from '../../../rules/purchase/withdrawal/withdrawal-problem.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { StoreContext } from '../../store-context.ts';

/** How far a withdrawal has come. */
export type WithdrawalState =
  | { kind: 'form'; isBusy?: boolean; problem?: LabelKey }
  | { kind: 'asked' }
  | { kind: 'loading' }
  /** What a mailed link ends. */
  | { kind: 'offered'; withdrawal: Withdrawal; isBusy?: boolean; problem?: LabelKey }
  | { kind: 'gone'; problem: LabelKey }
  | { kind: 'done'; withdrawal: Withdrawal };

/** The way out of a contract. */
export interface WithdrawalSteps {
  state: ReadonlySignal<WithdrawalState>;
  /** Reads what the link ends. */
  load(): Promise<void>;
  ask(invoice: string, email: string): Promise<void>;
  confirm(): Promise<void>;
  /** Back to the first step. */
  again(): void;
}

/** @param token of the mailed link; without it the form is shown. @source design/checkout.md 8 */
export function createWithdrawal({ client }: Pick<StoreContext, 'client'>, token: string | undefined): WithdrawalSteps {
  const state = signal<WithdrawalState>(token === undefined ? { kind: 'form' } : { kind: 'loading' });
  const problemOf = (failure: unknown): LabelKey => withdrawalProblem(asApiError(failure));
  return {
    state,
    async load() {
      if (token === undefined) return;
      state.value = await client.call(readWithdrawal, { token }).then((withdrawal): WithdrawalState => ({ kind: 'offered', withdrawal }), (failure: unknown): WithdrawalState => ({ kind: 'gone', problem: problemOf(failure) }));
    },
    async ask(invoice, email) {
      if (state.peek().kind !== 'form') return;
      state.value = { kind: 'form', isBusy: true };
      state.value = await client.call(askWithdrawal, { invoice, email }).then((): WithdrawalState => ({ kind: 'asked' }), (failure: unknown): WithdrawalState => ({ kind: 'form', problem: problemOf(failure) }));
    },
    async confirm() {
      const now = state.peek();
      if (now.kind !== 'offered' || now.isBusy || token === undefined) return;
      const { withdrawal } = now;
      state.value = { kind: 'offered', withdrawal, isBusy: true };
      state.value = await client.call(confirmWithdrawal, { token }).then((done): WithdrawalState => ({ kind: 'done', withdrawal: done }), (failure: unknown): WithdrawalState => ({ kind: 'offered', withdrawal, problem: problemOf(failure) }));
    },
    again() { state.value = { kind: 'form' }; },
  };
}
