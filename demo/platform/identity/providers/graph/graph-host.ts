import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { providerPeople } from '../../../db/tables/identity/account-tables.ts';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { loginPage, loginSheet, pagePolicy } from '../host/login-page.ts';
import { peopleAt, personWho } from '../host/provider-people.ts';
import { challengeOf } from '../code-challenge.ts';
import { clientsOf, type ProviderClient } from '../provider-client.ts';
import { issue, read, take } from './graph-records.ts';

const name = 'facebook';
const codeLifeMs = 60_000;
const tokenLifeMs = 600_000;

type Fields = Readonly<Record<string, string | undefined>>;
const fieldsOf = (request: FastifyRequest): Fields => request.query as Fields;

/** The apps that this provider knows: each tenant is one. */
function appOf({ keys, realms }: PlatformContext, id: string | undefined): ProviderClient | undefined {
  return realms.all().flatMap((realm) => clientsOf(keys.provider, realm)).find((one) => one.kind === 'facebook' && one.clientId === id);
}

/** An error as the graph writes it. */
const refused = (reply: FastifyReply, message: string, code = 100): FastifyReply => reply.code(400).send({ error: { message, type: 'OAuthException', code } });

/** The app of a dialog's address, whose return address must be its own to the letter. */
function appOfDialog(context: PlatformContext, fields: Fields): ProviderClient | undefined {
  const app = appOf(context, fields['client_id']);
  return app && fields['redirect_uri'] === app.returnUri && fields['response_type'] === 'code' && fields['state'] ? app : undefined;
}

async function showDialog(context: PlatformContext, request: FastifyRequest, reply: FastifyReply, wrong = false): Promise<FastifyReply> {
  const app = appOfDialog(context, fieldsOf(request));
  if (!app) return refused(reply, "Can't load URL: the domain of this URL isn't included in the app's domains.", 191);
  const page = loginPage({ title: 'Facebook', action: request.url, people: await peopleAt(context.db, name), wrong });
  return reply.code(wrong ? 401 : 200).headers(pagePolicy([new URL(app.returnUri).origin])).type('text/html; charset=utf-8').send(page);
}

/** What was pressed in the dialog goes back to the app. */
async function answerDialog(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = fieldsOf(request);
  const app = appOfDialog(context, asked);
  if (!app) return refused(reply, 'Invalid redirect_uri.', 191);
  const pressed = new URLSearchParams(String(request.body));
  const back = (fields: Record<string, string>) => reply.redirect(`${app.returnUri}?${new URLSearchParams({ ...fields, state: asked['state'] ?? '' })}`, 303);
  if (pressed.has('cancel')) return back({ error: 'access_denied', error_code: '200', error_reason: 'user_denied' });
  const subject = await personWho(context.db, name, pressed);
  if (subject === undefined) return showDialog(context, request, reply, true);
  return back({ code: await issue(context.db, name, 'Code', { app: app.clientId, subject, returnUri: app.returnUri, challenge: asked['code_challenge'] ?? '' }, codeLifeMs) });
}

async function exchangeCode(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { client_id: id, client_secret: secret, redirect_uri: returnUri, code = '', code_verifier: verifier = '' } = fieldsOf(request);
  const app = appOf(context, id);
  if (!app || secret !== app.clientSecret) return refused(reply, 'Error validating client secret.', 1);
  const held = await take(context.db, name, 'Code', code);
  const isGood = held && held.app === app.clientId && held.returnUri === returnUri && (held.challenge === '' || held.challenge === challengeOf(verifier));
  if (!isGood) return refused(reply, 'This authorization code has been used.');
  return reply.send({ access_token: await issue(context.db, name, 'Token', held, tokenLifeMs), token_type: 'bearer', expires_in: tokenLifeMs / 1000 });
}

async function debugToken(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { input_token: token = '', access_token: by = '' } = fieldsOf(request);
  const app = appOf(context, by.split('|')[0]);
  if (!app || by !== `${app.clientId}|${app.clientSecret}`) return refused(reply, 'Invalid OAuth access token signature.', 190);
  const held = await read(context.db, name, 'Token', token);
  if (!held) return reply.send({ data: { app_id: '', user_id: '', is_valid: false, expires_at: 0, scopes: [] } });
  return reply.send({ data: { app_id: held.app, user_id: held.subject, is_valid: true, expires_at: Math.floor((Date.now() + tokenLifeMs) / 1000), scopes: ['public_profile', 'email'], type: 'USER' } });
}

async function tellMe(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const held = await read(context.db, name, 'Token', fieldsOf(request)['access_token'] ?? '');
  const [person] = held ? await context.db.select().from(providerPeople).where(and(eq(providerPeople.provider, name), eq(providerPeople.subject, held.subject))) : [];
  if (!person) return refused(reply, 'An active access token must be used to query information about the current user.', 2500);
  return reply.send({ id: person.subject, name: person.name, ...(person.email === null ? {} : { email: person.email }) });
}

/**
 * A stand-in for Facebook: the dialog in which somebody signs in, and the calls of its graph by which an app learns who.
 *
 * @source design/identity.md "small hand-made services for the Facebook graph"
 */
export async function registerGraphHost(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const constraints = { host: `${name}.localhost:${context.port}` };
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8 * 1024 }, (_request, body, done) => done(null, body));
    scope.get('/provider.css', { constraints }, (_request, reply) => reply.type('text/css').send(loginSheet));
    scope.get('/v10.0/dialog/oauth', { constraints }, (request, reply) => showDialog(context, request, reply));
    scope.post('/v10.0/dialog/oauth', { constraints }, (request, reply) => answerDialog(context, request, reply));
    scope.get('/v10.0/oauth/access_token', { constraints }, (request, reply) => exchangeCode(context, request, reply));
    scope.get('/v10.0/debug_token', { constraints }, (request, reply) => debugToken(context, request, reply));
    scope.get('/v10.0/me', { constraints }, (request, reply) => tellMe(context, request, reply));
  });
}
