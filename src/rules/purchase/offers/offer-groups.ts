/** Offers under one heading. */
export interface OfferGroup<O> {
  id: string;
  /** The family's name; absent for what belongs to none. */
  name?: string;
  offers: O[];
}

interface Grouped { licence: { rank: number }; family?: { id: string; name: string } | undefined }

/**
 * What is on offer, family by family, from the lowest rank to the highest; at the end what belongs to no family.
 *
 * Families stay in the platform's order, and so do licences of one rank.
 *
 * @source spec 2 §3 "Licence families contain licences; licences outside families also exist"; chosen: the order, since each rank holds more than the one before
 */
export function offerGroups<O extends Grouped>(offers: readonly O[]): OfferGroup<O>[] {
  const groups = new Map<string, OfferGroup<O>>();
  for (const offer of offers.filter(({ family }) => family)) {
    const { id, name } = offer.family!;
    const group = groups.get(id) ?? { id, name, offers: [] };
    group.offers.push(offer);
    groups.set(id, group);
  }
  const families = [...groups.values()].map((group) => ({ ...group, offers: group.offers.toSorted((one, other) => one.licence.rank - other.licence.rank) }));
  const loose = offers.filter(({ family }) => !family);
  return loose.length > 0 ? [...families, { id: '', offers: loose }] : families;
}
