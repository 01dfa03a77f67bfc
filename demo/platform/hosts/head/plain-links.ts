import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { pathFor } from '../../../../src/routing/path-for.ts';
import { isPlainRoute } from '../../../../src/routing/plain-route.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';

/** A link of a page without script. */
export interface PlainLink { title: string; path: string }

interface Entry { title: string; labelKey?: string | undefined; type: string; data: { view: string } }

/** Pages of a viewer, who is not known without script. */
const viewersOwn: readonly string[] = ['my-list', 'purchase', 'history'];

function pathOf({ type, data: { view } }: Entry, countryCode: RealmSettings['countryCode']): string | undefined {
  if (type === 'VIEW') return view === 'home' ? '/' : pathFor({ name: 'section', params: { id: view } }, countryCode);
  return type === 'ROUTE' && isPlainRoute(view) && !viewersOwn.includes(view) ? pathFor({ name: view }, countryCode) : undefined;
}

/** Entries of a menu or of a page's end as links; what needs a viewer is left out. */
export const plainLinks = (entries: readonly Entry[], { countryCode }: RealmSettings, locale: string): PlainLink[] => entries.flatMap((entry) => {
  const path = pathOf(entry, countryCode);
  return path === undefined ? [] : [{ title: labelsOf(locale)[entry.labelKey ?? ''] ?? entry.title, path }];
});
