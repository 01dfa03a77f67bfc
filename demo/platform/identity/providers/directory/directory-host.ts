import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { providerPeople, type ProviderPersonRow } from '../../../db/tables/identity/account-tables.ts';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { clientsOf, type ProviderClient } from '../provider-client.ts';

let placeholder: Promise<string> | undefined;

async function personOf({ db }: PlatformContext, provider: string, login: string): Promise<ProviderPersonRow | undefined> {
  const [person] = await db.select().from(providerPeople).where(and(eq(providerPeople.provider, provider), eq(providerPeople.login, login.trim().toLowerCase())));
  return person;
}

/** Somebody who is not there costs the same work as a wrong password. */
async function proven(context: PlatformContext, provider: string, login: string, password: string): Promise<ProviderPersonRow | undefined> {
  const person = await personOf(context, provider, login);
  placeholder ??= hash('matches no password');
  const isRight = await verify(person?.passwordHash ?? await placeholder, password);
  return isRight ? person : undefined;
}

const textOf = (fields: unknown, name: string): string => {
  const value = (fields as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

function clientOfHeader({ keys, realms }: PlatformContext, provider: string, header = ''): ProviderClient | undefined {
  return realms.all().flatMap((realm) => clientsOf(keys.provider, realm)).find((one) => one.name === provider && header === basicOf(one));
}

/** How a tenant's platform says who it is. */
const basicOf = ({ clientId, clientSecret }: ProviderClient): string => `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/** A directory of people with names and passwords, for platforms that it knows. One that lets passwords be replaced says so. */
function registerDirectory(app: FastifyInstance, context: PlatformContext, provider: string, changes: boolean): void {
  const constraints = { host: `${provider}.localhost:${context.port}` };
  const known = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (clientOfHeader(context, provider, request.headers.authorization)) return true;
    void reply.code(401).send({ reason: 'UNKNOWN_PLATFORM' });
    return false;
  };
  app.post('/v1/authenticate', { constraints }, async (request, reply) => {
    if (!known(request, reply)) return reply;
    const person = await proven(context, provider, textOf(request.body, 'id'), textOf(request.body, 'secret'));
    if (!person) return reply.code(403).send({ reason: 'NO_MATCH' });
    const { subject, name, email, emailVerified } = person;
    return reply.send({ subject, name, email, emailVerified });
  });
  if (!changes) return;
  app.post('/v1/people', { constraints }, async (request, reply) => (known(request, reply) ? reply.send({ email: (await personOf(context, provider, textOf(request.body, 'id')))?.email ?? null }) : reply));
  app.put('/v1/password', { constraints }, async (request, reply) => {
    if (!known(request, reply)) return reply;
    const person = await personOf(context, provider, textOf(request.body, 'id'));
    if (!person) return reply.code(404).send({ reason: 'NOBODY' });
    await context.db.update(providerPeople).set({ passwordHash: await hash(textOf(request.body, 'secret')) }).where(and(eq(providerPeople.provider, provider), eq(providerPeople.subject, person.subject)));
    return reply.code(204).send();
  });
}

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
