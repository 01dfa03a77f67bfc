import type { MemberCaller } from '../../server/request-caller.ts';
import { guardPurchasable, offersFor } from '../licence-offers.ts';
import { changeBasket, heldBasketOf, offerOfSku, type Quoted } from '../member-basket.ts';
import { answerBasket } from '../quotes/answer-basket.ts';
import { termsOf } from '../vouchers/basket-terms.ts';
import { freeTrialDenied } from '../vouchers/free-trial.ts';

/** Puts one sku into the member's basket. A voucher stays while it counts for what is put in; without one, a campaign is applied by itself. @throws PlatformError 404 `sku-not-found`, 409 `freeTrialDenied` until that is acknowledged, and why it cannot be bought */
export async function putSku(caller: MemberCaller, sku: string, acknowledgesNoTrial: boolean): Promise<Quoted> {
  const { context: { db }, user } = caller;
  const offers = await offersFor(caller);
  const offer = offerOfSku(offers, sku);
  guardPurchasable(offer, offers);
  const isTrialDenied = offer.row.trialPeriod !== null && offer.hadTrial;
  if (isTrialDenied && !acknowledgesNoTrial) throw freeTrialDenied();
  return db.transaction(async (tx) => {
    const row = await heldBasketOf(tx, user.id);
    const kept = await termsOf(tx, row, offer, caller);
    const terms = { ...kept, voucher: kept.voucher ?? offer.campaign };
    const changed = await changeBasket(tx, row, { sku, voucherId: terms.voucher?.id ?? null, acknowledgedNoTrial: isTrialDenied });
    return answerBasket(tx, changed, offers, terms, caller);
  });
}
