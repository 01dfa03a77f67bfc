import type { Scenario } from './scenario.ts';
import { billingScenarios } from './scenarios/billing.ts';
import { catalogueScenarios } from './scenarios/catalogue.ts';
import { collectionScenarios } from './scenarios/collections.ts';
import { editorialScenarios } from './scenarios/editorial.ts';
import { framedPageScenarios } from './scenarios/framed-pages.ts';
import { giftScenarios } from './scenarios/gifts.ts';
import { guideScenarios } from './scenarios/guide.ts';
import { identityScenarios } from './scenarios/identity.ts';
import { listingScenarios } from './scenarios/listings.ts';
import { listScenarios } from './scenarios/lists.ts';
import { playerScenarios } from './scenarios/player.ts';
import { planScenarios } from './scenarios/plans.ts';
import { playbackScenarios } from './scenarios/playback.ts';
import { paymentScenarios } from './scenarios/payments.ts';
import { purchaseScenarios } from './scenarios/purchase.ts';
import { realmScenarios } from './scenarios/realm.ts';
import { reviewScenarios } from './scenarios/reviews.ts';
import { searchScenarios } from './scenarios/search.ts';
import { withdrawalScenarios } from './scenarios/withdrawals.ts';
import { subscriptionScenarios } from './scenarios/subscriptions.ts';
import { watchRoomScenarios } from './scenarios/watch-rooms.ts';

/** Everything that is recorded. A new call or a new refusal of the platform is a new step in the file of its subject. */
export const scenarios: Scenario[] = [...realmScenarios, ...identityScenarios, ...catalogueScenarios, ...collectionScenarios, ...editorialScenarios, ...framedPageScenarios, ...searchScenarios, ...reviewScenarios, ...listingScenarios, ...guideScenarios, ...playbackScenarios, ...playerScenarios, ...watchRoomScenarios, ...listScenarios, ...purchaseScenarios, ...paymentScenarios, ...billingScenarios, ...subscriptionScenarios, ...planScenarios, ...giftScenarios, ...withdrawalScenarios];
