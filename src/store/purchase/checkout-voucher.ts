import { applyVoucher, redeemVoucher, removeVoucher } from '../../api/calls/purchase.ts';
import type { Basket } from '../../contracts/purchase/basket.ts';
import { problemOf } from './basket/basket-failure.ts';
import { meansFor } from './basket/basket-means.ts';
import type { Arrival } from './arrival/arrival.ts';
import type { CheckoutInternals } from './checkout-actions.ts';
import type { CheckoutState, SentCode, SummaryState } from './checkout-state.ts';

/** Stands for a code that is not known any more, as after a reload: a basket holds one voucher. */
const whichever = 'applied';

/** Takes what a code gives off the basket that is shown. What has neither letter nor digit is no code, and is not sent. */
export async function applyCode(internals: CheckoutInternals, typed: string): Promise<void> {
  await apply(internals, { code: typed.trim() });
}

/** The same with the code that a link brought, as soon as there is a basket. chosen: a code in a link is no secret; who follows the link is not asked to type it */
export async function applyLinkedCode(internals: CheckoutInternals, arrival: Pick<Arrival, 'takeVoucher'>): Promise<void> {
  if (internals.state.peek().step !== 'summary') return;
  const code = arrival.takeVoucher()?.trim();
  if (code) await apply(internals, { code, isLinked: true });
}

async function apply(internals: CheckoutInternals, sent: Pick<SentCode, 'code' | 'isLinked'>): Promise<void> {
  const now = internals.state.peek();
  if (/[\p{L}\p{N}]/u.test(sent.code)) return change(internals, sent, applyVoucher);
  if (sent.code !== '' && now.step === 'summary') internals.state.value = { ...now, voucher: { ...sent, isBusy: false, problem: { labelKey: 'invalidVoucher', retryable: true } } };
}

/** Takes the voucher off again. */
export async function removeCode(internals: CheckoutInternals): Promise<void> {
  const now = internals.state.peek();
  if (now.step !== 'summary' || !now.basket.voucher) return;
  await change(internals, { code: now.basket.voucher.preApplyVoucherCode ?? now.voucher?.code ?? whichever }, removeVoucher);
}

/** Exchanges a code that gives the licence whole for it. */
export async function redeemCode({ client, state, runs, loadQuietly }: CheckoutInternals): Promise<void> {
  const now = state.peek();
  if (now.step !== 'summary' || now.voucher?.isBusy || now.voucher?.problem?.labelKey !== 'voucherGivesLicence') return;
  const run = runs.begin();
  const { licence, voucher } = now;
  const { code } = voucher;
  const mine = { ...voucher, isBusy: true };
  state.value = { ...now, voucher: mine };
  const refusal = await client.call(redeemVoucher, { voucherCode: code, licenceId: licence.licenceId }).then(() => undefined, problemOf);
  const then = state.peek();
  if (run.aborted || then.step !== 'summary' || then.voucher !== mine) return;
  state.value = refusal ? { ...then, voucher: { code, isBusy: false, problem: refusal } } : { step: 'success', licence };
  // What changed meanwhile was left alone.
  if (refusal) await loadQuietly();
}

/** Whether a licence is being exchanged for a code: that its viewer has it by now may be heard before the answer. */
export const isRedeeming = (now: CheckoutState): boolean => now.step === 'summary' && now.voucher?.isBusy === true && now.voucher.problem !== undefined;

/** One at a time. An answer that comes after the viewer has moved on changes nothing here: the basket is asked for again with its next step. */
async function change({ client, state }: CheckoutInternals, sent: Pick<SentCode, 'code' | 'isLinked'>, call: typeof applyVoucher): Promise<void> {
  const now = state.peek();
  if (now.step !== 'summary' || now.voucher?.isBusy || now.items?.isBusy) return;
  const mine = { ...sent, isBusy: true };
  state.value = { ...now, problem: undefined, billed: undefined, voucher: mine };
  const end = await client.call(call, { code: sent.code }).then(async (basket) => ({ basket, means: await meansAfter(client, now, basket) }), (failure: unknown) => ({ problem: problemOf(failure) }));
  const then = state.peek();
  if (then.step !== 'summary' || then.voucher !== mine) return;
  state.value = 'basket' in end ? { ...then, basket: end.basket, means: end.means, voucher: { ...sent, isBusy: false } } : { ...then, voucher: { ...sent, isBusy: false, problem: end.problem } };
}

/** What cost nothing was asked no way to pay for, and may cost something now. */
const meansAfter = async (client: CheckoutInternals['client'], { means }: SummaryState, basket: Basket): Promise<SummaryState['means']> => (means?.length ? means : meansFor(client, basket));
