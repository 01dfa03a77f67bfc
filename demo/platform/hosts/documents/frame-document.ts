import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { offeredLocale } from '../../realm/offered-locale.ts';
import type { CarriedTitle } from '../../playback/carried-title.ts';
import { carriedAnswers, preloadLinks } from './carried-answers.ts';
import { escapeHtml } from './escape-html.ts';

/** The frames that elements open on partners' pages. */
export const frameNames = ['session', 'player', 'sign-in', 'checkout'] as const;
export type FrameName = (typeof frameNames)[number];

export const isFrameName = (name: string): name is FrameName => (frameNames as readonly string[]).includes(name);

const titles: Readonly<Record<FrameName, string>> = { session: 'Session', player: 'Player', 'sign-in': 'Sign in', checkout: 'Checkout' };

/**
 * @param asked the locale in a page's address
 * @param wishes what its reader wants beside, the most wanted first
 */
export const pageLocale = (realm: RealmSettings, asked: unknown, wishes: readonly string[] = []): string =>
  offeredLocale(realm, [...(typeof asked === 'string' ? [asked] : []), ...wishes]);

/** The locale in a page's address when the tenant offers it or its language, else the tenant's default; and which way it reads. */
function localeOf(realm: RealmSettings, asked: unknown): RealmSettings['locales'][number] {
  const locale = pageLocale(realm, asked);
  return realm.locales.find((entry) => entry.locale === locale) ?? { locale, name: '', direction: 'ltr' };
}

/**
 * A frame's document: one module and nothing inline. The session frame shows nothing and waits for no sheet.
 *
 * @param asked the locale in the frame's address
 * @param modules the built modules that the entry needs
 * @param carried the answer for its title; the origin of the page that frames it
 */
export function frameDocument(realm: RealmSettings, name: FrameName, asked: unknown, modules: readonly string[], { title, embedder }: { title?: CarriedTitle | undefined; embedder?: string | undefined } = {}): string {
  const { locale, direction } = localeOf(realm, asked);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${titles[name]} · ${realm.name}`)}</title>
${name === 'session' ? '' : '<link rel="stylesheet" href="/document/frame.css">\n'}${preloadLinks('/embed', modules)}
${carriedAnswers(realm, title, embedder)}
<script type="module" src="/embed/${name}.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}

/** A document of nothing but a page's head, for a site that goes to the page without opening it. */
export const headDocument = (head: string): string => `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n${head}\n</head>\n<body></body>\n</html>\n`;

/** What a page of the site says without script, its head and its main text; what it carries of what it shows first, and draws of it. */
export interface WrittenPage { head: string; text: string; carried: string; first: string }

/**
 * The full site's document; the site itself fills `#root`.
 *
 * @param asked the locale in the address, else the tenant's own
 */
export function siteDocument(realm: RealmSettings, media: string, asked: unknown, modules: readonly string[], { head, text, carried, first }: WrittenPage, title?: CarriedTitle): string {
  const { locale, direction } = localeOf(realm, asked);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="${escapeHtml(realm.theme.colours.background)}">
<meta name="color-scheme" content="${realm.theme.scheme}">
<link rel="icon" type="image/svg+xml" href="${escapeHtml(`${media}/art/logo/${realm.name.slice(0, 1).toUpperCase()}/1.svg`)}">
<link rel="stylesheet" href="/document/site.css">
<noscript><link rel="stylesheet" href="/document/plain.css"></noscript>
${preloadLinks('/site', modules)}
${carried}
${carriedAnswers(realm, title)}
<script type="module" src="/site/main.js"></script>
</head>
<body><div id="root">${first}</div>${text}</body>
</html>
`;
}
