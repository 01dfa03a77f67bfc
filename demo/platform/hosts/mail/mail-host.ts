import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readMail, readMails } from '../../identity/mail/kept-mails.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { registerReports } from '../policy-reports.ts';
import { inboxDocument, inboxSheet, mailDocument, missingDocument } from './mail-documents.ts';

const shared = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };

/** The inbox runs no script, and shows a mail's own page in a frame without rights. */
const pagePolicy = "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /csp-report";

/** A mail's own page: its styles are in it; it runs and fetches nothing. chosen: its links open a window that is no longer sandboxed, so that they lead to the site */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const send = (reply: FastifyReply, policy: string, html: string) => reply.headers({ ...shared, 'content-security-policy': policy }).type('text/html; charset=utf-8').send(html);

/** The demo's inbox: every mail that was sent, by people and tests read. It exists in demo mode only. */
export function registerMailHost(scope: FastifyInstance, context: PlatformContext): void {
  const host = context.hosts.pattern('mail');
  const constraints = { host };
  registerReports(scope, host, context);
  scope.get('/', { constraints }, async (request: FastifyRequest, reply) => {
    const { to } = request.query as { to?: unknown };
    const recipient = typeof to === 'string' && to !== '' ? to : undefined;
    return send(reply, pagePolicy, inboxDocument(await readMails(context.db, recipient), recipient ?? ''));
  });
  scope.get('/inbox.css', { constraints }, async (_request, reply) => reply.headers(shared).type('text/css; charset=utf-8').send(inboxSheet));
  const one = (write: (mail: NonNullable<Awaited<ReturnType<typeof readMail>>>) => string, policy: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const mail = await readMail(context.db, (request.params as { id: string }).id);
    return mail ? send(reply, policy, write(mail)) : send(reply.code(404), pagePolicy, missingDocument());
  };
  scope.get('/mails/:id', { constraints }, one(mailDocument, pagePolicy));
  scope.get('/mails/:id/html', { constraints }, one(({ html }) => html.replace(/<head>/i, '<head><base target="_blank">'), mailPolicy.replace("base-uri 'none'", "base-uri 'self'")));
}
