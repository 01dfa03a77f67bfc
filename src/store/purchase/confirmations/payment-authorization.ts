import { signal, type ReadonlySignal } from '@preact/signals-core';
import { type ApiError, asApiError } from '../../../api/api-error.ts';
import { authorisePayment, readHeldLicences } from '../../../api/calls/purchase/subscriptions.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import type { PaymentAction } from '../../../contracts/purchase/payment.ts';
import { paymentError, type PaymentError } from '../../../rules/purchase/payment/payment-error.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';
import { attemptStand } from './attempt-stand.ts';

/** A payment that waits at the issuer's page. */
interface Waiting { attemptId: string; action: Pick<PaymentAction, 'url'>; isGivingUp: boolean; problem?: PaymentError | undefined }

/** How far the confirmation of a payment has come. */
export type PaymentAuthorizationState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: ApiError }
  /** Nothing is to be confirmed. */
  | { kind: 'none' }
  | { kind: 'asked'; held: HeldLicence; isGoing: boolean; problem?: PaymentError | undefined }
  | (Waiting & { kind: 'confirm'; held: HeldLicence })
  | { kind: 'done'; held: HeldLicence; paid?: HeldLicence['due'] };

/** The confirmation of a payment that a card's issuer asks about. */
export interface PaymentAuthorization {
  state: ReadonlySignal<PaymentAuthorizationState>;
  load(): Promise<void>;
  /** Leads to where the payer confirms it. */
  begin(): Promise<void>;
  /** Asks how it ended. It never pays. */
  check(): Promise<void>;
  giveUp(): Promise<void>;
  dispose(): void;
}

const isAsked = ({ status }: HeldLicence): boolean => status.subscriptionPendingActions.some(({ action }) => action === 'CONFIRMED_PAYMENT_REQUIRED');

/**
 * Confirms a payment whose issuer asks for its holder.
 *
 * 1. One that was begun, before a reload or on another device, goes on.
 * 2. The viewer's press begins it; the platform says where it is confirmed.
 * 3. Success is shown on SUCCEEDED alone. What was not confirmed can be tried again, or paid by another card.
 *
 * @param licenceId the first licence with something to confirm without one
 * @source spec 2 §2 "payment authorization", §4 CONFIRMED_PAYMENT_REQUIRED; design/checkout.md 3, 4
 */
export function createPaymentAuthorization(context: Pick<StoreContext, 'client' | 'viewer'>, licenceId?: string): PaymentAuthorization {
  const { client, viewer } = context;
  const state = signal<PaymentAuthorizationState>({ kind: 'loading' });
  const runs = latest();

  /** How it stands at the platform. @param problem why it is shown again */
  async function read(problem?: PaymentError): Promise<PaymentAuthorizationState> {
    try {
      const { licences } = await client.call(readHeldLicences, {});
      const held = licences.find((licence) => (licenceId === undefined || licence.licenceId === licenceId) && isAsked(licence));
      return held ? standOf(held, problem) : { kind: 'none' };
    } catch (failure) {
      return { kind: 'failed', failure: asApiError(failure) };
    }
  }

  async function load(): Promise<void> {
    if (viewer.peek()?.who !== 'member') return;
    const run = runs.begin();
    state.value = { kind: 'loading' };
    const next = await read();
    if (!run.aborted) state.value = next;
  }

  async function begin(): Promise<void> {
    const now = state.peek();
    if (now.kind !== 'asked' || now.isGoing) return;
    const { held } = now;
    const run = runs.begin();
    state.value = { kind: 'asked', held, isGoing: true };
    const next = await client.call(authorisePayment, { licenceId: held.licenceId, version: held.version }).then(
      (fresh): PaymentAuthorizationState => (isAsked(fresh) ? standOf(fresh) : { kind: 'done', held: fresh, paid: held.due }),
      (failure: unknown) => afterRefusal(held, asApiError(failure)),
    );
    if (!run.aborted) state.value = next;
  }

  /** What has changed elsewhere has words of its own: the platform's are for engineers. */
  async function afterRefusal(held: HeldLicence, failure: ApiError): Promise<PaymentAuthorizationState> {
    const isStale = [404, 409, 412, 428].includes(failure.status);
    const problem: PaymentError = isStale ? { labelKey: 'subscriptionChanged', retryable: true } : paymentError(failure);
    return isStale ? read(problem) : { kind: 'asked', held, isGoing: false, problem };
  }

  async function ask(givesUp: boolean): Promise<void> {
    const now = state.peek();
    if (now.kind !== 'confirm' || now.isGivingUp) return;
    const run = runs.begin();
    if (givesUp) state.value = { ...now, isGivingUp: true, problem: undefined };
    const { stands, ...rest } = await attemptStand(client, now.attemptId, givesUp);
    const problem = 'problem' in rest ? rest.problem : undefined;
    const next: PaymentAuthorizationState = stands === 'paid' ? { kind: 'done', held: now.held, paid: now.held.due }
      : stands === 'waiting' ? { ...now, isGivingUp: false, problem } : await read(problem);
    if (!run.aborted) state.value = next;
  }

  const beginAnew = () => {
    runs.end();
    state.value = { kind: 'loading' };
    void load();
  };
  const stop = followViewer(context, { known: beginAnew, changed: beginAnew });
  return {
    state, load, begin,
    check: () => ask(false),
    giveUp: () => ask(true),
    dispose() {
      runs.end();
      stop();
    },
  };
}

function standOf(held: HeldLicence, problem?: PaymentError): PaymentAuthorizationState {
  const { confirmation } = held;
  if (confirmation && !problem) return { kind: 'confirm', held, attemptId: confirmation.attemptId, action: confirmation, isGivingUp: false };
  return { kind: 'asked', held, isGoing: false, problem };
}
