import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import { signInByPasskey, startPasskeySignIn } from '../../../api/calls/identity/passkeys/passkeys.ts';
import type { SignInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { passkeyError } from '../../../rules/identity/passkey-error.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { latest } from '../../latest.ts';
import type { SessionControl } from '../sign-in.ts';
import { type Authenticator, isGivenUp } from './authenticator.ts';

export type PasskeySignInState = { status: 'idle' | 'loading' } | { status: 'failed'; labelKey: LabelKey };

/** Sign-in by a passkey. */
export interface PasskeySignIn {
  state: ReadonlySignal<PasskeySignInState>;
  /** Asks the viewer, after a press. */
  press(): Promise<void>;
  /** Lets the browser offer keys in the list of a field, silently. */
  offer(): Promise<void>;
  dispose(): void;
}

export interface PasskeySignInOptions {
  control: Pick<SessionControl, 'ask'>;
  authenticator: Authenticator;
  onSignedIn(answer: SignInAnswer): void;
}

/** A press takes the place of an offer, and afterwards the offer is there again. */
export function createPasskeySignIn({ control, authenticator, onSignedIn }: PasskeySignInOptions): PasskeySignIn {
  const state = signal<PasskeySignInState>({ status: 'idle' });
  const runs = latest();
  let wasOffered = false;
  const run = async (isOffered: boolean) => {
    const signalOfRun = runs.begin();
    if (!isOffered) state.value = { status: 'loading' };
    try {
      const { options } = await control.ask(startPasskeySignIn, {}, { bearer: null });
      if (signalOfRun.aborted) return;
      const response = await authenticator.get(options, isOffered);
      if (signalOfRun.aborted) return;
      state.value = { status: 'loading' };
      const answer = await control.ask(signInByPasskey, { response }, { bearer: null });
      if (signalOfRun.aborted) return;
      state.value = { status: 'idle' };
      onSignedIn(answer);
    } catch (failure) {
      if (signalOfRun.aborted) return;
      // What was only offered fails in silence, unless the viewer took it.
      const isSilent = isGivenUp(failure) || (isOffered && state.peek().status !== 'loading');
      state.value = isSilent ? { status: 'idle' } : { status: 'failed', labelKey: passkeyError(isApiError(failure) ? failure : undefined) };
      if (!isOffered && wasOffered) void run(true);
    }
  };
  return {
    state,
    press: () => (state.peek().status === 'loading' ? Promise.resolve() : run(false)),
    offer() {
      wasOffered = true;
      return run(true);
    },
    dispose() {
      runs.end();
      authenticator.stop();
    },
  };
}
