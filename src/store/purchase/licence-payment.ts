import { signal, type ReadonlySignal } from '@preact/signals-core';
import { type ApiError, asApiError, isApiError } from '../../api/api-error.ts';
import { readCards } from '../../api/calls/purchase/cards.ts';
import { payLicenceByCard, readHeldLicences, updateLicenceCard } from '../../api/calls/purchase/subscriptions.ts';
import type { Cards } from '../../contracts/purchase/card.ts';
import type { HeldLicence } from '../../contracts/purchase/held-licence.ts';
import type { EnteredCard, PaymentAction, PaymentDetails } from '../../contracts/purchase/payment.ts';
import { paymentError, type PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { takesCard } from '../../rules/purchase/subscription/licence-means.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import { attemptStand, type AttemptStand } from './confirmations/attempt-stand.ts';
import type { SolveRiddle } from '../identity/sign-up/app-check.ts';
import type { StoreContext } from '../store-context.ts';
import { validateCard } from './validate-card.ts';

/** A licence, and the cards that may pay for it. */
interface Known { held: HeldLicence; cards: Cards }

/** How far a change of a licence's card has come. */
export type LicencePaymentState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: ApiError }
  /** Not held, over, or paid elsewhere. */
  | { kind: 'none' }
  /** @property card what the provider calls the card that was refused, where it came to that */
  | (Known & { kind: 'choice'; problem?: PaymentError; card?: PaymentDetails })
  | (Known & { kind: 'paying' })
  /** The new card's issuer asks its holder first; nothing has changed before that. */
  | (Known & { kind: 'confirm'; attemptId: string; action: Pick<PaymentAction, 'url'>; isGivingUp: boolean; problem?: PaymentError | undefined })
  /** @property paid what was open before, and is paid now */
  | { kind: 'done'; held: HeldLicence; paid?: HeldLicence['due'] };

/** Another card for one licence. */
export interface LicencePayment {
  state: ReadonlySignal<LicencePaymentState>;
  load(): Promise<void>;
  /** Does nothing while another change is on its way. @param means a new card, or one that is kept */
  pay(means: EnteredCard | PaymentDetails): Promise<void>;
  /** Reads what is open again, and forgets why the last try failed: billing details were kept meanwhile. */
  goOn(): Promise<void>;
  /** Asks how a card's confirmation ended. It never pays. */
  check(): Promise<void>;
  /** Leaves the card as it is. */
  giveUp(): Promise<void>;
  dispose(): void;
}

/**
 * Changes the card that pays for a licence, and pays what is open with it.
 *
 * 1. The platform is told which version the viewer saw, so that nothing is charged that was not on the screen.
 * 2. A refused charge is written down there: the licence and the cards are read again, and shown with the reason.
 * 3. Without an answer the licence says whether the change was made. It is never sent again by itself.
 *
 * @param solveRiddle proves that a browser asks, where the platform wants that proven
 * @source spec 2 §2 "payment update"; design/identity-checkout-reference.md 5 rows 16, 17
 */
export function createLicencePayment(context: Pick<StoreContext, 'client' | 'viewer'>, licenceId: string, solveRiddle?: SolveRiddle): LicencePayment {
  const { client, viewer } = context;
  const state = signal<LicencePaymentState>({ kind: 'loading' });
  const runs = latest();

  async function read(): Promise<Known | undefined> {
    const [{ licences }, cards] = await Promise.all([client.call(readHeldLicences, {}), client.call(readCards, {})]);
    const held = licences.find((licence) => licence.licenceId === licenceId);
    return held && { held, cards };
  }

  async function load(): Promise<void> {
    if (viewer.peek()?.who !== 'member') return;
    const run = runs.begin();
    state.value = { kind: 'loading' };
    const next = await read().then(
      (known): LicencePaymentState => (known && takesCard(known.held) ? { kind: 'choice', ...known } : { kind: 'none' }),
      (failure: unknown): LicencePaymentState => ({ kind: 'failed', failure: asApiError(failure) }),
    );
    if (!run.aborted) state.value = next;
  }

  async function pay(means: EnteredCard | PaymentDetails): Promise<void> {
    const before = state.peek();
    if (before.kind !== 'choice') return;
    const { held, cards } = before;
    const run = runs.begin();
    state.value = { kind: 'paying', held, cards };
    const changed = await change(client, held, means, solveRiddle);
    const next = 'done' in changed ? afterChange({ held, cards }, changed.done) : await afterFailure({ held, cards }, changed);
    if (!run.aborted) state.value = next;
  }

  async function goOn(): Promise<void> {
    const before = state.peek();
    if (before.kind !== 'choice') return;
    const run = runs.begin();
    const now = await read().catch(() => before);
    if (!run.aborted) state.value = now && takesCard(now.held) ? { kind: 'choice', held: now.held, cards: now.cards } : { kind: 'none' };
  }

  async function ask(givesUp: boolean): Promise<void> {
    const now = state.peek();
    if (now.kind !== 'confirm' || now.isGivingUp) return;
    const run = runs.begin();
    if (givesUp) state.value = { ...now, isGivingUp: true, problem: undefined };
    const end = await attemptStand(client, now.attemptId, givesUp);
    const next = end.stands === 'waiting' ? { ...now, isGivingUp: false, problem: end.problem } : await afterConfirmation(now, end);
    if (!run.aborted) state.value = next;
  }

  /** The licence as it stands after its payer was asked. */
  async function afterConfirmation(before: Known, end: Exclude<AttemptStand, { stands: 'waiting' }>): Promise<LicencePaymentState> {
    const now = (await read().catch(() => undefined)) ?? before;
    return end.stands === 'paid' ? { kind: 'done', held: now.held, paid: before.held.due } : { kind: 'choice', ...now, ...(end.problem ? { problem: end.problem } : {}) };
  }

  async function afterFailure(before: Known, { failure, cardId }: NotChanged): Promise<LicencePaymentState> {
    const now = await read().catch(() => before);
    if (!now) return { kind: 'none' };
    const { held } = now;
    const isSilent = isApiError(failure) && failure.kind === 'unreachable';
    if (isSilent && held.version > before.held.version && held.card?.cardId === cardId && !held.due) return { kind: 'done', held, paid: before.held.due };
    return takesCard(held) ? { kind: 'choice', ...now, problem: problemOf(failure), ...(cardId === undefined ? {} : { card: detailsOf(cardId) }) } : { kind: 'none' };
  }

  const begin = () => {
    runs.end();
    state.value = { kind: 'loading' };
    void load();
  };
  const stop = followViewer(context, { known: begin, changed: begin });
  return {
    state, load, pay, goOn,
    check: () => ask(false),
    giveUp: () => ask(true),
    dispose() {
      runs.end();
      stop();
    },
  };
}

/** A card whose issuer asks does not pay yet. */
function afterChange({ held, cards }: Known, changed: HeldLicence): LicencePaymentState {
  const { confirmation } = changed;
  if (confirmation) return { kind: 'confirm', held, cards, attemptId: confirmation.attemptId, action: confirmation, isGivingUp: false };
  return { kind: 'done', held: changed, paid: held.due };
}

/** @property cardId what the provider calls the card, where it came to that */
interface NotChanged { failure: unknown; cardId: string | undefined }

async function change(client: StoreContext['client'], { licenceId, version, due }: HeldLicence, means: EnteredCard | PaymentDetails, solve?: SolveRiddle): Promise<{ done: HeldLicence } | NotChanged> {
  const isNew = 'token' in means;
  let cardId: string | undefined;
  try {
    cardId = (isNew ? await validateCard(client, means, solve) : means).paymentDetailsExid;
    return { done: await client.call(isNew ? payLicenceByCard : updateLicenceCard, { licenceId, version, cardId, ...(due && { shownDue: due.amount }) }) };
  } catch (failure) {
    return { failure, cardId };
  }
}

const detailsOf = (paymentDetailsExid: string): PaymentDetails => ({ paymentDetailsExid, targetPaymentProvider: '', paymentMethodType: 'CARD' });

/** What was changed elsewhere has words of its own: the platform's are for engineers. */
function problemOf(failure: unknown): PaymentError {
  if (!isApiError(failure)) return { labelKey: 'anErrorOccured', retryable: true };
  return [404, 409, 412, 428].includes(failure.status) ? { labelKey: 'subscriptionChanged', retryable: true } : paymentError(failure);
}
