import { basket, basketItem, basketUpdate } from '../../../src/contracts/purchase/basket.ts';
import { describeContract } from '../describe-contract.ts';
import { notWhole } from '../sample-answers.ts';

const item = { sku: 'arena-monthly-eur', licenceId: 'arena-monthly', name: 'Monthly', subscriptionSetting: { subscriptionPeriod: 'P1M' } };
const whole = { basketId: 'b1', version: 3, basketItems: [item], subTotal: 999, discountedTotal: 999, tax: 173, isTaxInclusive: true, scale: 2, currency: 'EUR' };

describeContract('a line of the basket', basketItem, { whole: item, needs: ['sku', 'licenceId', 'name'] });
describeContract('a basket', basket, {
  whole, needs: Object.keys(whole),
  refused: [...notWhole('subTotal'), ...notWhole('discountedTotal'), ...notWhole('tax'), ...notWhole('version'), ['one broken line, whose price stands in the total', { basketItems: [item, {}] }]],
  accepted: [['an empty basket', { basketItems: [], subTotal: 0, discountedTotal: 0, tax: 0 }], ['the largest whole total', { subTotal: Number.MAX_SAFE_INTEGER }]],
});
describeContract('a change of the basket', basketUpdate, { whole: { sku: 's', acknowledgeNoFreeTrial: true }, needs: ['sku'], defaults: { acknowledgeNoFreeTrial: false } });
