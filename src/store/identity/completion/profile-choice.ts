import { signal, type ReadonlySignal } from '@preact/signals-core';
import { type ApiError, asApiError } from '../../../api/api-error.ts';
import { chooseSignInProfile, readSignInProfiles, requestSignInPinReset } from '../../../api/calls/identity/completion.ts';
import type { Profile } from '../../../contracts/identity/profile.ts';
import type { SignInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { profileProblem } from '../../../rules/identity/profile-problem.ts';
import type { SessionControl } from '../../../session/session-control.ts';
import { latest } from '../../latest.ts';
import type { ProfileOutcome } from '../profiles.ts';

/** Where a sign-in stands whose owner chooses a profile. */
export type ProfileChoiceState =
  | { status: 'opening' }
  | { status: 'failed'; failure: ApiError }
  /** It took too long, or was finished elsewhere. */
  | { status: 'over' }
  | { status: 'ready'; profiles: readonly Profile[] }
  | { status: 'done'; answer: SignInAnswer };

/** A proven sign-in that goes on as one of the account's profiles. One call at a time. */
export interface ProfileChoice {
  state: ReadonlySignal<ProfileChoiceState>;
  /** Whether a choice or a mail is on its way. */
  isBusy: ReadonlySignal<boolean>;
  /** Fetches the profiles. */
  open(): Promise<void>;
  choose(profileId: string, pin?: string): Promise<ProfileOutcome>;
  /** Mails a link to a new PIN to the account's owner. */
  mailPinReset(profileId: string): Promise<ProfileOutcome>;
  dispose(): void;
}

const isOver = ({ status }: ApiError): boolean => status === 410 || status === 401;

/** @param token of the answer with `CHOOSE_PROFILE` */
export function createProfileChoice({ ask }: Pick<SessionControl, 'ask'>, token: string): ProfileChoice {
  const state = signal<ProfileChoiceState>({ status: 'opening' });
  const isBusy = signal(false);
  const runs = latest();
  const attempt = async (work: () => Promise<void>): Promise<ProfileOutcome> => {
    if (isBusy.peek()) return undefined;
    isBusy.value = true;
    try {
      await work();
      return undefined;
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (isOver(failure)) state.value = { status: 'over' };
      return profileProblem(failure);
    } finally {
      isBusy.value = false;
    }
  };
  return {
    state, isBusy,
    async open() {
      const run = runs.begin();
      state.value = { status: 'opening' };
      const found = await ask(readSignInProfiles, { token }, { bearer: null }).then(
        ({ profiles }): ProfileChoiceState => ({ status: 'ready', profiles }),
        (thrown: unknown): ProfileChoiceState => {
          const failure = asApiError(thrown);
          return isOver(failure) ? { status: 'over' } : { status: 'failed', failure };
        },
      );
      if (!run.aborted) state.value = found;
    },
    choose: (profileId, pin) => attempt(async () => {
      state.value = { status: 'done', answer: await ask(chooseSignInProfile, { token, profileId, ...(pin === undefined ? {} : { pin }) }, { bearer: null }) };
    }),
    mailPinReset: (profileId) => attempt(async () => void await ask(requestSignInPinReset, { token, profileId }, { bearer: null })),
    dispose: () => runs.end(),
  };
}
