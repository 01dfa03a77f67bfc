import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { Destination } from '../../../../src/routing/destination.ts';
import { pathFor } from '../../../../src/routing/path-for.ts';
import { escapeHtml } from '../../hosts/documents/escape-html.ts';
import type { MailKind, MailText } from './texts/mail-text.ts';
import { mailedText } from './texts/stranger-text.ts';
import { mailTextsIn } from './texts/mail-texts.ts';
import type { WrittenMail } from './mailer.ts';

/** The tenant as far as its mails say it. */
export type MailTenant = Pick<RealmSettings, 'name' | 'origin' | 'countryCode' | 'locales' | 'defaultLocale'>;

/** A page of the tenant's site, in the reader's language. The host is the tenant's own: no request can choose it. */
export function mailLink({ origin, countryCode, defaultLocale }: MailTenant, locale: string, to: Destination): string {
  const query = { ...to.query, ...(locale === defaultLocale ? {} : { locale }) };
  return `${origin}${pathFor({ ...to, query } as Destination, countryCode)}`;
}

const button = (href: string, words: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#14213d;color:#fff;font-weight:700;text-decoration:none">${escapeHtml(words)}</a></p>`;

const paragraph = (words: string): string => `<p dir="auto" style="padding:12px 16px;border-radius:8px;background:#f1f3f7;font-weight:600;white-space:pre-wrap">${escapeHtml(words)}</p>`;

/** Where a mail leads, by its button and by a further link with its own words, and what it alone says after its first words: a code, a message of somebody, in which no address becomes a link. */
export interface MailWays { link?: string | undefined; also?: { words: string; link: string } | undefined; said?: readonly string[] }

/** Words as a mail: as text and as HTML. Nothing in them is markup. */
export function layOutMail(tenant: MailTenant, locale: string, { subject, lead, action, note }: MailText, { link, also, said: written = [] }: MailWays): WrittenMail {
  const said = written.map(mailedText);
  const say = (words: string) => words.replaceAll('{service}', tenant.name);
  const direction = tenant.locales.find((one) => one.locale === locale)?.direction ?? 'ltr';
  const head = `<!doctype html><html lang="${escapeHtml(locale)}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(say(subject))}</title></head>`;
  const further = also ? `<p style="color:#555">${escapeHtml(also.words)} <a href="${escapeHtml(also.link)}" style="color:#14213d">${escapeHtml(also.link)}</a></p>` : '';
  const body = `<h1 style="font-size:22px;line-height:1.25">${escapeHtml(say(subject))}</h1><p>${escapeHtml(say(lead))}</p>${said.map(paragraph).join('')}${link ? button(link, action ?? link) : ''}<p style="color:#555">${escapeHtml(say(note))}</p>${further}<p style="color:#555">${escapeHtml(tenant.name)}</p>`;
  return {
    subject: say(subject),
    text: [say(lead), ...said, link, say(note), also && `${also.words} ${also.link}`, tenant.name].filter((part) => part !== undefined).join('\n\n'),
    html: `${head}<body style="margin:0;padding:24px;background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif"><div style="max-width:520px;margin:0 auto">${body}</div></body></html>`,
  };
}

/** A mail in the reader's language. @param said what this mail alone says, after its first words */
export const writeMail = (tenant: MailTenant, locale: string, kind: MailKind, link?: string, said: readonly string[] = []): WrittenMail =>
  layOutMail(tenant, locale, mailTextsIn(locale)[kind], { link, said });
