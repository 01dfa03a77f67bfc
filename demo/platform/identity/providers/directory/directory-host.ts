import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProviderPersonRow } from '../../../db/tables/identity/account-tables.ts';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { clientsOf, type ProviderClient } from '../provider-client.ts';
import { isPassword, personOf, personOfSubject, proven, writePassword } from './directory-people.ts';
import { beginSignUp, endSignUp, waitingSignUp } from './directory-sign-ups.ts';

const textOf = (fields: unknown, name: string): string => {
  const value = (fields as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

function clientOfHeader({ keys, realms }: PlatformContext, provider: string, header = ''): ProviderClient | undefined {
  return realms.all().flatMap((realm) => clientsOf(keys.provider, realm)).find((one) => one.name === provider && header === basicOf(one));
}

/** How a tenant's platform says who it is. */
const basicOf = ({ clientId, clientSecret }: ProviderClient): string => `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

type Answering = (fields: (name: string) => string, reply: FastifyReply) => Promise<FastifyReply>;

/** A directory of people with names and passwords, for platforms that it knows. One that lets its people in and lets them change passwords says so. */
function registerDirectory(app: FastifyInstance, context: PlatformContext, provider: string, changes: boolean): void {
  const constraints = { host: `${provider}.localhost:${context.port}` };
  const on = (method: 'POST' | 'PUT', url: string, answer: Answering) => app.route({
    method, url, constraints,
    handler: (request, reply) => (clientOfHeader(context, provider, request.headers.authorization)
      ? answer((name) => textOf(request.body, name), reply) : reply.code(401).send({ reason: 'UNKNOWN_PLATFORM' })),
  });
  on('POST', '/v1/authenticate', async (field, reply) => {
    const person = await proven(context, provider, field('id'), field('secret'));
    const ticket = !person && changes ? await waitingSignUp(context, provider, field('id'), field('secret')) : undefined;
    if (!person) return reply.code(403).send(ticket === undefined ? { reason: 'NO_MATCH' } : { reason: 'NOT_CONFIRMED', ticket });
    return reply.send(shown(person));
  });
  if (!changes) return;
  on('POST', '/v1/people', async (field, reply) => reply.send({ email: (await personOf(context, provider, field('id')))?.email ?? null }));
  on('PUT', '/v1/password', async (field, reply) => {
    const person = await personOf(context, provider, field('id'));
    if (!person) return reply.code(404).send({ reason: 'NOBODY' });
    await writePassword(context, person, field('secret'));
    return reply.send({ subject: person.subject });
  });
  on('POST', '/v1/password-changes', async (field, reply) => {
    const person = await personOfSubject(context, provider, field('subject'));
    if (!await isPassword(person?.passwordHash, field('current')) || !person) return reply.code(403).send({ reason: 'NO_MATCH' });
    await writePassword(context, person, field('secret'));
    return reply.code(204).send();
  });
  on('POST', '/v1/sign-ups', async (field, reply) => reply.send(await beginSignUp(context, provider, { id: field('id'), secret: field('secret'), name: field('name') })));
  on('POST', '/v1/sign-ups/confirm', async (field, reply) => {
    const person = await endSignUp(context, provider, field('ticket'), field('trusted') === 'true' ? undefined : field('secret'));
    if (person === 'unproven') return reply.code(403).send({ reason: 'NO_MATCH' });
    return person ? reply.send(shown(person)) : reply.code(404).send({ reason: 'NO_SIGN_UP' });
  });
}

const shown = ({ subject, name, email, emailVerified }: ProviderPersonRow) => ({ subject, name, email, emailVerified });

/** Signs what a Gigya-like service says of a person. @source Gigya "UIDSignature": HMAC-SHA1 of `timestamp_UID` with the decoded secret */
const uidSignature = (secret: string, timestamp: string, uid: string): string => createHmac('sha1', Buffer.from(secret, 'base64')).update(`${timestamp}_${uid}`).digest('base64');

/** A stand-in for Gigya: `accounts.login`, answers always 200, and says in `errorCode` what happened. */
function registerGigya(app: FastifyInstance, context: PlatformContext): void {
  const constraints = { host: `cdc.localhost:${context.port}` };
  const refused = (errorCode: number, errorMessage: string, errorDetails: string) => ({ errorCode, errorMessage, errorDetails, statusCode: 403, statusReason: 'Forbidden', time: new Date().toISOString() });
  app.post('/accounts.login', { constraints }, async (request, reply) => {
    const fields = new URLSearchParams(String(request.body));
    const client = context.realms.all().flatMap((realm) => clientsOf(context.keys.provider, realm)).find((one) => one.kind === 'GIGYA' && one.clientId === fields.get('apiKey'));
    if (!client) return reply.send(refused(400093, 'Invalid ApiKey parameter', 'No such site.'));
    const person = await proven(context, 'cdc', fields.get('loginID') ?? '', fields.get('password') ?? '');
    if (!person) return reply.send(refused(403042, 'Invalid LoginID', 'invalid loginID or password'));
    if (person.login.startsWith('double@')) return reply.send(refused(403043, 'Login identifier exists', 'Two accounts have this login.'));
    const signatureTimestamp = String(Math.floor(Date.now() / 1000));
    return reply.send({
      errorCode: 0, statusCode: 200, statusReason: 'OK', UID: person.subject, signatureTimestamp, UIDSignature: uidSignature(client.clientSecret, signatureTimestamp, person.subject),
      isVerified: person.emailVerified, profile: { firstName: person.name, ...(person.email === null ? {} : { email: person.email }) },
    });
  });
}

/** Providers whose names and passwords are typed into our own form, each on a host of its own. @source spec 3 §1 "a provider with id and secret (pbr), a second id and secret provider (sptv) … GIGYA" */
export async function registerDirectoryHosts(app: FastifyInstance, context: PlatformContext): Promise<void> {
  await app.register(async (scope) => {
    registerDirectory(scope, context, 'pbr', true);
    registerDirectory(scope, context, 'sptv', false);
  });
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8 * 1024 }, (_request, body, done) => done(null, body));
    registerGigya(scope, context);
  });
}
