import { PlatformError } from '../../server/platform-error.ts';
import { type Offer, purchaseRefusal } from '../licence-offers.ts';
import { type BasketLine, linesOfSkus } from './basket-lines.ts';

/** chosen: what is paid once, at once. What goes on by itself, or begins with free time, has terms of its own, of which one summary can say one */
const isPaidOnce = ({ offer: { row }, price }: BasketLine): boolean => row.strategy.type !== 'SUBSCRIPTION' && row.trialPeriod === null && price !== undefined;

/** Whether whoever has the one needs the other: two of one family, or one that opens all of the other. */
const isEither = ({ row, includedIn }: Offer, other: Offer): boolean =>
  row.id === other.row.id || (row.familyId !== null && row.familyId === other.row.familyId) || includedIn.includes(other.row.id) || other.includedIn.includes(row.id);

/** Whether one more licence is paid together with others: once, in their money, and beside each of them. */
const isBeside = (line: BasketLine, others: readonly BasketLine[]): boolean => isPaidOnce(line)
  && others.every(({ offer, price }) => price?.currency === line.price?.currency && price?.scale === line.price?.scale && !isEither(line.offer, offer));

/**
 * Several licences as they are bought together, first what may go on by itself.
 *
 * chosen: one licence of any kind, and beside it what is paid once, as two subscriptions would each want periods, a trial and a mandate of their own
 *
 * @throws PlatformError 409 `BASKET_ITEMS_NOT_COMBINABLE`
 */
export function combined(lines: readonly BasketLine[]): BasketLine[] {
  const inOrder = [...lines.filter((line) => !isPaidOnce(line)), ...lines.filter(isPaidOnce)];
  const areTogether = inOrder.every((line, place) => place === 0 || isBeside(line, inOrder.slice(0, place)));
  if (!areTogether) throw new PlatformError(409, 'BASKET_ITEMS_NOT_COMBINABLE', 'These are not sold together.');
  return inOrder;
}

/** What may be bought beside what a basket holds; nothing beside nothing. chosen: each by the price that stands first, the one in the basket's money */
export function besides(lines: readonly BasketLine[], offers: Offer[]): BasketLine[] {
  const [first] = lines;
  if (!first) return [];
  return offers.filter((offer) => !purchaseRefusal(offer, offers)).flatMap((offer) => {
    const price = offer.prices.find(({ currency }) => currency === first.price?.currency);
    return price ? linesOfSkus([price.sku], offers).filter((line) => isBeside(line, lines)) : [];
  });
}
