import { basket, basketItem, basketUpdate } from '../../src/contracts/purchase/basket.ts';
import { amountEntry, licence, licenceOffer, licenceStatus, purchaseStrategy } from '../../src/contracts/purchase/licence.ts';
import { cardDetails, paymentAttempt, paymentDetails, paymentRequest } from '../../src/contracts/purchase/payment.ts';
import { describeContract } from './describe-contract.ts';

const notWhole = (field: string) => [
  [`a ${field} with a fraction`, { [field]: 9.99 }],
  [`a ${field} beyond what a number holds whole`, { [field]: 2 ** 53 }],
  [`a ${field} that is no number`, { [field]: Number.NaN }],
  [`an endless ${field}`, { [field]: Infinity }],
] as const;
const largest = (field: string) => [`the largest whole ${field}`, { [field]: Number.MAX_SAFE_INTEGER }] as const;

const amount = { sku: 'arena-monthly-eur', amount: 999, scale: 2, currency: 'EUR', default: true, local: false, taxInclusive: true };
const strategy = { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' };
const offered = { licenceId: 'arena-monthly', name: 'Monthly', description: 'All', type: 'STANDARD', rank: 1, purchaseStrategy: strategy, amounts: [amount], status: { status: 'ACTIVE' } };
const item = { sku: 'arena-monthly-eur', licenceId: 'arena-monthly', name: 'Monthly', subscriptionSetting: { subscriptionPeriod: 'P1M' } };

describeContract('a price', amountEntry, {
  whole: amount, needs: Object.keys(amount),
  refused: [...notWhole('amount'), ...notWhole('scale')], accepted: [largest('amount'), ['a price of nothing', { amount: 0 }]],
});
describeContract('how a licence is sold', purchaseStrategy, {
  whole: strategy, needs: ['type'], refused: [['a way that nobody sells', { type: 'LIFETIME' }], ['another spelling', { type: 'subscription' }]],
});
describeContract('how a licence stands', licenceStatus, {
  whole: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', expiryTimestamp: 1_800_000_000_000 }, needs: ['status'],
  refused: [['a status of no list', { status: 'PAUSED' }], ['an expiry without a zone', { expiryTimestamp: '2027-01-01T00:00:00' }]],
  accepted: [['an expiry as text', { expiryTimestamp: '2027-01-01T00:00:00+02:00' }]],
});
describeContract('a licence', licence, {
  whole: offered, needs: ['licenceId', 'name', 'type', 'purchaseStrategy', 'amounts'], defaults: { rank: 0 },
  refused: [['one broken price among others', { amounts: [amount, { ...amount, amount: '999' }] }], ['a hole in its prices', { amounts: [null] }]],
  accepted: [['no price', { amounts: [] }]],
});
describeContract('an offer', licenceOffer, {
  whole: { families: [{ id: 'all', name: 'All', licences: [offered] }], licences: [offered] }, needs: ['families', 'licences'],
  refused: [['a family without licences', { families: [{ id: 'all', name: 'All' }] }]],
});
describeContract('a line of the basket', basketItem, { whole: item, needs: ['sku', 'licenceId', 'name'] });
describeContract('a basket', basket, {
  whole: { basketId: 'b1', version: 3, basketItems: [item], subTotal: 999, discountedTotal: 999, tax: 173, isTaxInclusive: true, scale: 2, currency: 'EUR' },
  needs: ['basketId', 'version', 'basketItems', 'subTotal', 'discountedTotal', 'tax', 'isTaxInclusive', 'scale', 'currency'],
  refused: [...notWhole('subTotal'), ...notWhole('discountedTotal'), ...notWhole('tax'), ...notWhole('version')],
  accepted: [['an empty basket', { basketItems: [], subTotal: 0, discountedTotal: 0, tax: 0 }], largest('subTotal')],
});
describeContract('a change of the basket', basketUpdate, { whole: { sku: 's', acknowledgeNoFreeTrial: true }, needs: ['sku'], defaults: { acknowledgeNoFreeTrial: false } });
describeContract('a card', cardDetails, {
  whole: { cardHolder: 'A Viewer', number: '4111111111111111', expiryMonth: 12, expiryYear: 2030, cvc: '123' },
  needs: ['cardHolder', 'number', 'expiryMonth', 'expiryYear', 'cvc'],
  refused: [
    ['a number with spaces', { number: '4111 1111 1111 1111' }], ['eleven digits', { number: '41111111111' }], ['twenty digits', { number: '41111111111111111111' }],
    ['a line break after the number', { number: '4111111111111111\n' }], ['digits of another script', { number: '٤١١١١١١١١١١١١١١١' }],
    ['month 0', { expiryMonth: 0 }], ['month 13', { expiryMonth: 13 }], ['half a month', { expiryMonth: 1.5 }],
    ['a code of two digits', { cvc: '12' }], ['a code of five', { cvc: '12345' }], ['a code of letters', { cvc: 'abc' }],
  ],
  accepted: [['twelve digits', { number: '411111111111' }], ['nineteen digits', { number: '4111111111111111111' }], ['a code of four', { cvc: '1234' }]],
});
const method = { targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD' };
describeContract('a kept card', paymentDetails, {
  whole: { ...method, paymentDetailsExid: 'p1', cardType: 'VISA', last4Digits: '1111' }, needs: ['paymentDetailsExid', 'targetPaymentProvider', 'paymentMethodType'],
  refused: [['an unknown method', { paymentMethodType: 'CHEQUE' }]],
});
describeContract('a payment', paymentRequest, {
  whole: { ...method, basketId: 'b1', idempotencyKey: 'k1', basketVersion: 3, paymentDetailsExternalId: 'p1' },
  needs: ['basketId', 'idempotencyKey', 'basketVersion', 'paymentDetailsExternalId', 'targetPaymentProvider', 'paymentMethodType'],
  refused: notWhole('basketVersion'),
});
describeContract('an attempt to pay', paymentAttempt, {
  whole: { attemptId: 'a1', state: 'SUCCEEDED', licenceId: 'arena-monthly', amount: 999, scale: 2, currency: 'EUR' },
  needs: ['attemptId', 'state', 'licenceId', 'amount', 'scale', 'currency'],
  refused: [...notWhole('amount'), ['a state of no list', { state: 'PAID' }]],
  accepted: ['CREATED', 'AUTHORISING', 'REQUIRES_ACTION', 'PENDING', 'DECLINED', 'UNKNOWN'].map((state) => [state, { state }] as const),
});
