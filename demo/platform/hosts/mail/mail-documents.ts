import type { mails } from '../../db/tables/identity/account-tables.ts';
import { escapeHtml } from '../documents/escape-html.ts';
import { noticeDocument } from '../documents/notice-document.ts';

type MailRow = typeof mails.$inferSelect;

/** What the inbox looks like. */
export const inboxSheet = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:46rem;margin-inline:auto;padding:1.5rem 1rem}
h1{font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
label{display:grid;gap:.25rem;flex:1 1 14rem}
input,button{font:inherit;min-block-size:2.75rem;padding-inline:.75rem}
ul{list-style:none;padding:0}
li{border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
li a{display:grid;gap:.125rem;padding-block:.75rem;color:inherit;text-decoration:none}
li a:hover strong{text-decoration:underline}
small{opacity:.75;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
iframe{inline-size:100%;block-size:32rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.5rem;background:#fff}
`;

const page = (title: string, body: string): string => noticeDocument('en', title, '<link rel="icon" href="data:,"><link rel="stylesheet" href="/inbox.css">', body).replace('<main class="notice">', '<main>');

const when = ({ receivedAt }: MailRow): string => new Date(receivedAt).toISOString().replace('T', ' ').slice(0, 19);

/** The list of mails. @param to whose they are; all when empty */
export function inboxDocument(all: readonly MailRow[], to: string): string {
  const rows = all.map((mail) => `<li><a href="/mails/${mail.id}"><strong dir="auto">${escapeHtml(mail.subject)}</strong><small>${escapeHtml(mail.recipient)} · <time>${when(mail)}</time></small></a></li>`);
  const form = `<form action="/"><label>Only mails to <input name="to" type="email" value="${escapeHtml(to)}"></label><button>Show</button></form>`;
  return page('Mails of the demo', `<h1>Mails</h1>${form}${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail has arrived.</p>'}`);
}

/** One mail: as it looks, and as text. */
export function mailDocument(mail: MailRow): string {
  const html = mail.html === '' ? '' : `<iframe title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.id}/html"></iframe>`;
  return page(mail.subject, `<p><a href="/">All mails</a></p><h1 dir="auto">${escapeHtml(mail.subject)}</h1><p><small>${escapeHtml(mail.recipient)} · <time>${when(mail)}</time></small></p>${html}<h2>As text</h2><pre dir="auto">${escapeHtml(mail.text)}</pre>`);
}

/** An address without a mail. */
export const missingDocument = (): string => page('No such mail', '<h1>No such mail</h1><p><a href="/">All mails</a></p>');
