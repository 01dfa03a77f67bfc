import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { escapeHtml } from './escape-html.ts';

/** A page of a few words, without script. @param head what dresses it */
export const noticeDocument = (lang: string, title: string, head: string, body: string): string => `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body><main class="notice">${body}</main></body>
</html>
`;

/**
 * What a browser shows in place of any page of the site while the platform cannot be reached.
 *
 * In every language of the tenant, the tenant's own first: the kept page does not know who reads it. The link leads to the address that was asked for.
 */
export function offlineDocument({ name, locales, defaultLocale, theme }: RealmSettings): string {
  const own = [...locales].sort((a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale));
  const words = (locale: string, key: string): string => escapeHtml((labelsOf(locale)[key] ?? '').replace('{service}', name));
  const sections = own.map(({ locale, direction }, index) => `<section lang="${escapeHtml(locale)}" dir="${direction}">`
    + `<${index === 0 ? 'h1' : 'h2'}>${words(locale, 'offlineTitle')}</${index === 0 ? 'h1' : 'h2'}><p>${words(locale, 'offlineLead')}</p><p><a href="">${words(locale, 'retry')}</a></p></section>`);
  const title = `${labelsOf(defaultLocale)['offlineTitle'] ?? ''} · ${name}`;
  return noticeDocument(defaultLocale, title, `<meta name="color-scheme" content="${theme.scheme}">\n<link rel="stylesheet" href="/document/site.css">`, sections.join(''));
}
