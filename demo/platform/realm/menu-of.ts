import type { RealmRow } from '../db/tables/realm-tables.ts';

/** A kind of device, as menus know it. */
export type Target = 'WEB' | 'MOBILE-WEB';

/** The tenant's menu for one kind of device, in the viewer's language. */
export function menuOf(row: RealmRow, target: Target, locale: string) {
  return row.menu.filter((entry) => entry.platforms.includes(target))
    .map(({ titles, platforms: _platforms, ...entry }) => ({ ...entry, title: titles[locale] ?? titles.en ?? '' }));
}
