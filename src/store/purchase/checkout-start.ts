import { isApiError } from '../../api/api-error.ts';
import { readBasket } from '../../api/calls/purchase.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { isHeld, viewerRefusal } from '../../rules/purchase/can-purchase.ts';
import type { CheckoutMemory, RememberedPayment } from './checkout-memory.ts';
import { loadOffers, type CheckoutQuestion } from './checkout-offers.ts';
import type { CheckoutState, OfferedLicence } from './checkout-state.ts';
import type { StoreContext } from '../store-context.ts';

/** Where a checkout begins: a payment that is still open comes first, then what this viewer may buy. */
export async function startCheckout({ client }: StoreContext, viewer: Viewer, question: CheckoutQuestion, memory: CheckoutMemory): Promise<CheckoutState> {
  try {
    const offers = await loadOffers(client, question);
    const open = viewer.who === 'member' ? await openPayment(client, memory) : undefined;
    const paid = offers.find(({ licence }) => licence.licenceId === open?.licenceId)?.licence;
    if (paid && !isHeld(paid)) return { step: 'unknown', licence: paid, isChecking: false };
    if (paid) memory.write(undefined);
    return stateOf(viewer, offers, question);
  } catch (failure) {
    const isSilent = isApiError(failure) && failure.kind === 'unreachable';
    return { step: 'failed', messageKey: isSilent ? 'platformUnreachable' : 'sorrySomethingWentWrong' };
  }
}

function stateOf(viewer: Viewer, offers: OfferedLicence[], { licenceIds, contentId }: CheckoutQuestion): CheckoutState {
  if (offers.length === 0) return { step: 'empty' };
  const isAsked = Boolean(licenceIds?.length || contentId);
  const held = offers.find(({ licence }) => isHeld(licence));
  // One held licence opens what was asked for; a whole offer is only done when nothing is left to buy.
  if (held && (isAsked || offers.every(({ refusalKey }) => refusalKey))) return { step: 'owned', licence: held.licence };
  const refusal = viewerRefusal(viewer);
  if (refusal) return { step: refusal === 'signInToPurchase' ? 'guest' : 'child', offers };
  const chosenId = offers.find(({ refusalKey }) => !refusalKey)?.licence.licenceId;
  return { step: 'offer', offers, chosenId, isChoosing: false };
}

/** A payment under way of this very viewer: another account's basket has another id. */
async function openPayment(client: StoreContext['client'], memory: CheckoutMemory): Promise<RememberedPayment | undefined> {
  const payment = memory.read();
  if (!payment) return undefined;
  const basket = await client.call(readBasket, {}).catch(() => undefined);
  const isMine = !basket || basket.basketId === payment.request.basketId;
  if (!isMine) memory.write(undefined);
  return isMine ? payment : undefined;
}
