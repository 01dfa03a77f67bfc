import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../api/api-error.ts';
import { readPinReset, resetPin } from '../../api/calls/identity/profiles.ts';
import { profileProblem, type ProfileProblem } from '../../rules/identity/profile-problem.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { SessionControl } from '../../session/session-control.ts';

/** Where a link to a new PIN stands. */
export type PinResetState =
  | { status: 'loading' }
  /** `mayRetry` false: the link was used, has expired or is unknown. */
  | { status: 'failed'; labelKey: LabelKey; mayRetry: boolean }
  | { status: 'ready'; name: string; isBusy: boolean }
  | { status: 'done' };

/** A new PIN by the link of a mail. */
export interface PinReset {
  state: ReadonlySignal<PinResetState>;
  load(): Promise<void>;
  /** @param pin none leaves the profile without one @returns why not; the link is as good as it was */
  set(pin: string | undefined): Promise<ProfileProblem | undefined>;
  dispose(): void;
}

/** @param code of the link; it proves the owner of the account, whoever is signed in here */
export function createPinReset({ ask }: Pick<SessionControl, 'ask'>, code: string): PinReset {
  const state = signal<PinResetState>({ status: 'loading' });
  const how = { bearer: null } as const;
  const problemOf = (thrown: unknown): ProfileProblem => profileProblem(asApiError(thrown));
  return {
    state,
    async load() {
      state.value = { status: 'loading' };
      state.value = await ask(readPinReset, { code }, how).then(
        ({ name }): PinResetState => ({ status: 'ready', name, isBusy: false }),
        (thrown: unknown): PinResetState => ({ status: 'failed', labelKey: problemOf(thrown).labelKey, mayRetry: asApiError(thrown).status !== 404 }),
      );
    },
    async set(pin) {
      const before = state.peek();
      if (before.status !== 'ready' || before.isBusy) return undefined;
      state.value = { ...before, isBusy: true };
      const problem = await ask(resetPin, { code, ...(pin === undefined ? {} : { pin }) }, how).then(() => undefined, problemOf);
      state.value = problem ? before : { status: 'done' };
      return problem;
    },
    dispose: () => undefined,
  };
}
