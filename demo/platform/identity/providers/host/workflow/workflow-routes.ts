import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../../../../server/platform-context.ts';
import { clientsOf, type ProviderClient } from '../../provider-client.ts';
import { ProviderRecords } from '../provider-records.ts';
import { workflowScript } from './workflow-script.ts';

/** The partner's name for itself, and the name of its records. */
export const partnerName = 'partner-id';

/** A workflow is run within this. chosen: as long as the sign-in page waits for its viewer */
export const workflowSeconds = 600;

interface Workflow { clientId: string; signedIn?: string }

const workflowsOf = ({ db }: PlatformContext) => new ProviderRecords(db, partnerName, 'Workflow');

function clientOf({ keys, realms }: PlatformContext, id: string | null): ProviderClient | undefined {
  return realms.all().flatMap((realm) => clientsOf(keys.provider, realm)).find((one) => one.kind === 'partner' && one.clientId === id);
}

const fieldsOf = (request: FastifyRequest) => new URLSearchParams(String(request.body));

/** A site reads what is answered about its own client alone. */
const openTo = (reply: FastifyReply, client: ProviderClient | undefined): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', vary: 'origin', ...(client ? { 'access-control-allow-origin': new URL(client.returnUri).origin } : {}) });

function detect(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const client = clientOf(context, fieldsOf(request).get('client_id'));
  return openTo(reply, client).code(client ? 200 : 404).send(client ? { partner: partnerName } : { error: 'unknown_client' });
}

/** The client of an authorisation address of this host, whose return address is its own to the letter. */
function clientOfAddress(context: PlatformContext, address: string | null, issuer: string): { client: ProviderClient; state: string } | undefined {
  const asked = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined;
  const client = clientOf(context, asked?.searchParams.get('client_id') ?? null);
  const state = asked?.searchParams.get('state');
  return asked?.origin === issuer && client && client.returnUri === asked.searchParams.get('redirect_uri') && state ? { client, state } : undefined;
}

/** Opens a workflow for one authorisation. Its name is the script's alone: it lies in no address. */
async function start(context: PlatformContext, issuer: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const fields = fieldsOf(request);
  const found = clientOfAddress(context, fields.get('address'), issuer);
  if (!found || fields.get('partner') !== partnerName) return openTo(reply, found?.client).code(400).send({ error: 'invalid_request' });
  const workflow = randomBytes(24).toString('base64url');
  await workflowsOf(context).upsert(workflow, { workflow, clientId: found.client.clientId, uid: found.state }, workflowSeconds);
  return openTo(reply, found.client).send({ workflow, address: fields.get('address') });
}

/** Ends the session that a workflow proved somebody by. Whoever names a workflow began it. */
async function logOut(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const id = fieldsOf(request).get('workflow') ?? '';
  const held = await workflowsOf(context).find(id) as Workflow | undefined;
  const client = clientOf(context, held?.clientId ?? null);
  if (!held || !client) return reply.code(404).header('access-control-allow-origin', '*').send({ error: 'unknown_workflow' });
  await workflowsOf(context).destroy(id);
  const sessions = new ProviderRecords(context.db, partnerName, 'Session');
  const session = held.signedIn === undefined ? undefined : await sessions.findByUid(held.signedIn);
  if (session?.jti) await sessions.destroy(session.jti);
  return openTo(reply, client).code(204).send();
}

/** The partner's script, and the calls that it makes. */
export function registerWorkflow(scope: FastifyInstance, context: PlatformContext, host: string): void {
  const constraints = { host };
  const issuer = `http://${host}`;
  scope.get('/sdk/identity-partner.js', { constraints }, (_request, reply) => reply.type('text/javascript; charset=utf-8')
    .headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' }).send(workflowScript));
  scope.post('/workflow/partner', { constraints }, async (request, reply) => detect(context, request, reply));
  scope.post('/workflow/start', { constraints }, (request, reply) => start(context, issuer, request, reply));
  scope.post('/workflow/logout', { constraints }, (request, reply) => logOut(context, request, reply));
}
