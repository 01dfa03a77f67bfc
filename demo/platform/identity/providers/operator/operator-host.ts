import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { loginPage, loginSheet, pagePolicy } from '../host/login-page.ts';
import { peopleAt, personWho } from '../host/provider-people.ts';
import { clientsOf, type ProviderClient } from '../provider-client.ts';
import { operators, withoutRights } from './operator-list.ts';
import { forgetRecord, keepRecord, newRegcode, randomText, recordOf } from './operator-records.ts';
import { applicationOf } from './software-statement.ts';

const applicationLifeMs = 30 * 86_400_000;
const accessLifeMs = 6 * 3_600_000;
const codeLifeMs = 30 * 60_000;

type Fields = Readonly<Record<string, string | undefined>>;
const queryOf = (request: FastifyRequest): Fields => request.query as Fields;
const bodyOf = (request: FastifyRequest): Fields => (typeof request.body === 'string' ? Object.fromEntries(new URLSearchParams(request.body)) : request.body as Fields | undefined) ?? {};
const refused = (reply: FastifyReply, error: string, status = 400): FastifyReply => reply.code(status).send({ error });

function tenantsAt({ keys, realms }: PlatformContext): ProviderClient[] {
  return realms.all().flatMap((realm) => clientsOf(keys.provider, realm)).filter(({ kind }) => kind === 'adobe-dcr' || kind === 'primetime');
}

/** Who asks: a browser's application by its token, or a tenant's platform by its own name and secret. */
async function askerOf(context: PlatformContext, request: FastifyRequest): Promise<string | undefined> {
  const [scheme = '', value = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') return (await recordOf(context.db, 'Access', value))?.client;
  const [id, secret] = Buffer.from(value, 'base64').toString().split(':');
  return tenantsAt(context).find((one) => one.clientId === id && one.clientSecret === secret)?.clientId;
}

/** @source Adobe Pass "Dynamic Client Registration": a statement of another hand is refused */
async function register(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const statement = bodyOf(request)['software_statement'];
  if (!statement) return refused(reply, 'invalid_request');
  const app = await applicationOf(context.db, statement, `http://mvpd.localhost:${context.port}`);
  if (app === undefined) return refused(reply, 'invalid_software_statement');
  if (!tenantsAt(context).some(({ clientId }) => clientId === app)) return refused(reply, 'unapproved_software_statement');
  const [id, secret] = [randomText(), randomText()];
  await keepRecord(context.db, 'Application', id, { secret, app }, applicationLifeMs);
  return reply.code(201).send({ client_id: id, client_secret: secret, grant_types: ['client_credentials'] });
}

async function giveAccess(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { grant_type: grant, client_id: id = '', client_secret: secret } = bodyOf(request);
  if (grant !== 'client_credentials') return refused(reply, 'unsupported_grant_type');
  const known = await recordOf(context.db, 'Application', id);
  if (!known || known.secret !== secret) return refused(reply, 'invalid_client');
  const token = randomText();
  await keepRecord(context.db, 'Access', token, { client: id }, accessLifeMs);
  return reply.code(201).send({ access_token: token, token_type: 'bearer', expires_in: accessLifeMs / 1000 });
}

async function giveCode(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const by = await askerOf(context, request);
  if (by === undefined) return refused(reply, 'invalid_client', 401);
  const code = newRegcode();
  await keepRecord(context.db, 'Regcode', code, { requestor: (request.params as { requestor: string }).requestor, by }, codeLifeMs);
  return reply.code(201).send({ code });
}

interface Visit { code: string; operator: { id: string; displayName: string }; back: string }

/** What the operator's page is opened for. It returns to a tenant's own picker alone, to the letter. */
async function visitOf(context: PlatformContext, request: FastifyRequest): Promise<Visit | undefined> {
  const { reg_code: code = '', mvpd, redirect_url: back = '' } = queryOf(request);
  const operator = operators.find(({ id }) => id === mvpd);
  const isRegistered = tenantsAt(context).some(({ returnUri }) => returnUri === back);
  return operator && isRegistered && await recordOf(context.db, 'Regcode', code) ? { code, operator, back } : undefined;
}

async function showLogin(context: PlatformContext, request: FastifyRequest, reply: FastifyReply, wrong = false): Promise<FastifyReply> {
  const visit = await visitOf(context, request);
  if (!visit) return refused(reply, 'invalid_request');
  const page = loginPage({ title: visit.operator.displayName, action: request.url, people: await peopleAt(context.db, 'mvpd'), wrong });
  return reply.code(wrong ? 401 : 200).headers(pagePolicy([new URL(visit.back).origin])).type('text/html; charset=utf-8').send(page);
}

async function answerLogin(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const visit = await visitOf(context, request);
  const held = visit && await recordOf(context.db, 'Regcode', visit.code);
  if (!visit || !held) return refused(reply, 'invalid_request');
  const pressed = new URLSearchParams(String(request.body));
  const goBack = (fields: Record<string, string>) => reply.redirect(`${visit.back}&${new URLSearchParams(fields)}`, 303);
  if (pressed.has('cancel')) return goBack({ error: 'access_denied' });
  const subject = await personWho(context.db, 'mvpd', pressed);
  if (subject === undefined) return showLogin(context, request, reply, true);
  const proof = randomText();
  await keepRecord(context.db, 'Regcode', visit.code, { ...held, mvpd: visit.operator.id, subject, proof }, codeLifeMs);
  return goBack({ token: proof });
}

/** Who activated a code. It is answered once: to whoever asked for the code, with the proof that the activating browser got. */
async function tellActivation(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { reg_code: code = '', proof } = queryOf(request);
  const [by, held] = [await askerOf(context, request), await recordOf(context.db, 'Regcode', code)];
  if (by === undefined) return refused(reply, 'invalid_client', 401);
  if (!held?.subject || held.by !== by || !held.proof || held.proof !== proof) return refused(reply, 'not_authenticated', 404);
  await forgetRecord(context.db, 'Regcode', code);
  return reply.send({ userId: held.subject, mvpd: held.mvpd, requestor: held.requestor, authorized: held.mvpd !== withoutRights });
}

/**
 * A stand-in for the service behind television operators: applications are registered, codes given, and activated on an operator's own page.
 *
 * @source design/identity.md "the Adobe-style register / regcode / configuration"; spec 3 §7
 */
export async function registerOperatorHost(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const constraints = { host: `mvpd.localhost:${context.port}` };
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8 * 1024 }, (_request, body, done) => done(null, body));
    scope.get('/provider.css', { constraints }, (_request, reply) => reply.type('text/css').send(loginSheet));
    scope.post('/o/client/register', { constraints }, (request, reply) => register(context, request, reply));
    scope.post('/o/client/token', { constraints }, (request, reply) => giveAccess(context, request, reply));
    scope.post('/reggie/v1/:requestor/regcode', { constraints }, (request, reply) => giveCode(context, request, reply));
    scope.get('/api/v1/config/:requestor', { constraints }, (request, reply) => reply.send({ requestor: { id: (request.params as { requestor: string }).requestor, mvpds: operators, channels: [{ id: 'all', displayName: 'All channels' }] } }));
    scope.get('/authenticate', { constraints }, (request, reply) => showLogin(context, request, reply));
    scope.post('/authenticate', { constraints }, (request, reply) => answerLogin(context, request, reply));
    scope.get('/api/v1/tokens/authn', { constraints }, (request, reply) => tellActivation(context, request, reply));
  });
}
