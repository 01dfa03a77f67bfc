import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import type { NavigationState } from '../../routing/destination.ts';
import { matchPath, type PathMatch } from '../../routing/match-path.ts';
import { ownAddress } from '../../routing/own-address.ts';
import { pathFor } from '../../routing/path-for.ts';
import { knowsEveryPathSet, loadEveryPathSet } from '../../routing/path-sets/path-set-of.ts';
import type { Navigator } from '../../store/navigator.ts';
import { keptPlaces } from './kept-places.ts';
import { createRowOffsets } from './row-offsets.ts';
import { createScrollRestoration } from './scroll-restoration.ts';

/** Where the viewer is. */
export interface SiteLocation {
  /** Path, query and fragment, as the address bar shows them. */
  address: string;
  /** Undefined for a path of no route. */
  match: PathMatch | undefined;
  query: Record<string, string>;
  /** With its `#`; empty without one. @source spec 3 §2 "A hash search opens search" */
  hash: string;
  state: NavigationState;
  /** One per entry of the history. */
  key: string;
}

/** The site's navigator: the browser's history. */
export interface SiteNavigator extends Navigator {
  location: ReadonlySignal<SiteLocation>;
  /** Goes to an address of this site. One in the words of another deployment becomes this one's own. */
  visit(address: string, how?: { replace?: boolean; state?: NavigationState }): void;
  /** Says in the address what the viewer chose on this page. The page stays, and the way back passes it by. */
  rewrite(query: Record<string, string>): void;
  /** The page before; without one where the viewer came from, or home. */
  back(): void;
}

interface Entry {
  key: string;
  state: NavigationState;
  /** Pages of this site before this one; kept with the entry, so that it holds after a reload and in both directions. */
  before: number;
}

type Paths = Pick<RealmSettings, 'countryCode'>;

const isOwn = (address: string, { countryCode }: Paths): boolean => matchPath(address.replace(/[?#].*$/s, ''), countryCode) !== undefined;

/**
 * Gives the address bar this deployment's own words, before the first page is drawn: query, fragment and the history's state stay.
 *
 * The platform redirects such a page by itself; this is for one that was opened without asking it.
 */
export async function takeOwnAddress(settings: Paths): Promise<void> {
  const { pathname, search, hash } = globalThis.location;
  if (isOwn(pathname, settings)) return;
  // Without the other sets the page says that there is nothing at this address.
  await loadEveryPathSet().catch(() => undefined);
  history.replaceState(history.state, '', ownAddress(pathname + search + hash, settings.countryCode));
}

/** Takes over the history of this window: the site is alone in it. */
export function createSiteNavigator({ countryCode }: Paths): SiteNavigator {
  const known = entryOf(history.state);
  const first = known ?? newEntry();
  history.replaceState(first, '');
  const current = signal<SiteLocation>(locationOf(first));
  const kept = keptPlaces();
  const scroll = createScrollRestoration(first.key, kept.scroll);
  const rows = createRowOffsets(first.key, kept.rows);
  const restore = (key: string) => [scroll, rows].forEach((one) => one.restore(key));
  // A page that was here before: reloaded, or come back to from another site.
  if (known) restore(known.key);
  let { before } = first;

  function locationOf({ key, state }: Entry): SiteLocation {
    const { pathname, search, hash } = globalThis.location;
    return { address: pathname + search + hash, match: matchPath(pathname, countryCode), query: Object.fromEntries(new URLSearchParams(search)), hash, state, key };
  }

  const visit: SiteNavigator['visit'] = (address, how) => {
    if (isOwn(address, { countryCode }) || knowsEveryPathSet()) visitOwn(ownAddress(address, countryCode), how);
    else void loadEveryPathSet().catch(() => undefined).then(() => visitOwn(ownAddress(address, countryCode), how));
  };
  const visitOwn: SiteNavigator['visit'] = (address, { replace = false, state = {} } = {}) => {
    const isSame = address === current.peek().address;
    if (!replace && !isSame) before += 1;
    const entry = newEntry(state, before);
    if (replace || isSame) history.replaceState(entry, '', address);
    else history.pushState(entry, '', address);
    current.value = locationOf(entry);
    [scroll, rows].forEach((one) => one.enter(entry.key));
  };

  addEventListener('popstate', (event) => {
    const visited = entryOf(event.state);
    const entry = visited ?? newEntry({}, before + 1);
    // The browser's own entry, of a link to a fragment.
    if (!visited) history.replaceState(entry, '');
    ({ before } = entry);
    current.value = locationOf(entry);
    restore(entry.key);
  });

  return {
    location: current,
    visit,
    hrefOf: (destination) => pathFor(destination, countryCode),
    go(destination) {
      const { address, hash } = current.peek();
      visit(pathFor(destination, countryCode), { state: { entryPage: address.replace(/#.*$/s, ''), ...(hash ? { hash } : {}), ...destination.state } });
      return true;
    },
    rewrite(query) {
      const { key, state, hash } = current.peek();
      const search = new URLSearchParams(query).toString();
      history.replaceState({ key, state, before } satisfies Entry, '', globalThis.location.pathname + (search && `?${search}`) + hash);
      current.value = locationOf({ key, state, before });
    },
    back() {
      if (before > 0) history.back();
      else visit(entryOfPage(current.peek()) ?? pathFor({ name: 'home' }, countryCode), { replace: true });
    },
  };
}

/** Where the viewer came from, with its fragment: a search that was open there opens again. */
const entryOfPage = ({ state: { entryPage, hash = '' }, address }: SiteLocation): string | undefined => (entryPage && entryPage + hash !== address ? entryPage + hash : undefined);

const newEntry = (state: NavigationState = {}, before = 0): Entry => ({ key: crypto.randomUUID(), state, before });

function entryOf(value: unknown): Entry | undefined {
  const entry = value as Partial<Entry> | null;
  return entry && typeof entry.key === 'string' ? { key: entry.key, state: entry.state ?? {}, before: entry.before ?? 0 } : undefined;
}
