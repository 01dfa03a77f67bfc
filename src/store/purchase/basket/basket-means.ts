import { initPaymentMethod } from '../../../api/calls/purchase/payments.ts';
import type { Basket } from '../../../contracts/purchase/basket.ts';
import type { PaymentMeans } from '../../../contracts/purchase/payment-means.ts';
import { needsCard } from '../../../rules/purchase/needs-card.ts';
import type { StoreContext } from '../../store-context.ts';

/** How a basket can be paid; undefined where the platform does not say. */
export const meansFor = (client: StoreContext['client'], basket: Basket): Promise<readonly PaymentMeans[] | undefined> => meansOf(client, basket).catch(() => undefined);

/** The same. @throws ApiError where the platform does not say */
export async function meansOf(client: StoreContext['client'], basket: Basket): Promise<readonly PaymentMeans[]> {
  return needsCard(basket) ? (await client.call(initPaymentMethod, { basketId: basket.basketId })).parsedData.paymentMethods : [];
}
