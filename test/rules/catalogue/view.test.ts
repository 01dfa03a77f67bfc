import { describe, expect, it } from 'vitest';
import { actsInCard } from '../../../src/rules/catalogue/view/acts-in-card.ts';
import { chosenTab, withChosenTab } from '../../../src/rules/catalogue/view/chosen-tab.ts';
import { tabMove } from '../../../src/rules/catalogue/view/tab-move.ts';

/** @source spec 1 §4.1 "Card action kinds: …. In a card only route and favourites act" */
it.each([
  ['play', false], ['sign-in', false], ['purchase', false], ['route', true], ['next-page', false], ['search', false], ['filters', false], ['sort', false],
  ['trailer', false], ['favourites', true], ['select-tab', false], ['restart', false], ['share', false], ['watchlist', false], ['download', false], ['toString', false],
])('%s in a card acts: %s', (kind, acts) => expect(actsInCard(kind)).toBe(acts));

describe('the chosen tab', () => {
  const ids = ['new', 'series', 'all'];
  it.each([[undefined, 'new'], ['', 'new'], ['series', 'series'], ['gone', 'new'], ['other series', 'series']])('of %j is %s', (text, id) => expect(chosenTab(ids, text)).toBe(id));
  it('is none of no tabs', () => expect(chosenTab([], 'new')).toBeUndefined());
  it.each([
    [undefined, 'all', 'all'], ['series', 'all', 'all'], ['series', 'new', undefined], ['second series', 'new', 'second'], ['second', 'all', 'second all'],
  ])('%j with %s chosen is kept as %j', (text, chosen, kept) => expect(withChosenTab(ids, text, chosen)).toBe(kept));
});

it.each([
  ['ArrowRight', 0, 1, 2], ['ArrowRight', 2, 0, 1], ['ArrowLeft', 0, 2, 1], ['ArrowLeft', 2, 1, 0], ['Home', 2, 0, 0], ['End', 0, 2, 2], ['a', 1, undefined, undefined],
])('%s on tab %i of three leads to %s, right to left to %s', (key, at, ltr, rtl) => expect([tabMove(key, at, 3, false), tabMove(key, at, 3, true)]).toEqual([ltr, rtl]));
