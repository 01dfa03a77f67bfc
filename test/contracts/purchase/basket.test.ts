import { basket, basketItem, basketUpdate, voucherCode, voucherRedemption } from '../../../src/contracts/purchase/basket.ts';
import { describeContract } from '../describe-contract.ts';
import { notWhole } from '../sample-answers.ts';

const item = { sku: 'arena-monthly-eur', licenceId: 'arena-monthly', name: 'Monthly', subscriptionSetting: { subscriptionPeriod: 'P1M' } };
const whole = { basketId: 'b1', version: 3, basketItems: [item], subTotal: 999, discountedTotal: 999, tax: 173, isTaxInclusive: true, scale: 2, currency: 'EUR', trialDays: 0 };

describeContract('a line of the basket', basketItem, { whole: item, needs: ['sku', 'licenceId', 'name'] });
describeContract('a basket', basket, {
  whole, needs: Object.keys(whole).filter((key) => key !== 'trialDays'), defaults: { trialDays: 0 },
  refused: [...notWhole('subTotal'), ...notWhole('discountedTotal'), ...notWhole('tax'), ...notWhole('version'), ...notWhole('discountedTax'), ...notWhole('trialDays'), ...notWhole('followingTotal'), ['a voucher without what it takes off', { voucher: { name: 'Welcome' } }], ['one broken line, whose price stands in the total', { basketItems: [item, {}] }]],
  accepted: [['a voucher in a free trial', { voucher: { name: 'Welcome', discount: { type: 'PERCENTAGE', percentage: 20, state: 'UPCOMING', lifeTimeRepeat: false, paymentsLeft: 3 } }, trialDays: 14, discountedTax: 0, followingTotal: 799 }], ['an empty basket', { basketItems: [], subTotal: 0, discountedTotal: 0, tax: 0 }], ['the largest whole total', { subTotal: Number.MAX_SAFE_INTEGER }]],
});
describeContract('a change of the basket', basketUpdate, { whole: { sku: 's', acknowledgeNoFreeTrial: true }, needs: ['sku'], defaults: { acknowledgeNoFreeTrial: false } });
describeContract('a typed code', voucherCode, { whole: { code: 'WELCOME20' }, needs: ['code'] });
describeContract('a code that is redeemed', voucherRedemption, { whole: { voucherCode: 'GIFT', licenceId: 'pass' }, needs: ['voucherCode', 'licenceId'] });
