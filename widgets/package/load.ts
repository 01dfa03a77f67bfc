import { pageGlobal } from '../../src/page/page-global.ts';
import { askFirstTitle, isPlain } from '../loading/first-calls.ts';
import { wantsDebug } from '../loading/wants-debug.ts';
import { watchTags } from '../loading/watch-tags.ts';
import { beginPage, type LoadOptions } from './begin-page.ts';

export type { LoadOptions } from './begin-page.ts';
export type * from '../element/elements.ts';

/** Each element's code by its name, fetched on first sight. */
const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  player: () => import('../footlight-player.tsx'),
  'multi-view': () => import('../footlight-multi-view.tsx'),
  'carousel-row': () => import('../footlight-carousel-row.tsx'),
  section: () => import('../footlight-section.tsx'),
  'epg-grid': () => import('../footlight-epg-grid.tsx'),
  'my-list': () => import('../footlight-my-list.tsx'),
  search: () => import('../footlight-search.tsx'),
  checkout: () => import('../footlight-checkout.tsx'),
  'sign-in': () => import('../footlight-sign-in.tsx'),
};
/** The script tag's own mark: whichever comes first finds the tags, and the other one does nothing. */
const hasRun = pageGlobal<boolean>('loader');
const importNotes = () => import('../loading/page-notes.ts');

/**
 * Finds Footlight's tags in the page, now and later, and loads each one's code on first sight, as the script tag does.
 *
 * On a server it does nothing. A second call does nothing either.
 *
 * @throws TypeError when `origin` is no address
 */
export function load(options: LoadOptions): void {
  const page = beginPage(options);
  if (!page || hasRun.read()) return;
  hasRun.write(true);
  const { origin, prefix } = page;
  if (wantsDebug()) void import('../debug/debug-page.ts').then(({ debugPage }) => debugPage(`${origin}/embed/`));
  const tags = Object.keys(elements).map((name) => `${prefix}-${name}`);
  watchTags(prefix, tags, (tag, element) => {
    const name = tag.slice(prefix.length + 1);
    if (name === 'player' && isPlain(element)) askFirstTitle(origin, element, () => undefined);
    elements[name]?.().catch(async (failure: unknown) => (await importNotes()).noteNotLoaded(tag, failure));
  }, (seen) => void importNotes().then(({ noteUnseen }) => noteUnseen(prefix, tags, seen)));
}
