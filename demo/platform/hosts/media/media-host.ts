import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerClearKey } from '../../playback/drm/licence-server.ts';
import { type ChannelStream, readChannelStream } from '../../playback/channel-stream.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { PlatformState } from '../../server/state/platform-state.ts';
import { metFault } from '../../switches/media-faults.ts';
import { fileInside } from '../files/file-inside.ts';
import { registerAdvertising } from './advertising.ts';
import { registerArtwork } from './artwork-route.ts';
import { answerFaulty } from './faulty-media.ts';
import { countSegment } from './count-segment.ts';
import type { LiveAnswer } from './live-answer.ts';
import { answerLive } from './live-channel.ts';
import { answerLowLatency, waitMs } from './low-latency.ts';
import { openToPlayers } from './open-to-players.ts';
import { answerProtected } from './protected-files.ts';

/** Addresses of films, clips, angles and programmes for listeners; no other folder is served. What is not everybody's lies under its title. */
const filmFile = /^\/s\/[^/]+(?:\/titles\/[\w-]+\/[\w.-]+)?\/((?:film|radio|(?:clips|angles)\/[\w-]+)\/.+)$/;
/** Chapters and pictures of a timeline; no media. */
const besideFile = /^\/s\/[^/]+(?:\/titles\/[\w-]+\/[\w.-]+)?\/beside\/((?:film|radio|clips\/[\w-]+)\/(?:[\w-]+\/)?[\w-]+\.(?:vtt|jpg))$/;
const liveFile = /^\/s\/[^/]+\/live\/([\w-]+)\/([\w-]+)\/(?:angle-([\w-]+)\/)?(.+)$/;
const protectedFile = /^\/s\/[^/]+(?:\/titles\/[\w-]+\/[\w.-]+)?\/(protected\/.+)$/;

/** What one session may watch is kept by its own browser alone. */
const keeperOf = (path: string): 'public' | 'private' => (/^\/s\/\d+\./.test(path) ? 'public' : 'private');

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';
/** The file under the media folder that goes out as it is. @param isProtected whether the title that the address names goes out encrypted alone */
function plainFileOf(path: string, isProtected: boolean): string | undefined {
  const file = besideFile.exec(path) ?? (isProtected ? null : filmFile.exec(path));
  return file?.[1];
}

const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?')[1] ?? '');
const notFound = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found', messages: ['No such file.'] });
const refused = (reply: FastifyReply, code: string) => reply.code(403).header('cache-control', 'no-store').send({ code, messages: ['This address is no longer good.'] });

/** What an address asks for. `plain` is its file under the media folder, where it goes out as it is; `count` is done before it goes out. */
interface AskedFile { path: string; plain: string | undefined; count(): Promise<void> }

/** Signed streams: films and clips from their files, encrypted on request, live channels from the clock. */
class SignedMedia {
  constructor(readonly context: PlatformContext, readonly folder: string) {}

  /** Answers 403 to an expired or altered signature, whether the file exists or not. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const [{ verdict, lease }, state] = await Promise.all([this.context.verifyPath(path), this.context.readState()]);
    reply.headers(openToPlayers);
    if (verdict !== 'valid') return refused(reply, verdict);
    const asked: AskedFile = {
      path, plain: plainFileOf(path, lease?.isProtected === true),
      count: async () => { if (request.method !== 'HEAD') await countSegment(this.context, lease, path, state.now); },
    };
    const fault = await metFault(this.context.db, state.mediaFaults, ['status', 'hanging', 'truncated', 'corrupted'], path, state.now);
    if (!fault) return this.#whole(request, reply, asked, state);
    const answer = await this.#read(request, asked, state);
    if (!answer) return notFound(reply);
    return answerFaulty(reply, fault, answer.type, Buffer.from(answer.body)) ? reply : this.#send(reply, asked, answer);
  }

  /** A plain file goes out as it is, in ranges too. */
  async #whole(request: FastifyRequest, reply: FastifyReply, asked: AskedFile, state: PlatformState): Promise<FastifyReply> {
    const { path, plain } = asked;
    if (plain === undefined) return this.#send(reply, asked, await this.#read(request, asked, state));
    if (!await fileInside(this.folder, plain)) return notFound(reply);
    await asked.count();
    return reply.header('cache-control', `${keeperOf(path)}, max-age=3600`).sendFile(plain, this.folder);
  }

  async #read(request: FastifyRequest, { path, plain }: AskedFile, state: PlatformState): Promise<LiveAnswer | undefined> {
    const [, hidden] = protectedFile.exec(path) ?? [];
    if (hidden !== undefined) return answerProtected(this.folder, this.context.keys.address, hidden);
    const found = plain === undefined ? undefined : await fileInside(this.folder, plain);
    if (found) return { type: 'application/octet-stream', body: await readFile(found.path), keepSeconds: 0 };
    const [, realm, contentId, angle, file] = liveFile.exec(path) ?? [];
    if (realm === undefined || contentId === undefined || file === undefined) return undefined;
    const channel = await readChannelStream(this.context.db, realm, contentId, angle);
    return channel && this.#onAir(request, channel, file, state);
  }

  /** A playlist that is switched to stand still is the one of that moment. */
  async #onAir(request: FastifyRequest, channel: ChannelStream, file: string, { now, mediaFaults }: PlatformState): Promise<LiveAnswer | undefined> {
    const frozen = mediaFaults.find(({ kind, path, until }) => kind === 'frozen' && (until === null || now < until) && (path === null || request.url.includes(path)));
    const shown = frozen && file.endsWith('.m3u8') ? frozen.since : now;
    if (!channel.isLowLatency) return answerLive(channel, file, shown);
    const wait = frozen ? 0 : waitMs(channel, file, queryOf(request), now);
    if (wait === 0) return answerLowLatency(channel, file, shown);
    await new Promise((resolve) => { setTimeout(resolve, wait + 1); });
    return answerLowLatency(channel, file, await this.context.now());
  }

  async #send(reply: FastifyReply, { path, count }: AskedFile, answer: LiveAnswer | undefined): Promise<FastifyReply> {
    if (!answer) return notFound(reply);
    await count();
    const cache = answer.keepSeconds === 0 ? 'no-store' : `${keeperOf(path)}, max-age=${answer.keepSeconds}`;
    return reply.headers({ 'content-type': answer.type, 'cache-control': cache }).send(answer.body);
  }
}

/** Keys for players of any origin; the token that comes with a request says whose they are. */
function registerLicences(scope: FastifyInstance, host: RegExp, context: PlatformContext): void {
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'string', bodyLimit: 16_384 }, scope.getDefaultJsonParser('error', 'error'));
  scope.post('/licence/clearkey', { constraints: { host }, bodyLimit: 16_384 }, async (request, reply) => {
    reply.headers({ ...openToPlayers, 'cache-control': 'no-store' });
    if (typeof request.body === 'string') throw new PlatformError(415, 'unsupported-media-type', 'A licence is asked for by JSON.');
    return reply.send(await answerClearKey(context, request.headers.authorization, request.body));
  });
}

/** The platform's CDN: signed streams, keys, advertising and artwork, readable by any origin. */
export function registerMediaHost(scope: FastifyInstance, context: PlatformContext, folder: string): void {
  const host = context.hosts.pattern('media');
  const constraints = { host };
  const signed = new SignedMedia(context, folder);
  scope.get('/s/*', { constraints }, (request, reply) => signed.answer(request, reply));
  registerLicences(scope, host, context);
  if (context.demoMode) registerAdvertising(scope, host, context, folder);
  registerArtwork(scope, host, context);
  scope.options('/*', { constraints }, async (_request, reply) => reply.code(204).headers({
    ...openToPlayers, 'access-control-allow-methods': 'GET, HEAD, POST', 'access-control-allow-headers': 'Range, Authorization, Content-Type', 'access-control-max-age': '86400',
  }).send());
}
