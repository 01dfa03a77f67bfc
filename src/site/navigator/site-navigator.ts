import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import type { NavigationState } from '../../routing/destination.ts';
import { matchPath, type PathMatch } from '../../routing/match-path.ts';
import { shownAddress } from '../../routing/hidden-query.ts';
import { ownAddress } from '../../routing/own-address.ts';
import { pathFor } from '../../routing/path-for.ts';
import { knowsEveryPathSet, loadEveryPathSet } from '../../routing/path-sets/path-set-of.ts';
import { refusesReturn } from '../../routing/safe-return.ts';
import type { Navigator } from '../../store/navigator.ts';
import { keptPlaces, lengthIn } from './kept-places.ts';
import { createRowOffsets } from './row-offsets.ts';
import { createScrollRestoration } from './scroll-restoration.ts';

/** Where the viewer is. */
export interface SiteLocation {
  /** Path, query and fragment, as the address bar shows them. */
  address: string;
  /** Undefined for a path of no route. */
  match: PathMatch | undefined;
  /** Of the address, and what was taken out of it: a code is there until the page is left or drawn anew, and the bar never shows it. */
  query: Record<string, string>;
  /** With its `#`; empty without one. @source spec 3 §2 "A hash search opens search" */
  hash: string;
  state: NavigationState;
  /** One per page of the history: what a fragment opens over a page has the key of that page. */
  key: string;
}

/** The site's navigator: the browser's history. */
export interface SiteNavigator extends Navigator {
  location: ReadonlySignal<SiteLocation>;
  /** Goes to an address of this site. One in the words of another deployment becomes this one's own. */
  visit(address: string, how?: { replace?: boolean; state?: NavigationState }): void;
  /** Says in the address what the viewer chose on this page, without its codes. The page stays, and the way back passes it by. */
  rewrite(query: Record<string, string>): void;
  /** Takes the fragment out of the address: what it opened over this page is closed, and the page stays as it is. */
  leaveFragment(): void;
  /** The page before; without one where the viewer came from, or home. */
  back(): void;
}

interface Entry {
  key: string;
  state: NavigationState;
  /** Pages of this site before this one; kept with the entry, so that it holds after a reload and in both directions. */
  before: number;
  /** A fragment of the same page as the entry before. */
  isOver: boolean;
}

type Paths = Pick<RealmSettings, 'countryCode'>;

const isOwn = (address: string, { countryCode }: Paths): boolean => matchPath(pathOf(address), countryCode) !== undefined;

/**
 * Gives the address bar this deployment's own words, before the first page is drawn: query, fragment and the history's state stay.
 *
 * The platform redirects such a page by itself; this is for one that was opened without asking it. The way back in a query may be in the
 * words of another deployment as well: it is read when the viewer goes there, and every path set is here by then.
 */
export async function takeOwnAddress(settings: Paths): Promise<void> {
  const { pathname, search, hash } = globalThis.location;
  if (isOwn(pathname, settings) && !refusesReturn(search)) return;
  // Without the other sets the page says that there is nothing at this address.
  await loadEveryPathSet().catch(() => undefined);
  history.replaceState(history.state, '', ownAddress(pathname + search + hash, settings.countryCode));
}

/** Takes over the history of this window: the site is alone in it. */
export function createSiteNavigator({ countryCode }: Paths): SiteNavigator {
  const known = entryOf(history.state);
  const first = known ?? { key: newKey(), state: {}, before: 0, isOver: false };
  const shown = (address: string) => shownAddress(address, matchPath(pathOf(address), countryCode)?.name);
  const opened = shown(addressNow());
  let { hidden } = opened;
  history.replaceState(first, '', opened.address);
  const current = signal<SiteLocation>(locationOf(first));
  const kept = keptPlaces();
  const scroll = createScrollRestoration(first.key, kept.scroll);
  const rows = createRowOffsets(first.key, kept.rows);
  const restore = (key: string) => [scroll, rows].forEach((one) => one.restore(key));
  // A page that was here before: reloaded, or come back to from another site.
  if (known) restore(known.key);
  let entry = first;

  const show = (next: Entry) => {
    entry = next;
    current.value = locationOf(next);
  };

  function locationOf({ key, state }: Entry): SiteLocation {
    const { pathname, search, hash } = globalThis.location;
    return { address: addressNow(), match: matchPath(pathname, countryCode), query: { ...Object.fromEntries(new URLSearchParams(search)), ...hidden }, hash, state, key };
  }

  const visit: SiteNavigator['visit'] = (address, how) => {
    if (isOwn(address, { countryCode }) || knowsEveryPathSet()) visitOwn(ownAddress(address, countryCode), how);
    else void loadEveryPathSet().catch(() => undefined).then(() => visitOwn(ownAddress(address, countryCode), how));
  };
  const visitOwn: SiteNavigator['visit'] = (asked, { replace = false, state = {} } = {}) => {
    const { address, hidden: brought } = shown(asked);
    const here = current.peek().address;
    const isReplaced = replace || address === here;
    const isFragment = isFragmentOf(here, address) && (replace || address.includes('#'));
    const next = { key: isFragment ? entry.key : newKey(), state, before: isReplaced ? entry.before : entry.before + 1, isOver: isFragment && (!isReplaced || entry.isOver) };
    if (isReplaced) history.replaceState(next, '', address);
    else history.pushState(next, '', address);
    hidden = isFragment ? { ...hidden, ...brought } : brought;
    show(next);
    if (!isFragment) [scroll, rows].forEach((one) => one.enter(next.key));
  };

  addEventListener('popstate', (event) => {
    const { key, before, state } = entry;
    const visited = entryOf(event.state);
    // The browser's own entry, of a link to a fragment.
    const isFragment = !visited && isFragmentOf(current.peek().address, addressNow());
    const next = visited ?? { key: isFragment ? key : newKey(), state: isFragment ? state : {}, before: before + 1, isOver: isFragment };
    const { address, hidden: brought } = shown(addressNow());
    if (!visited || Object.keys(brought).length > 0) history.replaceState(next, '', address);
    hidden = next.key === key ? { ...hidden, ...brought } : brought;
    show(next);
    if (next.key !== key) restore(next.key);
  });

  return {
    location: current,
    visit,
    hrefOf: (destination) => pathFor(destination, countryCode),
    go(destination) {
      const { address, hash } = current.peek();
      visit(pathFor(destination, countryCode), { state: { entryPage: pageOf(address), ...(hash ? { hash } : {}), ...destination.state } });
      return true;
    },
    rewrite(query) {
      const search = new URLSearchParams(query).toString();
      const { address, hidden: kept } = shown(globalThis.location.pathname + (search && `?${search}`) + current.peek().hash);
      history.replaceState(entry, '', address);
      hidden = kept;
      show(entry);
    },
    keptLength: (name) => lengthIn(kept.lengths, entry.key, name),
    leaveFragment() {
      const { address, hash, state } = current.peek();
      if (hash && entry.isOver) history.back();
      else if (hash) visitOwn(pageOf(address), { replace: true, state });
    },
    back() {
      if (entry.before > 0) history.back();
      else visit(entryOfPage(current.peek()) ?? pathFor({ name: 'home' }, countryCode), { replace: true });
    },
  };
}

/** Where the viewer came from, with its fragment: a search that was open there opens again. */
const entryOfPage = ({ state: { entryPage, hash = '' }, address }: SiteLocation): string | undefined => (entryPage && entryPage + hash !== address ? entryPage + hash : undefined);

const addressNow = (): string => location.pathname + location.search + location.hash;

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

const pageOf = (address: string): string => address.replace(/#.*$/s, '');

const isFragmentOf = (here: string, address: string): boolean => address !== here && pageOf(address) === pageOf(here);

const newKey = (): string => crypto.randomUUID();

function entryOf(value: unknown): Entry | undefined {
  const entry = value as Partial<Entry> | null;
  return entry && typeof entry.key === 'string' ? { key: entry.key, state: entry.state ?? {}, before: entry.before ?? 0, isOver: entry.isOver ?? false } : undefined;
}
