import { eq } from 'drizzle-orm';
import { billingDetails } from '../../../../demo/platform/db/tables/purchase/billing-tables.ts';
import { subscriptions } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import type { InputOf } from '../every-call.ts';
import { american, brazilian } from '../../billed-people.ts';
import { faulted } from '../faulted.ts';
import { ask, type Earlier, move, type Scenario, type Step } from '../scenario.ts';
import { enterCard } from './enter-card.ts';

const basketOf = (earlier: Earlier) => earlier['readBasket'] ?? earlier['updateBasket'];
const cardOf = ({ validatePaymentMethod }: Earlier): string => validatePaymentMethod?.['parsedData']?.['paymentDetailsExid'] ?? '';

/** Pays the basket as it was last seen, with the card that was last validated. */
const payment = (idempotencyKey: string) => (earlier: Earlier): InputOf<'payBasket'> => ({
  basketId: basketOf(earlier)?.['basketId'] ?? '', basketVersion: basketOf(earlier)?.['version'] ?? 0, idempotencyKey,
  paymentDetailsExternalId: cardOf(earlier), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD',
});
const press = (idempotencyKey: string, change: Partial<InputOf<'payLicenceWithKeptCard'>> = {}) => (earlier: Earlier): InputOf<'payLicenceWithKeptCard'> => ({
  licenceId: 'pass', cardId: cardOf(earlier), checkBillingDetails: true, idempotencyKey, basketId: basketOf(earlier)?.['basketId'] ?? '', basketVersion: basketOf(earlier)?.['version'] ?? 0, ...change,
});

const heldVersion = ({ readHeldLicences }: Earlier): number => (readHeldLicences?.['licences'] as { version: number }[] | undefined)?.[0]?.version ?? 0;

/** A renewal of the licence failed so often, and its buyer's billing details are gone. */
const unpaid = (failedTries: number): Step => move(async ({ running: { context: { db } } }, realm) => {
  await db.delete(billingDetails).where(eq(billingDetails.accountId, `${realm}.brazil`));
  await db.update(subscriptions).set({ failedTries }).where(eq(subscriptions.accountId, `${realm}.brazil`));
});

/** Billing details, from the purchase that lacks them to the one that does not. */
export const billingScenarios: Scenario[] = [
  { realm: 'arena', viewer: 'guest', steps: [ask('readBillingDetails', 'refused', {}), ask('readBillingRequirements', 'the United Kingdom', { country: 'GB' })] },
  { realm: 'arena', viewer: 'child', steps: [ask('readBillingDetails', 'a child', {}), ask('saveBillingDetails', 'a child', brazilian)] },
  { realm: 'arena', viewer: 'buyer', steps: [ask('readBillingDetails', 'nothing is asked', {}), ask('saveBillingDetails', 'nothing is asked', { address: { country: 'GB' } })] },
  {
    realm: 'arena', viewer: 'brazil', steps: [
      ask('readBillingRequirements', 'Brazil', { country: 'BR' }),
      ask('readBillingRequirements', 'the Emirates', { country: 'AE' }),
      ask('readBillingRequirements', 'where nothing is sold', { country: 'CN' }),
      faulted('readBillingDetails', 503),
      ask('readBillingDetails', 'platform down', {}),
      ask('readBillingDetails', 'nothing given', {}),
      ask('updateBasket', 'a monthly licence', { sku: 'arena-pass-month' }),
      ...enterCard('a good card', '4242424242424242', 'token-a-good-card'),
      ask('payBasket', 'without billing details', payment('lacks-details')),
      ask('payLicenceWithKeptCard', 'without billing details', press('press-lacks-details')),
      ask('saveBillingDetails', 'not good', { ...brazilian, taxNumber: '123.456.789-00' }),
      ask('saveBillingDetails', 'not sold there', { address: { country: 'CN' } }),
      faulted('saveBillingDetails', 503),
      ask('saveBillingDetails', 'platform down', brazilian),
      ask('saveBillingDetails', 'kept', brazilian),
      ask('readBillingDetails', 'kept', {}),
      ask('readBasket', 'with who is billed', {}),
      ask('updateBasket', 'with who is billed', { sku: 'arena-pass-month' }),
      ask('payLicenceWithKeptCard', 'another licence', press('press-another', { licenceId: 'season' })),
      ask('payLicenceWithKeptCard', 'paid', press('press-is-paid')),
      unpaid(1),
      ask('readHeldLicences', 'unpaid, without billing details', {}),
      ask('updateLicenceCard', 'without billing details', (earlier) => ({ licenceId: 'pass', version: heldVersion(earlier), cardId: cardOf(earlier) })),
      unpaid(0),
    ],
  },
  {
    realm: 'arena', viewer: 'abroad', steps: [
      ask('readBillingRequirements', 'the United States', { country: 'US' }),
      ask('readBillingDetails', 'nothing given', {}),
      ask('updateBasket', 'with an estimated tax', { sku: 'arena-pass-month' }),
      ...enterCard('a good card', '4242424242424242', 'token-a-good-card'),
      ask('payBasket', 'without billing details', payment('lacks-an-address')),
      ask('saveBillingDetails', 'kept', american),
      ask('readBasket', 'with the tax of the state', {}),
      ask('payBasket', 'paid, with the tax of the state', payment('with-a-state-tax')),
    ],
  },
];
