import type * as z from 'zod/mini';
import type { heldLicence } from '../../src/contracts/purchase/held-licence.ts';
import { ofNewerPlatform } from './recorded-answers/given-answers.ts';

type Answer = z.input<typeof heldLicence>;

/** A monthly licence that renews on 20 December 2026, as the platform answers it. */
export function heldAnswer(change: Partial<Answer> = {}, status: Partial<Answer['status']> = {}): Answer {
  return ofNewerPlatform({
    licenceId: 'pass', name: 'Arena Pass', version: 3, purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    status: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', pauseState: 'ALLOWED', expiryTimestamp: '2026-12-20T12:00:00Z', subscriptionPendingActions: [], ...status },
    price: { amount: 999, scale: 2, currency: 'EUR', taxInclusive: true },
    card: { cardId: 'card-1', cardType: 'visa', last4Digits: '4242' },
    changes: ['PAUSE', 'CANCEL'], longestPauseDays: 90,
    ...change,
  });
}

/** Everything that a member holds. */
export const holding = (...licences: Answer[]): { licences: Answer[] } => ofNewerPlatform({ licences });
