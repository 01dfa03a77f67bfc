import { readLooks } from '../../../../src/contracts/realm/realm-looks.ts';
import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import type { CarriedView } from '../../catalogue/composed/carried-view.ts';
import type { CarriedTitle } from '../../playback/carried-title.ts';
import { menuOf } from '../../realm/menu-of.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import type { builtManifest } from '../files/built-manifest.ts';
import type { PageFacts } from '../head/page-about.ts';
import { canonicalPath, pageHead } from '../head/page-head.ts';
import { plainLinks } from '../head/plain-links.ts';
import { readablePage } from '../head/readable-page.ts';
import { carriedPage, laterFiles } from './carried-answers.ts';
import { firstScreen } from './first-screen.ts';
import { siteDocument } from './frame-document.ts';
import { KeptDocuments } from './kept-documents.ts';

/** All that a page of the site is written from. */
interface SitePage {
  realm: RealmSettings;
  locale: string;
  match: PathMatch | undefined;
  query: { readonly [name: string]: unknown };
  /** The path and the query as they were asked for. */
  url: string;
  isThere: boolean;
  facts: PageFacts | undefined;
  title: CarriedTitle | undefined;
  view: CarriedView | undefined;
  /** The built modules that every page of the site starts with. */
  modules: readonly string[];
  manifest: Awaited<ReturnType<typeof builtManifest>>;
}

/** Writes the pages of the site. */
export class SitePages {
  readonly #kept = new KeptDocuments();

  constructor(readonly context: Pick<PlatformContext, 'origins' | 'realms'>) {}

  document(page: SitePage): string {
    const { realm, locale, url, query, isThere, facts, title, view, modules, manifest } = page;
    // A title's addresses are signed for each request, and what else an address says may be a secret.
    if (title || Object.keys(query).some((name) => name !== 'locale')) return this.#write(page);
    return this.#kept.get(`${realm.realm} ${locale} ${url}`, [realm, facts, view?.answer, modules, manifest, isThere], () => this.#write(page));
  }

  #write({ realm, locale, match, query, isThere, facts, title, view, modules, manifest }: SitePage): string {
    const { media } = this.context.origins;
    const start = [...modules, ...laterFiles(undefined, manifest)];
    return siteDocument(realm, media, locale, start, {
      head: pageHead({ realm, media, locale, match, facts, isThere, query }), text: this.#readable(realm, locale, match, facts, query),
      carried: carriedPage({ title, view }, start, manifest), first: firstScreen(realm, view?.picture),
    }, title);
  }

  /** What a page says to a reader without script, who is a guest. */
  #readable(realm: RealmSettings, locale: string, match: PathMatch | undefined, facts: PageFacts | undefined, query: SitePage['query']): string {
    const row = this.context.realms.byName(realm.realm);
    return readablePage({
      realm, locale, facts, path: match && facts && canonicalPath(match, realm, query),
      menu: plainLinks(row ? menuOf(row, 'WEB', locale) : [], realm, locale), footer: plainLinks(readLooks(realm.looks).footer, realm, locale),
    });
  }
}
