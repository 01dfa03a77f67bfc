import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type * as z from 'zod/mini';
import { rpcRequest } from '../../../src/contracts/wire/rpc-envelope.ts';
import { guardOrigin } from './api-cors.ts';
import { sendRefusal } from './error-handler.ts';
import { guardAbility } from '../identity/profiles/abilities.ts';
import { delayOf, type Fault, takeFault } from '../switches/call-faults.ts';
import type { PlatformContext } from './platform-context.ts';
import { PlatformError } from './platform-error.ts';
import { type AnyRoute, checkedAnswer } from './platform-route.ts';
import { type Caller, callerOf } from './request-caller.ts';
import { readInput } from './input/read-input.ts';
import { KeptAnswer } from './answers/kept-answer.ts';
import { sendKept } from './answers/send-kept.ts';
import { whileDatabaseAnswers } from './answers/while-database-answers.ts';

type Envelope = z.output<typeof rpcRequest>;

/** Reads the JSON-RPC style envelope where the tenant uses one. @throws PlatformError 400 `BAD_REQUEST` */
function envelopeOf(route: AnyRoute, caller: Caller): Envelope | undefined {
  if (!route.mayBeRpc || caller.realm.settings.endpoints.login !== 'rpc') return undefined;
  const opened = rpcRequest.safeParse(caller.request.body);
  if (!opened.success) throw new PlatformError(400, 'BAD_REQUEST', 'This realm asks for an envelope of id, method and params.');
  return opened.data;
}

/** @throws PlatformError 400 `wrong-method` */
function guardMethod(route: AnyRoute, envelope: Envelope | undefined): void {
  if (envelope && envelope.method !== route.name) throw new PlatformError(400, 'wrong-method', `The method of this address is ${route.name}.`);
}

/** @throws PlatformError 401 `token-missing`, `sign-in-required`; 403 and 404 as `guardAbility` says */
async function guardAuth(route: AnyRoute, caller: Caller): Promise<void> {
  if (route.auth !== 'guest' && route.auth !== 'member' && route.auth !== 'buyer') return;
  if (!caller.user) throw new PlatformError(401, 'token-missing', 'This call needs a token.');
  if (route.auth !== 'guest' && caller.user.isGuest) throw new PlatformError(401, 'sign-in-required', 'This call is for members.');
  if (route.ability && !caller.user.isGuest) await guardAbility(route.ability, { ...caller, user: caller.user });
}

/** Whoever has no account writes from an address, however many visitors it says it is. @throws PlatformError 429 `too-many-requests` */
async function guardWrites(route: AnyRoute, { context, request, user, now }: Caller): Promise<void> {
  if (route.method !== 'GET' && (!user || user.isGuest)) await context.limits.countAddress('anonymous writes at an address', request, now);
}

const brokenAnswer = { broken: true, items: 'not what the contract says' };

/** Sends the answer, altered by the fault if there is one. */
function send(reply: FastifyReply, answer: unknown, fault: Fault | undefined): FastifyReply {
  if (fault?.dropAfterCommit) {
    reply.hijack();
    reply.request.raw.socket.destroy();
    return reply;
  }
  return reply.header('cache-control', 'no-store').send(fault?.brokenBody ? brokenAnswer : answer);
}

/** What of the viewer an answer depends on: nothing of a guest who is an adult. @returns undefined where it is one viewer's */
async function viewerParts({ membersShareBy }: AnyRoute, caller: Caller): Promise<readonly string[] | null | undefined> {
  const { user } = caller;
  if (user && !user.isGuest) return membersShareBy?.(caller);
  return !user || user.pro.tp === 'adult' ? null : undefined;
}

/**
 * Names everything that an answer depends on.
 *
 * @returns undefined for an answer that no two callers share
 */
async function sharedKey(route: AnyRoute, input: unknown, caller: Caller): Promise<string | undefined> {
  const { realm: { realm }, locale, published } = caller;
  const parts = route.sharedBy?.(input);
  if (!parts) return undefined;
  const viewer = await viewerParts(route, caller);
  if (viewer === undefined) return undefined;
  const { country, vpn } = await caller.place();
  return JSON.stringify([published, route.name, realm, locale, country, vpn, viewer, ...parts]);
}

/** Large answers of this process. */
const largeTurns = pLimit(1);

async function makeAnswer(route: AnyRoute, input: unknown, caller: Caller): Promise<unknown> {
  const make = async () => checkedAnswer(route.name, route.output, await route.answer(input, caller));
  return route.isLarge ? largeTurns(make) : make();
}

/** The answer that all viewers like this caller share; undefined where it is one viewer's. */
export async function sharedAnswer(route: AnyRoute, input: unknown, caller: Caller): Promise<KeptAnswer | undefined> {
  const key = await sharedKey(route, input, caller);
  if (key === undefined) return undefined;
  return caller.context.keptAnswers.get(key, caller.now, async () => new KeptAnswer(await makeAnswer(route, input, caller), caller.life));
}

type Send = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Everything of a call that may ask the database. @returns what sends its answer, or its refusal in an envelope */
async function prepare(route: AnyRoute, context: PlatformContext, request: FastifyRequest): Promise<Send> {
  const state = await context.readState();
  const fault = state.hasFault(route.name) ? await takeFault(context.db, route.name) : undefined;
  await delayOf(fault);
  if (fault?.status) throw new PlatformError(fault.status, 'fault', 'Injected by the fault switch.');
  let envelope: Envelope | undefined;
  try {
    const caller = await callerOf(request, context, { readsToken: route.auth !== 'none' && route.auth !== 'bearerless', takesGuestBuyer: route.auth === 'buyer', realmByHost: route.realmByHost }, fault ? undefined : state);
    envelope = envelopeOf(route, caller);
    guardMethod(route, envelope);
    await guardAuth(route, caller);
    await guardWrites(route, caller);
    const input = readInput(route, request, envelope ? envelope.params : request.body);
    const shared = fault ? undefined : await sharedAnswer(route, input, caller);
    if (shared) return (reply) => sendKept(reply, shared, caller.user && !caller.user.isGuest ? undefined : route.cacheSeconds ?? 0);
    const answer = await makeAnswer(route, input, caller);
    const sent = envelope ? { id: envelope.id, result: answer } : answer;
    return (reply) => send(reply, sent, fault);
  } catch (failure) {
    if (!envelope || !(failure instanceof PlatformError)) throw failure;
    const { id } = envelope;
    return (reply) => sendRefusal(reply, failure, { id, error: failure.body });
  }
}

/** Answers one call: origin, fault, tenant, token, input, the answer itself, and its contract. A read waits for no database that is silent. */
export async function runRoute(route: AnyRoute, context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const realmHeader = request.headers.realm ?? (route.realmByHost ? context.realms.byHost(request.hostname)?.realm : undefined);
  guardOrigin(context, request, reply, route.auth, typeof realmHeader === 'string' ? realmHeader : undefined);
  const prepared = () => prepare(route, context, request);
  const sendAnswer = await (route.method === 'GET' ? whileDatabaseAnswers(context.databaseAnswers, prepared) : prepared());
  return sendAnswer(reply);
}
