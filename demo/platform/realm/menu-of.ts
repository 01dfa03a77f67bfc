import type { RealmRow } from '../db/tables/realm-tables.ts';

/** A kind of device, as menus know it. */
export type Target = 'WEB' | 'MOBILE-WEB';

/**
 * The tenant's menu for one kind of device and one viewer, in the viewer's language.
 *
 * @param viewer nobody is a guest
 * @source spec 3 §2 "Menus are fetched per target platform, WEB or MOBILE-WEB"
 */
export function menuOf(row: Pick<RealmRow, 'menu'>, target: Target, locale: string, viewer?: { isGuest: boolean }) {
  const isMember = viewer !== undefined && !viewer.isGuest;
  return row.menu.filter(({ platforms, forMembers = false }) => platforms.includes(target) && (isMember || !forMembers))
    .map(({ titles, platforms: _platforms, forMembers: _viewers, ...entry }) => ({ ...entry, title: titles[locale] ?? titles.en ?? '' }));
}
