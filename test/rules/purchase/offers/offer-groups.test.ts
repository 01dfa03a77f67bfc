import { expect, test } from 'vitest';
import { offerGroups } from '../../../../src/rules/purchase/offers/offer-groups.ts';

const arena = { id: 'arena', name: 'Arena' };
const club = { id: 'club', name: 'Club' };
const offer = (licenceId: string, rank: number, family?: typeof arena) => ({ licence: { licenceId, rank }, ...(family ? { family } : {}) });
const shown = (...offers: ReturnType<typeof offer>[]) => offerGroups(offers).map(({ id, name, offers: all }) => [id, name, ...all.map(({ licence }) => licence.licenceId)]);

/** Spec 2 §3 "rank (from familyRank)", "Licence families contain licences; licences outside families also exist". */
test.each([
  ['nothing', [], []],
  ['a family, lowest rank first', [offer('b', 2, arena), offer('a', 1, arena)], [['arena', 'Arena', 'a', 'b']]],
  ['licences of one rank as they came', [offer('y', 1, arena), offer('x', 1, arena)], [['arena', 'Arena', 'y', 'x']]],
  ['families as they came, whatever their ranks', [offer('b', 9, club), offer('a', 1, arena)], [['club', 'Club', 'b'], ['arena', 'Arena', 'a']]],
  ['a family once, wherever its licences stand', [offer('a', 1, arena), offer('c', 1, club), offer('b', 2, arena)], [['arena', 'Arena', 'a', 'b'], ['club', 'Club', 'c']]],
  ['what belongs to none at the end, as it came', [offer('two', 5), offer('a', 1, arena), offer('one', 0)], [['arena', 'Arena', 'a'], ['', undefined, 'two', 'one']]],
  ['only what belongs to none', [offer('one', 0)], [['', undefined, 'one']]],
] as const)('%s', (_case, offers, groups) => {
  expect(shown(...offers)).toEqual(groups);
});
