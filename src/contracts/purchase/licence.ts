import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { openObject } from '../wire/parsing/open-object.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent, sentList } from '../wire/sent-text.ts';

/** What a price comes to over a period, in its entry's own integers: for comparing, never what is paid. @source spec 2 §3 "periodAmounts"; chosen: its shape */
const periodAmount = z.object({ period: z.string(), amount: wholeNumber });
const periodAmounts = z._default(listOf('amountEntry.periodAmounts', periodAmount), () => []);

/** What a campaign takes off by itself, without a code being entered. @source spec 2 §3 "autoAppliedDiscount" */
const autoAppliedDiscount = z.object({
  promotionalCampaignName: z.string(),
  promotionalCampaignDescription: z.optional(z.string()),
  /** What the first payment takes in place of the entry's amount. */
  afterDiscount: wholeNumber,
  periodAmounts,
});

/** One price of a licence. @source spec 2 §3 "Amount entry" */
export const amountEntry = z.object({
  sku: z.string(),
  amount: wholeNumber,
  scale: wholeNumber,
  currency: z.string(),
  default: z.boolean(),
  local: z.boolean(),
  taxInclusive: z.boolean(),
  periodAmounts,
  autoAppliedDiscount: z.optional(autoAppliedDiscount),
});
export type AmountEntry = z.output<typeof amountEntry>;

/** @source spec 2 §1 "Purchase strategies"; subscriptionPeriod is an ISO duration of spec 2 §9 */
export const purchaseStrategy = z.object({
  type: openEnum('purchaseStrategy.type', ['SUBSCRIPTION', 'FIXED_DATE', 'PPV']),
  subscriptionPeriod: z.optional(z.string()),
  /** Who sells it too, or alone: a sign-in there brings what was bought. @source spec 2 §3; chosen: the provider by its name among the tenant's, and as viewers call it */
  externalAuthProviderDetails: z.optional(z.object({ providerName: z.string(), title: z.string() })),
});

/** Fields that this build does not know are kept. @source spec 2 §3 "Licence status", §4 */
export const licenceStatus = openObject({
  status: openEnum('licenceStatus.status', ['ACTIVE', 'TRIAL_ACTIVE', 'EXPIRED', 'INACTIVE', 'FREE']),
  autoRenewingStatus: z.optional(openEnum('licenceStatus.autoRenewingStatus', ['AUTO_RENEWING', 'NOT_RENEWING', 'UNKNOWN_RENEWING'], 'UNKNOWN_RENEWING')),
  expiryTimestamp: z.optional(instant),
  /** An expired licence that is paused is still this viewer's. @source spec 2 §4 "EXPIRED while paused" */
  pauseState: z.optional(openEnum('licenceStatus.pauseState', ['PAUSED', 'NOT_ALLOWED'])),
});

/** A right to watch, on offer or held. @source spec 2 §3 "Licence (displayed)" */
export const licence = z.object({
  licenceId: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  type: openEnum('licence.type', ['STANDARD', 'FREE']),
  rank: z._default(wholeNumber, 0),
  purchaseStrategy,
  /** A free time before the first payment, as an ISO duration; absent for who has had one. @source spec 2 §3 "trialDetails"; chosen: its field */
  trialDetails: z.optional(z.object({ trialPeriodDuration: z.string() })),
  amounts: listOf('licence.amounts', amountEntry),
  /** The period by which its price is told beside the one that is paid, as an ISO duration. @source spec 2 §3 */
  defaultMarketingPricePeriod: z.optional(z.string()),
  /** @source spec 2 §3; chosen: the values */
  displayStyle: z._default(openEnum('licence.displayStyle', ['STANDARD', 'HIGHLIGHTED'], 'STANDARD'), 'STANDARD'),
  /** The words of the button that goes on with it, in the viewer's language. @source spec 2 §3 */
  cta: z.optional(z.string()),
  /** What that button does: buy it here, or nothing, as only its provider sells it. @source spec 2 §3; chosen: the values */
  ctaControl: z._default(openEnum('licence.ctaControl', ['PURCHASE', 'EXTERNAL']), 'PURCHASE'),
  status: z.optional(licenceStatus),
  /** Ids of the licences that open everything which this one opens. chosen: the field, so that nobody is sold what they can watch already */
  includedIn: z._default(z.array(z.string()), []),
});
export type Licence = z.output<typeof licence>;

/** @source spec 2 §3 "Licence families contain licences; licences outside families also exist" */
export const licenceOffer = z.object({
  families: listOf('licenceOffer.families', z.object({ id: z.string(), name: z.string(), licences: listOf('licenceFamily.licences', licence) })),
  licences: listOf('licenceOffer.licences', licence),
  /** Why nothing of it can be bought where the request comes from; absent where it can. @source spec 2 §2 "A geo or VPN gate", §6; chosen: the field, so that it is told before anything is chosen */
  refusal: z.optional(openEnum('licenceOffer.refusal', ['signupGeoRestriction', 'vpnErrorMessage'])),
});
export type LicenceOffer = z.output<typeof licenceOffer>;

/** Without ids everything is on offer. @source spec 2 §7 "GET licence families: includeEntitlements, repeated licenceId" */
export const licenceQuery = z.object({ licenceIds: z._default(sentList(sent('id'), 100), []) });

/** Licences this viewer holds now. chosen: the answer, as the spec names only the path '/customer/subscriptions/status/active' */
export const entitlements = z.object({ licenceIds: z.array(z.string()) });
export type Entitlements = z.output<typeof entitlements>;
