import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { scriptNeeded } from '../../seed/catalogue/words/platform-words.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { escapeHtml } from '../documents/escape-html.ts';
import type { PageFacts } from './page-about.ts';
import type { PlainLink } from './plain-links.ts';

interface ReadablePage {
  realm: RealmSettings;
  locale: string;
  facts: PageFacts | undefined;
  /** Undefined for an address that shows nothing. */
  path: string | undefined;
  /** The tenant's menu and what stands at its end. */
  menu: readonly PlainLink[];
  footer: readonly PlainLink[];
}

/** Whoever reads in another language than the tenant's own goes on in it. */
const inLanguage = ({ defaultLocale }: RealmSettings, path: string, locale: string, isChosen = false): string =>
  (locale === defaultLocale && !isChosen ? path : `${path}${path.includes('?') ? '&' : '?'}locale=${encodeURIComponent(locale)}`);

const listOf = (items: readonly string[]): string => (items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);

/**
 * A page for a reader without script: where it stands in the site, what it is about and where its cards lead.
 *
 * Every text is data and is escaped.
 */
export function readablePage({ realm, locale, facts, path, menu, footer }: ReadablePage): string {
  const link = ({ title, path: to }: PlainLink): string => `<a dir="auto" href="${escapeHtml(inLanguage(realm, to, locale))}">${escapeHtml(title)}</a>`;
  const rowOf = ({ title, text, links }: PageFacts['rows'][number]): string =>
    `${title ? `<h2 dir="auto">${escapeHtml(title)}</h2>` : ''}${text ? `<p dir="auto">${escapeHtml(text)}</p>` : ''}${listOf(links.map(link))}`;
  const labels = labelsOf(locale);
  const nav = (labelKey: string, items: readonly string[]): string => (items.length === 0 ? '' : `<nav aria-label="${escapeHtml(labels[labelKey] ?? '')}">${listOf(items)}</nav>`);
  const languages = realm.locales.map((each) => (each.locale === locale
    ? `<span lang="${escapeHtml(each.locale)}" aria-current="true">${escapeHtml(each.name)}</span>`
    : `<a lang="${escapeHtml(each.locale)}" hreflang="${escapeHtml(each.locale)}" href="${escapeHtml(inLanguage(realm, path ?? '/', each.locale, true))}">${escapeHtml(each.name)}</a>`));
  return `<noscript><header class="plain"><p>${link({ title: realm.name, path: '/' })}</p>${nav('mainNavigation', menu.map(link))}</header>`
    + `<main class="plain"><h1 dir="auto">${escapeHtml(facts?.title ?? realm.name)}</h1>${facts?.description ? `<p dir="auto">${escapeHtml(facts.description)}</p>` : ''}`
    + `<p class="plain__note">${scriptNeeded[locale.split('-')[0]!] ?? scriptNeeded.en}</p>${(facts?.rows ?? []).map(rowOf).join('')}</main>`
    + `<footer class="plain">${nav('footerNavigation', footer.map(link))}${nav('language', languages)}</footer></noscript>`;
}
