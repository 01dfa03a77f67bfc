import type { FastifyInstance } from 'fastify';
import { guardScope } from './guard-scope.ts';
import { answerPreflight } from './api-cors.ts';
import { compressAnswers } from './answers/compress-answers.ts';
import { catalogueRoutes } from '../catalogue/catalogue-routes.ts';
import { collectionRoutes } from '../catalogue/collections/collection-routes.ts';
import { editorialRoutes } from '../catalogue/editorial-routes.ts';
import { listingRoutes } from '../catalogue/listings/listing-routes.ts';
import { externalTableRoutes } from '../guide/external-table-routes.ts';
import { guideRoutes } from '../guide/guide-routes.ts';
import { reminderRoutes } from '../guide/reminders/reminder-routes.ts';
import { framedPageRoutes } from '../realm/framed-page-routes.ts';
import { identityRoutes } from '../identity/identity-routes.ts';
import { initRoutes } from '../realm/init-routes.ts';
import { billingRoutes } from '../purchase/billing/billing-routes.ts';
import { paymentRoutes } from '../purchase/payment-routes.ts';
import { voucherRoutes } from '../purchase/vouchers/voucher-routes.ts';
import { besideRoutes } from '../playback/beside/beside-routes.ts';
import { multiViewRoutes } from '../playback/multi-view/multi-view-routes.ts';
import { watchRoomRoutes } from '../playback/together/watch-room-routes.ts';
import { playbackRoutes } from '../playback/playback-routes.ts';
import { registerQoeSink } from '../playback/qoe/qoe-sink.ts';
import { openBasketRoutes } from '../purchase/baskets/open-basket-routes.ts';
import { purchaseRoutes } from '../purchase/purchase-routes.ts';
import { paymentMeansRoutes } from '../purchase/providers/payment-means-routes.ts';
import { cardRoutes } from '../purchase/cards/card-routes.ts';
import { historyRoutes } from '../purchase/books/history-routes.ts';
import { registerInvoiceFiles } from '../purchase/books/invoice-files.ts';
import { cancelReasonRoutes } from '../purchase/withdrawal/cancel-reason-routes.ts';
import { ownWithdrawalRoutes } from '../purchase/withdrawal/own-withdrawal-routes.ts';
import { withdrawalRoutes } from '../purchase/withdrawal/withdrawal-routes.ts';
import { priceMigrationRoutes } from '../purchase/new-prices/price-migration-routes.ts';
import { planRoutes } from '../purchase/plans/plan-routes.ts';
import { subscriptionRoutes } from '../purchase/subscriptions/subscription-routes.ts';
import { giftRoutes } from '../purchase/gifts/gift-routes.ts';
import { reviewRoutes } from '../search/reviews/review-routes.ts';
import { searchRoutes } from '../search/search-routes.ts';
import { favouriteVodRoutes } from '../lists/favourite-vod-routes.ts';
import { listContentRoutes } from '../lists/list-content-routes.ts';
import { watchlistRoutes } from '../lists/watchlist-routes.ts';
import type { PlatformContext } from './platform-context.ts';
import { postedReturnRoutes } from '../hosts/returns/posted-return-routes.ts';
import { PlatformError } from './platform-error.ts';
import type { AnyRoute } from './platform-route.ts';
import { registerChangeStream } from '../changes/change-route.ts';
import { runRoute } from './run-route.ts';

/** Every call that the platform answers, by name. */
export const apiRoutes: AnyRoute[] = [
  ...initRoutes, ...identityRoutes, ...catalogueRoutes, ...searchRoutes, ...reviewRoutes, ...collectionRoutes, ...listingRoutes, ...editorialRoutes, ...framedPageRoutes, ...guideRoutes, ...reminderRoutes, ...externalTableRoutes, ...playbackRoutes, ...besideRoutes, ...multiViewRoutes, ...watchRoomRoutes, ...watchlistRoutes, ...listContentRoutes, ...favouriteVodRoutes, ...purchaseRoutes, ...openBasketRoutes, ...paymentRoutes, ...paymentMeansRoutes, ...voucherRoutes, ...cardRoutes, ...billingRoutes, ...subscriptionRoutes, ...planRoutes, ...priceMigrationRoutes, ...historyRoutes, ...giftRoutes, ...withdrawalRoutes, ...ownWithdrawalRoutes, ...cancelReasonRoutes,
  ...postedReturnRoutes,
];

/** Paths that a partner's page may ask for by itself. */
const isOpenPath = (path: string): boolean =>
  path.startsWith('/realm-settings/') || path.startsWith('/playback/free/') || apiRoutes.some((route) => route.auth === 'none' && route.path === path);

/** Where calls live on a tenant's own origin; everything else there is the site. */
const tenantPaths = ['/api/*', '/playback/*'];

/**
 * Mounts the calls on `api.localhost` and on every tenant's own origin.
 *
 * chosen: a tenant's pages call their own origin, which needs no preflight and no further connection; `api.localhost`
 * answers the same.
 */
export async function registerApi(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const places = [{ host: context.hosts.pattern('api'), paths: ['/*'] }, { host: context.hosts.pattern('tenant'), paths: tenantPaths }];
  await app.register(async (scope) => {
    guardScope(scope);
    await compressAnswers(scope);
    registerChangeStream(scope, context);
    registerInvoiceFiles(scope, context.hosts.pattern('tenant'), context);
    for (const { host, paths } of places) {
      const constraints = { host };
      registerQoeSink(scope, host, context);
      for (const route of apiRoutes) {
        scope.route({ method: route.method, url: route.path, constraints, handler: (request, reply) => runRoute(route, context, request, reply) });
      }
      for (const path of paths) {
        scope.options(path, { constraints }, (request, reply) =>
          answerPreflight(context, request, reply, isOpenPath(request.url.split('?')[0] ?? '') ? 'none' : 'guest'));
        scope.route({ method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'], url: path, constraints, handler: () => { throw new PlatformError(404, 'not-found', 'There is no such call.'); } });
      }
    }
  });
}
