import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { confirmEmail } from '../../api/calls/identity/mail-proofs.ts';
import { readRecoveryWays, requestPasswordReset, resetPassword } from '../../api/calls/identity/password-reset.ts';
import type { ConfirmationAnswer, EmailConfirmation } from '../../contracts/identity/mail-proofs.ts';
import type { RecoveryWay } from '../../contracts/identity/password-reset.ts';
import { mailError } from '../../rules/identity/mail-error.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { retryWaitMs } from '../../rules/wire/retry-wait.ts';
import type { SessionControl } from '../../session/session-control.ts';

/** Where a step stands that a mail has to do with. */
export type ProofState<A> = { status: 'idle' | 'loading' } | { status: 'done'; answer: A } | { status: 'error'; labelKey: LabelKey; waitMs?: number };

/** One call of such a step. */
export interface MailedProof<I, A> {
  state: ReadonlySignal<ProofState<A>>;
  /** Does nothing while another one is pending. */
  submit(input: I): Promise<void>;
}

/** One call as a step with its state. */
export function proofStep<I, A>(send: (input: I) => Promise<A>): MailedProof<I, A> {
  const state = signal<ProofState<A>>({ status: 'idle' });
  return {
    state,
    async submit(input) {
      if (state.peek().status === 'loading') return;
      state.value = { status: 'loading' };
      try {
        state.value = { status: 'done', answer: await send(input) };
      } catch (failure) {
        if (!isApiError(failure)) return void (state.value = { status: 'error', labelKey: 'sorrySomethingWentWrong' });
        const waitMs = retryWaitMs(failure);
        state.value = { status: 'error', labelKey: mailError(failure), ...(waitMs === undefined ? {} : { waitMs }) };
      }
    },
  };
}

type Ask = Pick<SessionControl, 'ask'>;

/** Asks for a link to a new password. */
export const createResetRequest = ({ ask }: Ask) => proofStep((input: { id: string; provider: string }) => ask(requestPasswordReset, input, { bearer: null }));

/** Sets a new password by the token of a link. */
export interface PasswordReset extends MailedProof<{ secret: string; removeWays: boolean }, unknown> {
  /** Passkeys and providers that sign in to the account too; none until they are read, and where they cannot be. */
  ways: ReadonlySignal<readonly RecoveryWay[]>;
  /** Reads them once. A failure is told when the password is sent. */
  readWays(): Promise<void>;
}

export function createPasswordReset({ ask }: Ask, token: string): PasswordReset {
  const ways = signal<readonly RecoveryWay[]>([]);
  const step = proofStep(({ secret, removeWays }: { secret: string; removeWays: boolean }) => ask(resetPassword, { token, secret, ...(removeWays ? { removeWays } : {}) }, { bearer: null }));
  return {
    ...step, ways,
    readWays: () => ask(readRecoveryWays, { token }, { bearer: null }).then((answer) => void (ways.value = answer.ways), () => undefined),
  };
}

/** What the platform asks of a person before a link does what it is for. */
export type AskedFirst = 'password' | 'change' | 'restore';

const askedFirst: Readonly<Record<string, AskedFirst>> = { 'sign-up-proof-required': 'password', 'email-change-unpressed': 'change', 'email-restore-unpressed': 'restore' };

/** Confirms an e-mail by the token of a link. */
export interface Confirmation extends MailedProof<EmailConfirmation, ConfirmationAnswer> {
  /** The password of a sign-up that another browser made; a press on what changes whose account it is. */
  asked: ReadonlySignal<AskedFirst | undefined>;
}

export function createConfirmation({ ask }: Ask): Confirmation {
  const asked = signal<AskedFirst>();
  const step = proofStep((input: EmailConfirmation) => ask(confirmEmail, input, { bearer: null }).catch((failure: unknown) => {
    if (isApiError(failure) && failure.code !== undefined && Object.hasOwn(askedFirst, failure.code)) asked.value = askedFirst[failure.code];
    throw failure;
  }));
  return { ...step, asked };
}
