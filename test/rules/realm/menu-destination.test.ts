import { expect, it } from 'vitest';
import type { MenuItem } from '../../../src/contracts/realm/menu-item.ts';
import { menuDestination } from '../../../src/rules/realm/menu-destination.ts';

const rows: [string, MenuItem['type'], string, ReturnType<typeof menuDestination>][] = [
  ['the home view', 'VIEW', 'home', { name: 'home' }],
  ['another view as a section', 'VIEW', 'sport', { name: 'section', params: { id: 'sport' } }],
  ['a route by its name', 'ROUTE', 'epg', { name: 'epg' }],
  ['nowhere for a route that needs an id', 'ROUTE', 'vod', undefined],
  ['a route whose page is to come', 'ROUTE', 'preferences', { name: 'preferences' }],
  ['nowhere for a route that is not in the table', 'ROUTE', 'shop', undefined],
  ['nowhere for an entry of a type that this build does not know', 'UNKNOWN', 'epg', undefined],
  ['nowhere for a name that every object has', 'ROUTE', 'constructor', undefined],
];
it.each(rows)('leads to %s', (_, type, view, destination) => {
  expect(menuDestination({ type, data: { view } })).toEqual(destination);
});
