import { and, eq } from 'drizzle-orm';
import { cancelReasonAnswer } from '../../../../src/contracts/purchase/papers/cancel-reason.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';

/** Why somebody cancelled. It is kept with the subscription, whose version stays: nothing about it has changed. */
export const cancelReasonRoutes = [
  defineRoute({
    name: 'sayCancelReason', method: 'PUT', path: '/api/v2/active-licences/:licenceId/cancel-reason', auth: 'member', ability: 'buy', input: cancelReasonAnswer, output: nothing,
    answer: async ({ licenceId, reason }, caller) => {
      const { context: { db }, realm: { realm }, user } = caller;
      const cancelled = and(eq(subscriptions.realm, realm), eq(subscriptions.accountId, user.id), eq(subscriptions.licenceId, licenceId), eq(subscriptions.renews, false));
      const written = await db.update(subscriptions).set({ cancelReason: reason }).where(cancelled).returning({ id: subscriptions.id });
      if (written.length === 0) throw new PlatformError(404, 'subscription-not-found', 'There is no such cancelled subscription.');
      return {};
    },
  }),
];
