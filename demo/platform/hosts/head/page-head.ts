import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import { pathFor } from '../../../../src/routing/path-for.ts';
import { escapeHtml } from '../documents/escape-html.ts';
import { type AskedQuery, gridIn } from '../page-exists.ts';
import type { PageFacts } from './page-about.ts';
import { structuredData } from './structured-data.ts';
import { artPath } from '../../../media/art-path.ts';

/** An address of the site whose head is written. */
export interface HeadOf {
  realm: RealmSettings;
  media: string;
  locale: string;
  match: PathMatch | undefined;
  facts: PageFacts | undefined;
  /** Whether the page exists: one that does not is for no search engine. */
  isThere: boolean;
  query?: AskedQuery;
}

const welcome: ReadonlyMap<string, (name: string) => string> = new Map(Object.entries<(name: string) => string>({
  en: (name) => `Watch ${name}: films, series, live events and channels.`,
  es: (name) => `Mira ${name}: películas, series, eventos en directo y canales.`,
  pt: (name) => `Assista a ${name}: filmes, séries, eventos ao vivo e canais.`,
  ar: (name) => `شاهد ${name}: أفلام ومسلسلات وأحداث مباشرة وقنوات.`,
}));

/** chosen: as long as search engines show of it */
const longestDescription = 200;

const meta = (key: 'name' | 'property', name: string, content: string): string => `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
const shortened = (text: string): string => (text.length <= longestDescription ? text : `${text.slice(0, longestDescription - 1).trimEnd()}…`);

/** The one address of a page in one language. */
const addressIn = ({ origin, defaultLocale }: RealmSettings, path: string, locale: string): string =>
  `${origin}${path}${locale === defaultLocale ? '' : `${path.includes('?') ? '&' : '?'}locale=${encodeURIComponent(locale)}`}`;

/** The page's one path: without a readable title, and the front page at the root. */
export function canonicalPath(match: PathMatch, { countryCode }: RealmSettings, query: AskedQuery): string {
  if (match.name === 'home') return '/';
  if (match.name === 'grid') return pathFor({ name: 'grid', query: { gridviewconfigid: gridIn(query) } }, countryCode);
  const { eventTitle: _event, seasonTitle: _season, seriesTitle: _series, playlistTitle: _playlist, ...params } = match.params as Record<string, string>;
  return pathFor({ name: match.name, params } as Parameters<typeof pathFor>[0], countryCode);
}

/**
 * The part of a page's head that says what the page is: title, description, canonical address, alternates by language, Open Graph, JSON-LD, oEmbed.
 *
 * Every text is data and is escaped.
 *
 * @source design/catalogue-and-site.md "The platform renders the head for crawlers"
 */
export function pageHead({ realm, media, locale, match, facts, isThere, query = {} }: HeadOf): string {
  const title = facts?.title ? `${facts.title} · ${realm.name}` : realm.name;
  const description = shortened(facts?.description ?? (welcome.get(locale.split('-')[0]!) ?? welcome.get('en')!)(realm.name));
  const always = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  // What has nothing of the catalogue is a viewer's own page.
  if (!match || !isThere || !facts) return [...always, meta('name', 'robots', 'noindex')].join('\n');
  const path = canonicalPath(match, realm, query);
  const url = addressIn(realm, path, locale);
  const { pictured: row, about } = facts;
  const image = row ? `${media}${artPath('hero', row.genres[0] ?? 'drama', row.id, 'jpg')}` : facts.picture && `${media}${facts.picture}`;
  const kind = about ? (about.row.liveChannel === null ? 'video.movie' : 'video.other') : 'website';
  const data = { ...structuredData({ name: facts.title ?? realm.name, description, url, locale, ...(image ? { image } : {}) }, about, match.name === 'series'), ...facts.described };
  return [
    ...always,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...realm.locales.map((each) => `<link rel="alternate" hreflang="${escapeHtml(each.locale)}" href="${escapeHtml(addressIn(realm, path, each.locale))}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressIn(realm, path, realm.defaultLocale))}">`,
    ...(about ? [`<link rel="alternate" type="application/json+oembed" href="${escapeHtml(`${realm.origin}/oembed?url=${encodeURIComponent(url)}`)}" title="${escapeHtml(title)}">`] : []),
    meta('property', 'og:title', facts.title ?? realm.name), meta('property', 'og:description', description), meta('property', 'og:site_name', realm.name),
    meta('property', 'og:type', kind), meta('property', 'og:url', url), meta('property', 'og:locale', locale.replace('-', '_')),
    ...(image ? [meta('property', 'og:image', image), meta('property', 'og:image:width', '1440'), meta('property', 'og:image:height', '612'), meta('name', 'twitter:card', 'summary_large_image')] : []),
    // As data in the page: `<` cannot end the block.
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n');
}
