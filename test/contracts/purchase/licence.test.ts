import { amountEntry, entitlements, licence, licenceOffer, licenceQuery, licenceStatus, purchaseStrategy } from '../../../src/contracts/purchase/licence.ts';
import { describeContract } from '../describe-contract.ts';
import { notWhole, oneBroken } from '../sample-answers.ts';

const monthly = { period: 'P1M', amount: 84 };
const off = { promotionalCampaignName: 'Kick-off', promotionalCampaignDescription: 'Your first year.', afterDiscount: 900, periodAmounts: [monthly] };
const amount = { sku: 'arena-monthly-eur', amount: 999, scale: 2, currency: 'EUR', default: true, local: false, taxInclusive: true, periodAmounts: [monthly], autoAppliedDiscount: off };
const strategy = { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M', externalAuthProviderDetails: { providerName: 'partner', title: 'Partner' } };
const display = { defaultMarketingPricePeriod: 'P1M', displayStyle: 'HIGHLIGHTED', cta: 'Get it', ctaControl: 'PURCHASE' };
const offered = { licenceId: 'arena-monthly', name: 'Monthly', description: 'All', type: 'STANDARD', rank: 1, purchaseStrategy: strategy, amounts: [amount], status: { status: 'ACTIVE' }, includedIn: ['all-year'], ...display };
const family = { id: 'all', name: 'All', licences: [offered] };

describeContract('a price', amountEntry, {
  whole: amount, needs: ['sku', 'amount', 'scale', 'currency', 'default', 'local', 'taxInclusive'], defaults: { periodAmounts: [] }, refused: [...notWhole('amount'), ...notWhole('scale')],
  accepted: [['the largest whole amount', { amount: Number.MAX_SAFE_INTEGER }], ['a price of nothing', { amount: 0 }]],
  reads: [oneBroken('periodAmounts', monthly)],
});
describeContract('how a licence is sold', purchaseStrategy, {
  whole: strategy, needs: ['type'],
  reads: [['an unknown strategy as unknown', { type: 'LIFETIME' }, { type: 'UNKNOWN' }], ['another spelling as unknown', { type: 'subscription' }, { type: 'UNKNOWN' }]],
});
describeContract('the status of a licence', licenceStatus, {
  whole: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', expiryTimestamp: 1_800_000_000_000, pauseState: 'PAUSED' }, needs: ['status'], isOpen: true,
  refused: [['an expiry without a zone', { expiryTimestamp: '2027-01-01T00:00:00' }]],
  accepted: [['an expiry as text', { expiryTimestamp: '2027-01-01T00:00:00+02:00' }]],
  reads: [
    ['an unknown status as unknown', { status: 'PAUSED' }, { status: 'UNKNOWN' }],
    ['an unknown pause state as unknown', { pauseState: 'ASKED' }, { pauseState: 'UNKNOWN' }],
    ['an unknown renewing status as UNKNOWN_RENEWING', { autoRenewingStatus: 'RENEWING_ONCE' }, { autoRenewingStatus: 'UNKNOWN_RENEWING' }],
  ],
});
describeContract('a licence', licence, {
  whole: offered, needs: ['licenceId', 'name', 'type', 'purchaseStrategy', 'amounts'], defaults: { rank: 0, includedIn: [], displayStyle: 'STANDARD', ctaControl: 'PURCHASE' },
  accepted: [['no price', { amounts: [] }]],
  reads: [
    oneBroken('amounts', amount), ['a price that is no number as no price', { amounts: [amount, { ...amount, amount: '999' }, null] }, { amounts: [amount] }],
    ['an unknown type as unknown', { type: 'BUNDLE' }, { type: 'UNKNOWN' }], ['an unknown button as unknown', { ctaControl: 'HOLOGRAM' }, { ctaControl: 'UNKNOWN' }],
    ['an unknown look as the usual one', { displayStyle: 'SPARKLING' }, { displayStyle: 'STANDARD' }],
    ['fields of its status that it does not name', { status: { status: 'EXPIRED', pauseState: 'PAUSED' } }, { status: { status: 'EXPIRED', pauseState: 'PAUSED' } }],
  ],
});
describeContract('an offer', licenceOffer, {
  whole: { families: [family], licences: [offered], refusal: 'vpnErrorMessage' }, needs: ['families', 'licences'],
  reads: [['an unknown refusal as unknown', { refusal: 'too-late' }, { refusal: 'UNKNOWN' }], oneBroken('families', family), oneBroken('licences', offered), ['a family beside one without licences', { families: [{ id: 'none', name: 'None' }, family] }, { families: [family] }]],
});
describeContract('a question for licences', licenceQuery, { whole: { licenceIds: ['m'] }, needs: [], defaults: { licenceIds: [] } });
describeContract('what a viewer holds', entitlements, { whole: { licenceIds: ['m'] }, needs: ['licenceIds'] });
