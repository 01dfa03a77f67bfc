import type { PartnerScope } from './partner-calls.ts';

/** Whether a partner's grants name a scope. */
export type HoldsScope = (scope: PartnerScope) => boolean;

/**
 * What says what a viewer did, by its field, wherever it stands; and which scope names it.
 *
 * `favouritesFirst` is asked for: the order of the answer says which channels are favourites.
 */
const fields: ReadonlyMap<unknown, PartnerScope> = new Map([
  ['watchProgress', 'history'], ['favourite', 'favourites'], ['reminder', 'favourites'], ['favouritesFirst', 'favourites'],
]);
/** The same of whole rows, by their type. */
const rows: ReadonlyMap<unknown, PartnerScope> = new Map([['CONTINUE_WATCHING', 'history']]);

/**
 * The part of a question or an answer that a partner's grants name: without what its viewer watched, likes or wants to be reminded of, where they do not.
 *
 * A row that is not granted is missing among others, as for a viewer who began nothing; asked for alone, it is empty.
 *
 * @param whole JSON
 */
export function grantedPart(whole: unknown, holds: HoldsScope): unknown {
  const isHeld = (scope: PartnerScope | undefined) => scope === undefined || holds(scope);
  const isShown = (one: unknown): boolean => !isObject(one) || (isHeld(rows.get(one.type)) && isShown(one.attributes));
  const partOf = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter(isShown).map(partOf);
    if (!isObject(one)) return one;
    const entries = Object.entries(isHeld(rows.get(one.type)) ? one : { ...one, contentList: [], paging: { moreDataAvailable: false } });
    return Object.fromEntries(entries.flatMap(([name, value]) => (isHeld(fields.get(name)) ? [[name, partOf(value)]] : [])));
  };
  return partOf(whole);
}

const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;
