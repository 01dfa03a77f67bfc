import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../api/api-error.ts';
import {
  answerPriceMigration, cancelLicence, pauseLicence, reactivateLicence, verifyCancellationOffer, readHeldLicences, redeemCancellationOffer, refuseCancellationOffer, resumeLicence,
} from '../../api/calls/purchase/subscriptions.ts';
import { keepPlan } from '../../api/calls/purchase/plans.ts';
import type { CancellationOffer, HeldLicence } from '../../contracts/purchase/held-licence.ts';
import { subscriptionProblem, type SubscriptionProblem } from '../../rules/purchase/subscription/subscription-problem.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { Loadable } from '../loadable.ts';
import type { StoreContext } from '../store-context.ts';

/** How a change ended: the licence as it stands now, or why not. Undefined: another change of it was under way, and nothing was sent. */
export type SubscriptionOutcome = { done: HeldLicence; problem?: undefined } | { done?: undefined; problem: SubscriptionProblem } | undefined;

/**
 * The licences of a member, and their changes.
 *
 * A change takes the licence as the viewer saw it; the platform refuses one that is older than what it knows.
 */
export interface Subscriptions {
  value: ReadonlySignal<Loadable<HeldLicence[]>>;
  /** Ids of the licences of which a change is under way: one at a time for each. */
  busy: ReadonlySignal<ReadonlySet<string>>;
  load(): Promise<void>;
  /** @param resumeAfter when the pause ends by itself, epoch milliseconds; without it the viewer ends it */
  pause(held: HeldLicence, resumeAfter?: number): Promise<SubscriptionOutcome>;
  resume(held: HeldLicence): Promise<SubscriptionOutcome>;
  reactivate(held: HeldLicence): Promise<SubscriptionOutcome>;
  /** Takes a change of plan back that has not happened yet. */
  keepPlan(held: HeldLicence): Promise<SubscriptionOutcome>;
  /** Agrees to the announced price, or leaves. @param held with a price migration */
  answerPrice(held: HeldLicence, status: 'CONTINUE' | 'LEAVE'): Promise<SubscriptionOutcome>;
  /** The first step of cancelling: what the viewer is offered to stay; undefined for nothing. */
  askOffer(held: HeldLicence): Promise<CancellationOffer | undefined>;
  takeOffer(held: HeldLicence): Promise<SubscriptionOutcome>;
  /** The last step. @param refusesOffer whether the viewer was shown an offer */
  cancel(held: HeldLicence, refusesOffer: boolean): Promise<SubscriptionOutcome>;
  dispose(): void;
}

/** @source spec 2 §2 "Subscription management display", §4 "Cancellation offer: verify, then redeem or refuse", §7; design/checkout.md 5, 8 */
export function createSubscriptions(context: Pick<StoreContext, 'client' | 'viewer' | 'onChanged'>): Subscriptions {
  const { client, viewer } = context;
  const value = signal<Loadable<HeldLicence[]>>({ status: 'idle' });
  const busy = signal<ReadonlySet<string>>(new Set());
  const runs = latest();

  async function load(): Promise<void> {
    if (viewer.peek()?.who !== 'member') return;
    const mine = runs.begin();
    if (value.peek().status !== 'ready') value.value = { status: 'loading' };
    const next = await client.call(readHeldLicences, {}, { signal: mine }).then(
      ({ licences }): Loadable<HeldLicence[]> => ({ status: 'ready', value: licences }),
      (failure: unknown): Loadable<HeldLicence[]> => ({ status: 'failed', failure: asApiError(failure) }),
    );
    // What was known stays where it cannot be read again.
    if (!mine.aborted && (next.status === 'ready' || value.peek().status !== 'ready')) value.value = next;
  }

  const show = (fresh: HeldLicence) => {
    const now = value.peek();
    if (now.status === 'ready') value.value = { status: 'ready', value: now.value.map((held) => (held.licenceId === fresh.licenceId ? fresh : held)) };
  };

  const occupy = (licenceId: string, isBusy: boolean) => {
    const next = new Set(busy.peek());
    if (isBusy) next.add(licenceId);
    else next.delete(licenceId);
    busy.value = next;
  };

  async function alone<T>({ licenceId }: HeldLicence, work: () => Promise<T>): Promise<T | undefined> {
    if (busy.peek().has(licenceId)) return undefined;
    occupy(licenceId, true);
    try {
      return await work();
    } finally {
      occupy(licenceId, false);
    }
  }

  const change = (held: HeldLicence, send: () => Promise<HeldLicence>): Promise<SubscriptionOutcome> => alone<SubscriptionOutcome>(held, async () => {
    try {
      const done = await send();
      show(done);
      // An answer that was asked for before the change is dropped by a newer one.
      void load();
      return { done };
    } catch (failure) {
      const problem = subscriptionProblem(asApiError(failure));
      if (problem.isStale) await load();
      return { problem };
    }
  });

  const begin = () => {
    runs.end();
    value.value = { status: 'idle' };
    void load();
  };
  const stops = [
    followViewer(context, { known: begin, changed: begin }),
    context.onChanged(({ subject }) => void ((subject === 'entitlements' || subject === 'subscription') && load())),
  ];
  return {
    value, busy, load,
    pause: (held, resumeAfter) => change(held, () => client.call(pauseLicence, { ...seen(held), resumeAfter })),
    resume: (held) => change(held, () => client.call(resumeLicence, seen(held))),
    reactivate: (held) => change(held, () => client.call(reactivateLicence, seen(held))),
    keepPlan: (held) => change(held, () => client.call(keepPlan, seen(held))),
    answerPrice: (held, status) => change(held, () => client.call(answerPriceMigration, { migrationId: held.priceMigration?.id ?? '', version: held.version, status })),
    // Whatever becomes of the offer, nobody is kept from cancelling.
    askOffer: (held) => alone(held, () => client.call(verifyCancellationOffer, { licenceId: held.licenceId }).then(shownOffer, () => undefined)),
    takeOffer: (held) => change(held, () => client.call(redeemCancellationOffer, seen(held))),
    cancel: (held, refusesOffer) => change(held, async () => {
      if (refusesOffer) await client.call(refuseCancellationOffer, seen(held)).catch(() => undefined);
      return client.call(cancelLicence, { ...seen(held), ignoreOffer: true });
    }),
    dispose() {
      runs.end();
      stops.forEach((stop) => stop());
    },
  };
}

const seen = ({ licenceId, version }: HeldLicence) => ({ licenceId, version });

/** An offer that says what it takes off; one of another kind is none that could be shown. */
const shownOffer = (offer: CancellationOffer): CancellationOffer | undefined => (offer.eligible && (offer.price || offer.discount) ? offer : undefined);
