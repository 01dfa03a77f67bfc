import { createHash } from 'node:crypto';
import { acceptedLanguages } from '../../realm/offered-locale.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { escapeHtml } from './escape-html.ts';
import { noticeDocument } from './notice-document.ts';

const spoken = ['en', 'es', 'pt', 'ar'];
const sheet = '.notice{max-inline-size:34rem;margin:20vb auto;padding-inline:1.25rem;font:1.0625rem/1.5 system-ui,sans-serif}.notice h1{line-height:1.2}';

/** A page that is nobody's may do nothing but show its words. */
export const unknownSiteHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'vary': 'accept-language',
};

/** What a name says that no tenant has. @param accepted the browser's languages */
export function unknownSiteDocument(accepted: string): string {
  const locale = acceptedLanguages(accepted).map((tag) => tag.split('-')[0]!.toLowerCase()).find((language) => spoken.includes(language)) ?? 'en';
  const { siteUnknown = '', siteUnknownLead = '' } = labelsOf(locale);
  const body = `<div dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><h1>${escapeHtml(siteUnknown)}</h1><p>${escapeHtml(siteUnknownLead)}</p></div>`;
  return noticeDocument(locale, siteUnknown, `<meta name="color-scheme" content="light dark">\n<style>${sheet}</style>`, body);
}
