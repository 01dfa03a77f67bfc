import type { ServerResponse } from 'node:http';
import type { TokenUser } from '../identity/session/access-token.ts';
import type { ChangeFeed, PlatformChange } from './publish-change.ts';
import { PlatformError } from '../server/platform-error.ts';

/** chosen: well below the minute after which proxies close a silent connection */
const heartbeatMs = 20_000;
/** Open streams of one session in this process. chosen: a browser opens one, storage-less frames one each */
const streamsPerSession = 6;
/** A reader that lets so much pile up is disconnected, in bytes. */
const mostUnread = 256 * 1024;

/** Changes that wait until the streams of those before were judged. chosen: more than a second of a busy platform; beyond it streams end, and their clients read again */
const mostUntold = 2_000;

const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** Whose stream it is. */
export interface StreamOwner { realm: string; user: TokenUser }

interface OpenStream extends StreamOwner { response: ServerResponse }

function concerns({ realm, user }: StreamOwner, { realm: changedRealm, scope }: PlatformChange): boolean {
  if (realm !== changedRealm) return false;
  if (scope === 'everybody') return true;
  if ('session' in scope) return scope.session === user.sid || scope.session === user.act?.sid;
  if ('profiles' in scope) return scope.profiles.includes(user.pro.id);
  return 'account' in scope ? scope.account === user.id : scope.profile === user.pro.id;
}

const textOf = ({ subject, ids }: PlatformChange): string => `data: ${JSON.stringify({ subject, ids })}\n\n`;

const endsSession = ({ scope, subject }: PlatformChange): boolean => subject === 'session' && typeof scope === 'object' && 'session' in scope;

/** Refuses a token that is good no more. */
type GuardUser = (user: TokenUser) => Promise<void>;

/**
 * The open change streams of this process, as server-sent events.
 *
 * 1. Each change of the feed is written to the streams that it concerns, as `{subject, ids}` alone.
 * 2. Nothing is told that a call with the same token could not read: each is judged as a call is, before it is told something, and with every heartbeat.
 * 3. A comment is written as a heartbeat, so that both sides notice a dead connection.
 * 4. A stream ends with its token, its session and the actor's session, and whenever changes may have been missed: the client reads again and reconnects.
 */
export class ChangeStreams {
  readonly #open = new Set<OpenStream>();
  readonly #guard: GuardUser;
  readonly #stopFeed: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  #untold: PlatformChange[] = [];
  #isTelling = false;

  constructor(feed: ChangeFeed, guard: GuardUser) {
    this.#guard = guard;
    this.#stopFeed = feed.onChange((change) => (change ? this.#hear(change) : this.endAll()));
    this.#heartbeat = setInterval(() => void this.#beat(), heartbeatMs).unref();
  }

  /** @throws PlatformError 429 `too-many-streams` */
  guardLimit({ sid }: TokenUser): void {
    const held = [...this.#open].filter(({ user }) => user.sid === sid).length;
    if (held >= streamsPerSession) throw new PlatformError(429, 'too-many-streams', 'This session has enough streams open.');
  }

  /** Writes the head of the answer and keeps it open while the token is good. @param more further headers, such as those of CORS */
  async add(owner: StreamOwner, response: ServerResponse, more: Readonly<Record<string, string>>): Promise<void> {
    const stream = { ...owner, response };
    this.#open.add(stream);
    response.once('close', () => this.#open.delete(stream));
    response.on('error', () => response.destroy());
    response.writeHead(200, { ...more, ...headers });
    response.write(': open\n\n');
    await this.#good([stream]);
  }

  /** Ends every stream; clients reconnect. */
  endAll(): void {
    this.#untold = [];
    for (const stream of this.#open) this.#end(stream);
  }

  close(): void {
    this.#stopFeed();
    clearInterval(this.#heartbeat);
    this.endAll();
  }

  #end(stream: OpenStream): void {
    this.#open.delete(stream);
    stream.response.end();
  }

  /** Those of them that may be told something; the others end. */
  async #good(streams: readonly OpenStream[], ifUnknown = false): Promise<OpenStream[]> {
    const verdicts = await Promise.all(streams.map(async (stream) => {
      const isGood = await this.#guard(stream.user).then(() => true, (failure: unknown) => ifUnknown && !(failure instanceof PlatformError));
      if (!isGood) this.#end(stream);
      return isGood;
    }));
    return streams.filter((stream, place) => verdicts[place] && this.#open.has(stream));
  }

  /** A database that is silent ends no stream that is told nothing. */
  async #beat(): Promise<void> {
    this.#write(await this.#good([...this.#open], true), ': heartbeat\n\n');
  }

  #hear(change: PlatformChange): void {
    if (endsSession(change)) return this.#tellEnd(change);
    if (this.#untold.length >= mostUntold) return this.endAll();
    this.#untold.push(change);
    if (!this.#isTelling) void this.#tellAll();
  }

  /** The end of a session is told at once to its own streams, which are judged no more. */
  #tellEnd(change: PlatformChange): void {
    const ending = [...this.#open].filter((stream) => concerns(stream, change));
    this.#write(ending, textOf(change));
    for (const stream of ending) this.#end(stream);
  }

  /** Tells in order. What comes while streams are judged is told together, after one more look. */
  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    while (this.#untold.length > 0) {
      const changes = this.#untold;
      this.#untold = [];
      const good = await this.#good([...this.#open].filter((stream) => changes.some((change) => concerns(stream, change))));
      for (const change of changes) this.#write(good.filter((stream) => concerns(stream, change)), textOf(change));
    }
    this.#isTelling = false;
  }

  #write(streams: readonly OpenStream[], text: string): void {
    for (const { response } of streams) {
      response.write(text);
      if (response.writableLength > mostUnread) response.destroy();
    }
  }
}
