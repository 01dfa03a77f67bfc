import { basket, voucherCode, voucherRedemption } from '../../../../src/contracts/purchase/basket.ts';
import { entitlements } from '../../../../src/contracts/purchase/licence.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { heldLicences } from '../held-licences.ts';
import { guardPurchasable, offersFor } from '../licence-offers.ts';
import { linesOf } from '../baskets/basket-lines.ts';
import { seenBasketOf } from '../baskets/seen-basket.ts';
import { changeBasket } from '../member-basket.ts';
import { answerBasket } from '../quotes/answer-basket.ts';
import { guardPlace } from '../sale-place.ts';
import { holdCustomer } from '../hold-customer.ts';
import { fitsOffer, termsOf } from './basket-terms.ts';
import { grantLicence } from './grant-licence.ts';
import { countCode } from './count-code.ts';
import { useVoucher, voucherOfCode } from './usable-voucher.ts';

/** The same words whatever is wrong with a code. @source spec 2 §8 "Invalid voucher: server error or invalidVoucher" */
const invalidVoucher = ({ locale }: MemberCaller) => new PlatformError(400, 'invalidVoucher', labelsOf(locale)['invalidVoucher']);

/** Codes, on a basket and instead of one. @source spec 2 §7; design/checkout.md 6 */
export const voucherRoutes = [
  defineRoute({
    name: 'applyVoucher', method: 'PUT', path: '/api/v2/baskets/vouchers/:code', auth: 'member', ability: 'buy', input: voucherCode, output: basket,
    answer: async ({ code }, caller) => {
      await guardPlace(caller);
      await countCode(caller);
      const { context } = caller;
      const offers = await offersFor(caller);
      return context.db.transaction(async (tx) => {
        const row = await seenBasketOf(tx, caller);
        const lines = linesOf(row, offers);
        const [first, ...beside] = lines;
        if (!first) throw new PlatformError(409, 'stale-basket', 'The basket has changed; look at it again.');
        const voucher = await voucherOfCode(tx, code, caller);
        // chosen: a code that gives just this licence is not lost on a basket; it is redeemed instead, once the viewer says so. Beside others it is no code of this basket, whose other items it would leave unpaid
        if (voucher?.grantsLicence === first.offer.row.id && beside.length === 0) throw new PlatformError(409, 'voucherGivesLicence');
        if (!voucher || !lines.some(({ offer }) => fitsOffer(voucher, offer))) throw invalidVoucher(caller);
        const changed = await changeBasket(tx, row, { voucherId: voucher.id });
        return answerBasket(tx, changed, offers, await termsOf(tx, changed, lines, caller), caller);
      });
    },
  }),
  // chosen: a basket holds one voucher, and what is not kept cannot be compared, so whatever code comes takes it off
  defineRoute({
    name: 'removeVoucher', method: 'DELETE', path: '/api/v2/baskets/vouchers/:code', auth: 'member', ability: 'buy', input: voucherCode, output: basket,
    answer: async (_input, caller) => {
      const { context } = caller;
      const offers = await offersFor(caller);
      await caller.place();
      return context.db.transaction(async (tx) => {
        const row = await changeBasket(tx, await seenBasketOf(tx, caller), { voucherId: null });
        return answerBasket(tx, row, offers, await termsOf(tx, row, linesOf(row, offers), caller), caller);
      });
    },
  }),
  // chosen: the answer is what the viewer holds now, as the spec shows none
  defineRoute({
    name: 'redeemVoucher', method: 'POST', path: '/api/v2/promotions/voucher/redeem', auth: 'member', ability: 'buy', input: voucherRedemption, output: entitlements,
    answer: async ({ voucherCode: code, licenceId }, caller) => {
      await guardPlace(caller);
      await countCode(caller);
      await caller.context.db.transaction(async (tx) => {
        await holdCustomer(tx, caller.user.id, caller.now);
        const voucher = await voucherOfCode(tx, code, caller);
        if (!voucher || voucher.grantsLicence !== licenceId) throw invalidVoucher(caller);
        const offers = await offersFor({ ...caller, context: { ...caller.context, db: tx } });
        const offer = offers.find(({ row }) => row.id === licenceId);
        if (!offer) throw invalidVoucher(caller);
        guardPurchasable(offer, offers);
        if (!await useVoucher(tx, voucher.id, { accountId: caller.user.id, attemptId: null, usedAt: caller.now })) throw invalidVoucher(caller);
        await grantLicence(tx, caller, licenceId, offer.row.grantsFor);
      });
      return { licenceIds: await heldLicences(caller) };
    },
  }),
];
