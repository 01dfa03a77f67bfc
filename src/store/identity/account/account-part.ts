import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { accountProblem, type AccountProblem } from '../../../rules/identity/account/account-problem.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { Loadable } from '../../loadable.ts';
import type { StoreContext } from '../../store-context.ts';

export type AccountContext = Pick<StoreContext, 'client' | 'viewer'>;

/** Undefined: it was done. */
export type AccountOutcome = AccountProblem | undefined;

/** One part of the account: what it holds, and changes, one at a time. */
export interface AccountPart<T> {
  value: ReadonlySignal<Loadable<T>>;
  /** Whether a change is on its way. */
  isBusy: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** Does nothing while another change is on its way. @param work answers the part as it is then, or nothing where it is to be read again */
  change(work: () => Promise<T | undefined>): Promise<AccountOutcome>;
  dispose(): void;
}

/** Read once the member is known, and again for another one. */
export function createAccountPart<T>(context: Pick<StoreContext, 'viewer'>, read: (signal: AbortSignal) => Promise<T>): AccountPart<T> {
  const value = signal<Loadable<T>>({ status: 'idle' });
  const isBusy = signal(false);
  const runs = latest();
  const load = async () => {
    if (context.viewer.peek()?.who !== 'member') return;
    const mine = runs.begin();
    if (value.peek().status !== 'ready') value.value = { status: 'loading' };
    const next = await read(mine).then((ready): Loadable<T> => ({ status: 'ready', value: ready }), (failure: unknown): Loadable<T> => ({ status: 'failed', failure: asApiError(failure) }));
    // What was known stays where it cannot be read again.
    if (!mine.aborted && (next.status === 'ready' || value.peek().status !== 'ready')) value.value = next;
  };
  const stop = followViewer(context, { known: () => void load(), changed: () => void load() });
  return {
    value, isBusy, load,
    async change(work) {
      if (isBusy.peek()) return undefined;
      isBusy.value = true;
      try {
        const next = await work();
        if (next === undefined) await load();
        else value.value = { status: 'ready', value: next };
        return undefined;
      } catch (failure) {
        return accountProblem(asApiError(failure));
      } finally {
        isBusy.value = false;
      }
    },
    dispose() {
      runs.end();
      stop();
    },
  };
}
