import type { MemberCaller } from '../../server/request-caller.ts';
import { guardPurchasable, offersFor } from '../licence-offers.ts';
import { changeBasket, type Quoted } from '../member-basket.ts';
import { answerBasket } from '../quotes/answer-basket.ts';
import { reducedSkuOf, termsOf } from '../vouchers/basket-terms.ts';
import { freeTrialDenied } from '../vouchers/free-trial.ts';
import { linesOfSkus } from './basket-lines.ts';
import { combined } from './combinable.ts';
import { seenBasketOf } from './seen-basket.ts';

/**
 * Lets the member's basket hold these skus and nothing else. A voucher stays while it counts for one of them; without one, a campaign is applied by itself.
 *
 * @throws PlatformError 404 `sku-not-found`, 412 `basket-changed`, 409 `freeTrialDenied` until that is acknowledged, `BASKET_ITEMS_NOT_COMBINABLE`, and why one of them cannot be bought
 */
export async function putSkus(caller: MemberCaller, skus: readonly string[], acknowledgesNoTrial: boolean): Promise<Quoted> {
  const { context: { db } } = caller;
  const offers = await offersFor(caller);
  const lines = combined(linesOfSkus([...new Set(skus)], offers));
  for (const { offer } of lines) guardPurchasable(offer, offers);
  const isTrialDenied = lines.some(({ offer }) => offer.row.trialPeriod !== null && offer.hadTrial);
  if (isTrialDenied && !acknowledgesNoTrial) throw freeTrialDenied();
  const [first, ...beside] = lines.map(({ sku }) => sku);
  return db.transaction(async (tx) => {
    const row = await seenBasketOf(tx, caller);
    const kept = await termsOf(tx, row, lines, caller);
    const voucher = kept.voucher ?? lines.find(({ offer }) => offer.campaign)?.offer.campaign;
    const changed = await changeBasket(tx, row, { sku: first ?? null, besideSkus: beside, voucherId: voucher?.id ?? null, acknowledgedNoTrial: isTrialDenied });
    return answerBasket(tx, changed, offers, { ...kept, voucher, reducedSku: reducedSkuOf(voucher, lines) }, caller);
  });
}
