import * as z from 'zod/mini';
import { basket } from '../../../src/contracts/purchase/basket.ts';
import { entitlements, licenceOffer } from '../../../src/contracts/purchase/licence.ts';
import { everyLicence } from '../../../src/contracts/purchase/offers/every-licence.ts';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { linesOf } from './baskets/basket-lines.ts';
import { putSkus } from './baskets/put-skus.ts';
import { type Offer, offersFor, presentLicence } from './licence-offers.ts';
import { basketOf, heldBasketOf, noBasket } from './member-basket.ts';
import { answerBasket, lookAtBasket, sameBasket } from './quotes/answer-basket.ts';
import { defineRoute } from '../server/platform-route.ts';
import { textIn } from '../realm/text-in.ts';
import { withOwnTax } from './billing/own-tax.ts';
import { termsOf } from './vouchers/basket-terms.ts';
import { guardPlace, placeRefusal } from './sale-place.ts';
import type { Caller } from '../server/request-caller.ts';
import { heldLicences } from './held-licences.ts';
import { sent, sentList } from '../../../src/contracts/wire/sent-text.ts';

/** One id comes as text, several as a list. */
const licenceIds = z.optional(z.union([sent('id'), sentList(sent('id'), 100)]));

/** Offers grouped by family, in order. */
function familiesOf(offers: Offer[], caller: Caller) {
  const families = new Map<string, { id: string; name: string; licences: ReturnType<typeof presentLicence>[] }>();
  for (const offer of offers) {
    const { familyId: id, familyNames } = offer.row;
    if (id === null) continue;
    const family = families.get(id) ?? { id, name: familyNames ? textIn(familyNames, caller.locale) : id, licences: [] };
    family.licences.push(presentLicence(offer, caller));
    families.set(id, family);
  }
  return [...families.values()];
}

/** What is sold, what is held, and the basket. @source spec 2 §7 */
export const purchaseRoutes = [
  defineRoute({
    name: 'readLicences', method: 'GET', path: '/api/v2/licence-family', auth: 'guest', output: licenceOffer,
    input: z.object({ includeEntitlements: z.optional(sent('code')), licenceId: licenceIds }),
    answer: async ({ licenceId }, caller) => {
      const taxed = await withOwnTax(caller);
      const wanted = licenceId === undefined ? undefined : [licenceId].flat();
      const offers = (await offersFor(caller)).filter((offer) => !wanted?.length || wanted.includes(offer.row.id));
      const refusal = await placeRefusal(caller);
      return {
        ...(refusal ? { refusal } : {}),
        families: familiesOf(offers, taxed),
        licences: offers.filter((offer) => offer.row.familyId === null).map((offer) => presentLicence(offer, taxed)),
      };
    },
  }),
  defineRoute({
    name: 'readEveryLicence', method: 'GET', path: '/api/v2/licence', auth: 'guest', input: nothing, output: everyLicence, sharedBy: () => [],
    // chosen: as anybody is offered them, a member too, so that the answer names nobody
    answer: async (_input, caller) => {
      const anybody = { ...await withOwnTax({ ...caller, user: undefined }), user: undefined };
      return { licences: (await offersFor(anybody)).map((offer) => presentLicence(offer, anybody)) };
    },
  }),
  defineRoute({
    name: 'readEntitlements', method: 'GET', path: '/api/v2/customer/subscriptions/status/active', auth: 'member', ability: 'watch', input: nothing, output: entitlements,
    answer: async (_input, caller) => ({ licenceIds: await heldLicences(caller) }),
  }),
  defineRoute({
    name: 'updateBasket', method: 'PUT', path: '/api/v2/baskets/:sku', auth: 'member', ability: 'fillBasket', queryFields: ['acknowledgeNoFreeTrial'], output: basket,
    input: z.object({ sku: sent('id'), acknowledgeNoFreeTrial: z.optional(z.enum(['true', 'false'])) }),
    answer: async ({ sku, acknowledgeNoFreeTrial }, caller) => {
      await guardPlace(caller);
      return putSkus(caller, [sku], acknowledgeNoFreeTrial === 'true');
    },
  }),
  defineRoute({
    name: 'readBasket', method: 'GET', path: '/api/v2/customer/basket', auth: 'member', ability: 'seeBasket', input: nothing, output: basket,
    answer: async (_input, caller) => {
      const { context: { db }, user } = caller;
      const offers = await offersFor(caller);
      const seen = await basketOf(db, user.id);
      if (user.act) {
        const row = seen ?? noBasket(user.id);
        return lookAtBasket(db, row, offers, await termsOf(db, row, linesOf(row, offers), caller), caller);
      }
      const same = seen && await sameBasket(db, seen, offers, await termsOf(db, seen, linesOf(seen, offers), caller), caller);
      return same ?? db.transaction(async (tx) => {
        const row = await heldBasketOf(tx, user.id);
        return answerBasket(tx, row, offers, await termsOf(tx, row, linesOf(row, offers), caller), caller);
      });
    },
  }),
];
