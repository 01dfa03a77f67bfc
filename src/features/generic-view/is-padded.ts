import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';

/**
 * Whether a page has room at its sides.
 *
 * @param widthPx the width that the page has
 * @param isLow the window is one of a phone by its height
 * @source spec 1 §2.4 "On a tablet with grid version 2 it adds side padding of 20", §9 "tablet 600-1024"; chosen: the grid version is a setting of the tenant beside its flags
 */
export function isPadded(widthPx: number, isLow: boolean, flags: RealmSettings['flags'] & { gridVersion?: unknown }): boolean {
  return flags.gridVersion === 2 && !isLow && widthPx > 600 && widthPx <= 1024;
}
