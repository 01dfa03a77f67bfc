import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { askWithdrawal, confirmOwnWithdrawal, confirmWithdrawal, readOwnWithdrawals, readWithdrawal } from '../../../api/calls/purchase/withdrawals.ts';
import type { OwnWithdrawal, Withdrawal } from '../../../contracts/purchase/papers/withdrawal.ts';
import { withdrawalProblem } from '../../../rules/purchase/withdrawal/withdrawal-problem.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';

/** How far a withdrawal has come. */
export type WithdrawalState =
  /** @property hasNone a member who is known has nothing to withdraw from */
  | { kind: 'form'; isBusy?: boolean; problem?: LabelKey; hasNone?: boolean }
  | { kind: 'asked' }
  | { kind: 'loading' }
  /** What a signed-in member may withdraw from. @property problem why it is shown again */
  | { kind: 'choice'; contracts: OwnWithdrawal[]; problem?: LabelKey }
  /** What a mailed link ends, or what a member chose. @property contracts of that member, to go back to */
  | { kind: 'offered'; withdrawal: Withdrawal; contracts?: OwnWithdrawal[]; isBusy?: boolean; problem?: LabelKey }
  | { kind: 'gone'; problem: LabelKey }
  | { kind: 'done'; withdrawal: Withdrawal };

/** The way out of a contract. */
export interface WithdrawalSteps {
  state: ReadonlySignal<WithdrawalState>;
  ask(invoice: string, email: string): Promise<void>;
  /** Shows what would end; nothing is done by it. */
  choose(withdrawal: OwnWithdrawal): void;
  confirm(): Promise<void>;
  /** Back to what a member may withdraw from. */
  back(): void;
  /** To the number and e-mail of any purchase. */
  again(): void;
  dispose(): void;
}

/**
 * Withdraws from a contract in two steps.
 *
 * 1. A mailed link shows what it ends.
 * 2. Without one, a member chooses among what they may withdraw from; whoever is not signed in asks for a link by number and e-mail, and so does a
 *    member who has nothing of the kind, or of whom that could not be read: nobody is kept from withdrawing.
 * 3. The press on what is shown carries it out.
 *
 * @param token of the mailed link
 * @source design/checkout.md 8
 */
export function createWithdrawal(context: Pick<StoreContext, 'client' | 'viewer'>, token: string | undefined): WithdrawalSteps {
  const { client, viewer } = context;
  const state = signal<WithdrawalState>({ kind: 'loading' });
  const runs = latest();
  const problemOf = (failure: unknown): LabelKey => withdrawalProblem(asApiError(failure));

  async function take(next: Promise<WithdrawalState>): Promise<void> {
    const run = runs.begin();
    const taken = await next;
    if (!run.aborted) state.value = taken;
  }

  const ofLink = (link: string): Promise<WithdrawalState> =>
    client.call(readWithdrawal, { token: link }).then((withdrawal) => ({ kind: 'offered', withdrawal }), (failure: unknown) => ({ kind: 'gone', problem: problemOf(failure) }));

  const ofMember = (problem?: LabelKey): Promise<WithdrawalState> => client.call(readOwnWithdrawals, {}).then(
    ({ withdrawals: contracts }): WithdrawalState => (contracts.length > 0 ? { kind: 'choice', contracts, ...(problem ? { problem } : {}) } : { kind: 'form', hasNone: true, ...(problem ? { problem } : {}) }),
    (): WithdrawalState => ({ kind: 'form', ...(problem ? { problem } : {}) }),
  );

  /** One that was withdrawn from elsewhere, or whose time has run out, is no longer among them. */
  const afterRefusal = (now: Extract<WithdrawalState, { kind: 'offered' }>, failure: unknown): Promise<WithdrawalState> | WithdrawalState =>
    (now.contracts && asApiError(failure).status === 404 ? ofMember('withdrawGone') : { ...now, problem: problemOf(failure) });

  const begin = () => {
    runs.end();
    const isMember = viewer.peek()?.who === 'member';
    state.value = { kind: isMember ? 'loading' : 'form' };
    if (isMember) void take(ofMember());
  };
  const stop = token === undefined ? followViewer(context, { known: begin, changed: begin }) : () => undefined;
  if (token !== undefined) void take(ofLink(token));
  return {
    state,
    async ask(invoice, email) {
      const now = state.peek();
      if (now.kind !== 'form' || now.isBusy) return;
      state.value = { kind: 'form', isBusy: true };
      await take(client.call(askWithdrawal, { invoice, email }).then(() => ({ kind: 'asked' }), (failure: unknown) => ({ kind: 'form', problem: problemOf(failure) })));
    },
    choose(withdrawal) {
      const now = state.peek();
      if (now.kind === 'choice') state.value = { kind: 'offered', withdrawal, contracts: now.contracts };
    },
    async confirm() {
      const now = state.peek();
      if (now.kind !== 'offered' || now.isBusy) return;
      const { problem: _said, ...shown } = now;
      const sent = now.contracts ? client.call(confirmOwnWithdrawal, { invoice: now.withdrawal.invoice }) : client.call(confirmWithdrawal, { token: token ?? '' });
      state.value = { ...shown, isBusy: true };
      await take(sent.then((withdrawal): WithdrawalState => ({ kind: 'done', withdrawal }), (failure: unknown) => afterRefusal(shown, failure)));
    },
    back() {
      const now = state.peek();
      if (now.kind === 'offered' && now.contracts && !now.isBusy) state.value = { kind: 'choice', contracts: now.contracts };
    },
    again() {
      runs.end();
      state.value = { kind: 'form' };
    },
    dispose() {
      runs.end();
      stop();
    },
  };
}
