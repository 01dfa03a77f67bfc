import { expect, test } from 'vitest';
import type { AmountEntry, Licence } from '../../../../src/contracts/purchase/licence.ts';
import { offerPrice } from '../../../../src/rules/purchase/offers/offer-price.ts';
import { amount, licenceOf } from '../../../support/licences.ts';

const year = { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' } as const;
const byMonth = (monthly: number) => [{ period: 'P1M', amount: monthly }];
const entry = (change: Partial<AmountEntry> = {}) => amount({ sku: 'year', amount: 9990, periodAmounts: byMonth(833), autoAppliedDiscount: undefined, ...change });
const campaign = (afterDiscount: number): AmountEntry['autoAppliedDiscount'] => ({ promotionalCampaignName: 'Kick-off', promotionalCampaignDescription: 'Your first year.', afterDiscount, periodAmounts: byMonth(Math.ceil(afterDiscount / 12)) });
const priceOf = (change: Partial<Licence>) => {
  const { now, before, campaign: named, marketing } = offerPrice(licenceOf({ purchaseStrategy: year, amounts: [entry()], defaultMarketingPricePeriod: 'P1M', ...change }));
  return [now.amount, before?.amount, named?.name, marketing?.amount];
};

/** Spec 2 §3 "autoAppliedDiscount (promotionalCampaignName, promotionalCampaignDescription, afterDiscount, periodAmounts)", "defaultMarketingPricePeriod". */
test.each<[string, Partial<Licence>, (number | string | undefined)[]]>([
  ['a price by the year, compared by the month', {}, [9990, undefined, undefined, 833]],
  ['no period to compare by', { defaultMarketingPricePeriod: undefined }, [9990, undefined, undefined, undefined]],
  ['a period that the platform gives no amount for', { defaultMarketingPricePeriod: 'P1W' }, [9990, undefined, undefined, undefined]],
  ['a period that this build does not know, with an amount', { defaultMarketingPricePeriod: 'P5M', amounts: [entry({ periodAmounts: [{ period: 'P5M', amount: 4163 }] })] }, [9990, undefined, undefined, 4163]],
  ['the period that is paid by anyway', { purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' } }, [9990, undefined, undefined, undefined]],
  ['a campaign', { amounts: [entry({ autoAppliedDiscount: campaign(8492) })] }, [8492, 9990, 'Kick-off', 708]],
  ['a campaign that takes everything', { amounts: [entry({ autoAppliedDiscount: campaign(0) })] }, [0, 9990, 'Kick-off', 0]],
  ['a campaign that makes nothing cheaper', { amounts: [entry({ autoAppliedDiscount: campaign(9990) })] }, [9990, undefined, undefined, 833]],
  ['a campaign that makes it dearer', { amounts: [entry({ autoAppliedDiscount: campaign(12000) })] }, [9990, undefined, undefined, 833]],
  ['a campaign of an entry that does not count here', { amounts: [entry({ autoAppliedDiscount: campaign(1) }), entry({ sku: 'local', local: true, default: false, amount: 5000, periodAmounts: byMonth(417) })] }, [5000, undefined, undefined, 417]],
  ['no entry that counts', { amounts: [entry({ default: false, autoAppliedDiscount: campaign(1) })] }, [0, undefined, undefined, undefined]],
  ['no entry at all', { amounts: [] }, [0, undefined, undefined, undefined]],
])('%s', (_case, change, price) => {
  expect(priceOf(change)).toEqual(price);
});

test('prices keep currency and scale, and say what they are by', () => {
  const { now, before, campaign: named, marketing } = offerPrice(licenceOf({ purchaseStrategy: year, defaultMarketingPricePeriod: 'P1M', amounts: [entry({ autoAppliedDiscount: campaign(8492) })] }));
  expect([now, before, marketing]).toEqual([{ amount: 8492, scale: 2, currency: 'EUR' }, { amount: 9990, scale: 2, currency: 'EUR' }, { amount: 708, scale: 2, currency: 'EUR', period: 'P1M' }]);
  expect(named).toEqual({ name: 'Kick-off', description: 'Your first year.' });
});
