import { safeReturn } from './safe-return.ts';

/** How a value is read from an address, where anyone can have written it; undefined for one that does not fit. */
type Reader<T> = (text: string) => T | undefined;

const text: Reader<string> = (value) => value || undefined;
const flag: Reader<true> = (value) => (value === 'true' ? true : undefined);
/** chosen: words with spaces between them, as the spec does not say how several are written */
const words: Reader<string[]> = (value) => { const all = value.split(' ').filter(Boolean); return all.length > 0 ? all : undefined; };
const seconds: Reader<number> = (value) => (/^\d{1,7}(\.\d+)?$/.test(value) ? Number(value) : undefined);
const returnPath: Reader<string> = (value) => { const path = safeReturn(value); return path === '/' ? undefined : path; };
const matching = (pattern: RegExp): Reader<string> => (value) => (pattern.test(value) ? value : undefined);
const oneOf = <const W extends string>(...all: readonly W[]): Reader<W> => (value) => all.find((one) => one === value);

/**
 * Every query parameter of the product, and what it may say.
 *
 * @source spec 1 §2.2, spec 3 §2 "Query parameters used on these screens"; chosen: `resumeProgress`, which the spec describes and does not spell, in seconds, `room`, where an event is watched together, `reference`, with which a payment returns, what its provider adds to that (`redirectResult` of Adyen, `payment_intent` and `setup_intent` of Stripe), `redeemCode`, the code of a gift, and `voucher`, a code that a link to a purchase brings
 */
export const queryParameters = {
  from: returnPath, entryPage: returnPath, redirectTo: returnPath,
  licences: words, type: oneOf('login', 'signup'), showInterstitial: flag, showPurchase: flag,
  playlistId: text, seasonId: text, seriesId: text, eventId: text, watchlistId: text, owner: text,
  room: text, trailerFrom: text, resumeProgress: seconds,
  query: text, facet: text, sort: text, sortDirection: oneOf('ASC', 'DESC'),
  providerName: text, token: text, code: text, PAGE_READY: flag, gridviewconfigid: text,
  bundle_id: text, extraParams: text, selectedLicence: text, error: text, error_description: text,
  socialProvider: oneOf('Facebook', 'Apple', 'Google'), provider: text, result: text, device: text,
  redeemCode: text, voucher: text,
  reference: matching(/^[\w-]{32}$/), redirectResult: text, payment_intent: text, setup_intent: text,
} as const satisfies Readonly<Record<string, Reader<unknown>>>;

export type QueryName = keyof typeof queryParameters;
export type QueryValue<N extends QueryName> = NonNullable<ReturnType<(typeof queryParameters)[N]>>;

/** The value of a parameter in an address; undefined where it is missing or says what it may not. */
export function readQuery<N extends QueryName>(query: Readonly<Record<string, string>>, name: N): QueryValue<N> | undefined {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return value === undefined ? undefined : (queryParameters[name] as Reader<QueryValue<N>>)(value);
}

/** Values as a destination's query holds them; what is undefined is left out. */
export function writeQuery(values: { [N in QueryName]?: QueryValue<N> | undefined }): Record<string, string> {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && String(value) !== '');
  return Object.fromEntries(pairs.map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : String(value)]));
}
