import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { loginPage, loginSheet, pagePolicy } from './login-page.ts';
import { peopleAt, personWho } from './provider-people.ts';
import { openProvider } from './provider-service.ts';
import { partnerName, registerWorkflow } from './workflow/workflow-routes.ts';

/** Names of hosts whose pages are those of an OpenID provider, with their titles. */
const providers: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple', sso: 'Company account', opin: 'Opin', 'partner-id': 'Partner' };

interface ProviderSite { name: string; title: string; host: string; open(): Promise<Provider> }

/** Hands a request to the library as Node received it. */
async function passOn(site: ProviderSite, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const provider = await site.open();
  reply.hijack();
  await provider.callback()(request.raw, reply.raw);
  return reply;
}

const uidOf = (request: FastifyRequest): string => (request.params as { uid: string }).uid;

async function showLogin(site: ProviderSite, context: PlatformContext, reply: FastifyReply, uid: string, wrong = false): Promise<FastifyReply> {
  const page = loginPage({ title: site.title, action: `/interaction/${uid}`, people: await peopleAt(context.db, site.name), wrong });
  const returns = (await context.tenants()).map(({ origin }) => origin);
  return reply.code(wrong ? 401 : 200).headers(pagePolicy(returns)).type('text/html; charset=utf-8').send(page);
}

/** What was pressed: somebody of the list, a filled form, or Cancel. */
async function answerLogin(site: ProviderSite, context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const provider = await site.open();
  const { uid } = await provider.interactionDetails(request.raw, reply.raw);
  if (uid !== uidOf(request)) return reply.code(400).send();
  const fields = new URLSearchParams(String(request.body));
  const finish = async (result: object) => {
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, result as never, { mergeWithLastSubmission: false });
    return reply;
  };
  if (fields.has('cancel')) return finish({ error: 'access_denied', error_description: 'The viewer cancelled.' });
  const subject = await personWho(context.db, site.name, fields);
  return subject === undefined ? showLogin(site, context, reply, uid, true) : finish({ login: { accountId: subject, remember: true } });
}

/** Pages of our own, with bodies that are read. */
function registerPages(scope: FastifyInstance, site: ProviderSite, context: PlatformContext): void {
  const constraints = { host: site.host };
  scope.get('/provider.css', { constraints }, (_request, reply) => reply.type('text/css').send(loginSheet));
  scope.get('/interaction/:uid', { constraints }, async (request, reply) => {
    const provider = await site.open();
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    return uid === uidOf(request) ? showLogin(site, context, reply, uid) : reply.code(400).send();
  });
  scope.post('/interaction/:uid', { constraints }, (request, reply) => answerLogin(site, context, request, reply));
}

/**
 * The providers of the demo, each on a host of its own. Their records, keys and people are rows: any process answers for them.
 *
 * @source design/identity.md "Real parts on the embedded default"
 */
export async function registerProviderHosts(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const sites = Object.entries(providers).map(([name, title]): ProviderSite => {
    let opened: Promise<Provider> | undefined;
    return { name, title, host: `${name}.localhost:${context.port}`, open: () => (opened ??= openProvider(context, name)) };
  });
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8 * 1024 }, (_request, body, done) => done(null, body));
    for (const site of sites) registerPages(scope, site, context);
    registerWorkflow(scope, context, `${partnerName}.localhost:${context.port}`);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The library reads bodies itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const site of sites) scope.route({ method: ['GET', 'POST', 'HEAD'], url: '/*', exposeHeadRoute: false, constraints: { host: site.host }, handler: (request, reply) => passOn(site, request, reply) });
  });
}
