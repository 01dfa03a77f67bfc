import { postedParameter } from '../contracts/wire/posted-fields.ts';
import type { RouteName } from './route-names.ts';
import { queryEntries } from './query-entries.ts';
import { queryParameters } from './query-parameters.ts';

/** What opens, pays or proves something to whoever holds it. */
const codes: readonly string[] = ['voucher', 'redeemCode', 'token', 'redirectResult', postedParameter];
/** Pages to which the page of a payment provider returns, with words of its own. */
const paymentReturns: readonly RouteName[] = ['pay', 'payment', 'payment-confirmation', 'payment-authorization'];
/** Read where the site starts, before there is a route. */
const ofTheSite = 'locale';

/**
 * Whether a page reads this parameter once, and no address keeps it: it is in no history, no reload and no copied link.
 *
 * @source chosen: codes that open or pay something, every secret by its name (`payment_intent_client_secret` of Stripe), and on a page that a payment returns to whatever is not the product's own
 */
export function isHidden(name: string, page: RouteName | undefined): boolean {
  if (codes.includes(name) || /secret/i.test(name)) return true;
  return page !== undefined && paymentReturns.includes(page) && name !== ofTheSite && !Object.hasOwn(queryParameters, name);
}

/** An address as the bar may show it, and what was taken out of its query. */
export interface ShownAddress {
  address: string;
  hidden: Record<string, string>;
}

/** @param address path, query and fragment @param page the route of its path */
export function shownAddress(address: string, page: RouteName | undefined): ShownAddress {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const pairs = search.slice(1).split('&').map((pair) => ({ pair, entry: queryEntries(pair)[0] }));
  const isKept = ({ entry }: (typeof pairs)[number]) => entry === undefined || !isHidden(entry[0], page);
  if (pairs.every(isKept)) return { address, hidden: {} };
  const kept = pairs.filter(isKept).map(({ pair }) => pair).join('&');
  return { address: path + (kept && `?${kept}`) + hash, hidden: Object.fromEntries(pairs.flatMap((one) => (isKept(one) ? [] : [one.entry!]))) };
}
