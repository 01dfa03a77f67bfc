import type { CheckoutInternals } from '../checkout-actions.ts';

/**
 * Asks whether the reason why nothing is sold here is gone. Where it is, the offers come; where it is not, or nobody answers, that is said.
 *
 * @param loadQuietly shows the step that holds now in place of this one
 */
export async function askAgain({ state, loadQuietly }: Pick<CheckoutInternals, 'state' | 'loadQuietly'>): Promise<void> {
  const now = state.peek();
  if (now.step !== 'refused' || now.isAsking) return;
  const { reason } = now;
  const asking = { step: 'refused', reason, isAsking: true } as const;
  state.value = asking;
  await loadQuietly();
  const then = state.peek();
  if (then === asking) state.value = { step: 'refused', reason, isAsking: false, answer: 'unreachable' };
  else if (then.step === 'refused' && then.reason === reason) state.value = { ...then, answer: 'still' };
}
