import { type CheckoutInternals, refusedOffer, showEnd } from '../checkout-actions.ts';

/** Asks for a new code. A basket that has changed since leads back to the offer, with the reason. */
export async function renewCode(internals: CheckoutInternals): Promise<void> {
  const { state, attempt, runs } = internals;
  const now = state.peek();
  if (now.step !== 'expired' || now.isRenewing) return;
  const run = runs.begin();
  state.value = { ...now, isRenewing: true };
  const result = await attempt.renew(now.payment);
  if (!run.aborted) await showEnd(now, result, internals);
}

/** Back to the offer, for another way to pay: what was to be bought stays marked. */
export async function leaveCode({ state, loadQuietly }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if (now.step !== 'expired') return;
  await loadQuietly();
  const back = state.peek();
  if (back.step === 'offer') state.value = refusedOffer(back, now.licence.licenceId, undefined);
}
