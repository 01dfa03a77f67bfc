import { escapeHtml } from '../documents/escape-html.ts';
import type { PageFacts } from './page-about.ts';

const needed: Readonly<Record<string, string>> = {
  en: 'This site needs JavaScript to play films.',
  es: 'Este sitio necesita JavaScript para reproducir películas.',
  pt: 'Este site precisa de JavaScript para reproduzir filmes.',
  ar: 'يحتاج هذا الموقع إلى JavaScript لتشغيل الأفلام.',
};

function rowOf({ title, text, links }: PageFacts['rows'][number]): string {
  const heading = title ? `<h2 dir="auto">${escapeHtml(title)}</h2>` : '';
  const words = text ? `<p dir="auto">${escapeHtml(text)}</p>` : '';
  const items = links.map((link) => `<li><a dir="auto" href="${escapeHtml(link.path)}">${escapeHtml(link.title)}</a></li>`).join('');
  return `${heading}${words}${items === '' ? '' : `<ul>${items}</ul>`}`;
}

/** A page's main text for a reader without script: what it is about and where its cards lead. @param name the tenant's */
export function readablePage(name: string, locale: string, facts: PageFacts | undefined): string {
  const description = facts?.description ? `<p dir="auto">${escapeHtml(facts.description)}</p>` : '';
  return `<noscript><main><h1 dir="auto">${escapeHtml(facts?.title ?? name)}</h1>${description}${(facts?.rows ?? []).map(rowOf).join('')}`
    + `<p>${needed[locale.split('-')[0]!] ?? needed['en']!}</p></main></noscript>`;
}
