import { cancellationPromotions } from '../../../contracts/purchase/offers/cancellation-promotions.ts';
import { everyLicence } from '../../../contracts/purchase/offers/every-licence.ts';
import { priceMigrations } from '../../../contracts/purchase/offers/price-migrations.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';

/** Everything on offer, without what this viewer holds. @source spec 2 §7 "GET all licences, path not shown"; chosen: `/licence`, which §7 names without a method */
export const readEveryLicence = defineCall({
  name: 'readEveryLicence', method: 'GET', base: (e) => e.v2,
  input: nothing, output: everyLicence,
  request: () => ({ path: '/licence' }),
});

/** The offers to stay that are open to this member; asking changes nothing. @source spec 2 §7 "/promotions/cancellation"; chosen: GET, as each is redeemed or refused by its licence */
export const readCancellationPromotions = defineCall({
  name: 'readCancellationPromotions', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: nothing, output: cancellationPromotions,
  request: () => ({ path: '/promotions/cancellation' }),
});

/** The new prices that were announced to this member, and what became of each. @source spec 2 §7 "/api/v3/price-version-migration"; chosen: GET, as the answer to one is another call */
export const readPriceMigrations = defineCall({
  name: 'readPriceMigrations', method: 'GET', auth: 'member', base: (e) => `${e.api}/api/v3`,
  input: nothing, output: priceMigrations,
  request: () => ({ path: '/price-version-migration' }),
});
