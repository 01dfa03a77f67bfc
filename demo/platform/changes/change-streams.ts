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

const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** Whose stream it is. */
export interface StreamOwner { realm: string; user: TokenUser }

interface OpenStream extends StreamOwner { response: ServerResponse }

function concerns({ realm, user }: StreamOwner, { realm: changedRealm, scope }: PlatformChange): boolean {
  if (realm !== changedRealm) return false;
  if (scope === 'everybody') return true;
  if ('session' in scope) return scope.session === user.sid;
  if ('profiles' in scope) return scope.profiles.includes(user.pro.id);
  return 'account' in scope ? scope.account === user.id : scope.profile === user.pro.id;
}

const endsSession = ({ scope, subject }: PlatformChange): boolean => subject === 'session' && typeof scope === 'object' && 'session' in scope;

/**
 * The open change streams of this process, as server-sent events.
 *
 * 1. Each change of the feed is written to the streams that it concerns, as `{subject, ids}` alone.
 * 2. A comment is written as a heartbeat, so that both sides notice a dead connection.
 * 3. A stream ends with its session, and whenever changes may have been missed: the client reads again and reconnects.
 */
export class ChangeStreams {
  readonly #open = new Set<OpenStream>();
  readonly #stopFeed: () => void;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(feed: ChangeFeed) {
    this.#stopFeed = feed.onChange((change) => (change ? this.#tell(change) : this.endAll()));
    this.#heartbeat = setInterval(() => this.#write([...this.#open], ': heartbeat\n\n'), heartbeatMs).unref();
  }

  /** @throws PlatformError 429 `too-many-streams` */
  guardLimit({ sid }: TokenUser): void {
    const held = [...this.#open].filter(({ user }) => user.sid === sid).length;
    if (held >= streamsPerSession) throw new PlatformError(429, 'too-many-streams', 'This session has enough streams open.');
  }

  /** Writes the head of the answer and keeps it open. @param more further headers, such as those of CORS */
  add(owner: StreamOwner, response: ServerResponse, more: Readonly<Record<string, string>>): void {
    const stream = { ...owner, response };
    this.#open.add(stream);
    response.once('close', () => this.#open.delete(stream));
    response.on('error', () => response.destroy());
    response.writeHead(200, { ...more, ...headers });
    response.write(': open\n\n');
  }

  /** Ends every stream; clients reconnect. */
  endAll(): void {
    for (const { response } of this.#open) response.end();
  }

  close(): void {
    this.#stopFeed();
    clearInterval(this.#heartbeat);
    this.endAll();
  }

  #tell(change: PlatformChange): void {
    const concerned = [...this.#open].filter((stream) => concerns(stream, change));
    this.#write(concerned, `data: ${JSON.stringify({ subject: change.subject, ids: change.ids })}\n\n`);
    if (endsSession(change)) for (const { response } of concerned) response.end();
  }

  #write(streams: OpenStream[], text: string): void {
    for (const { response } of streams) {
      response.write(text);
      if (response.writableLength > mostUnread) response.destroy();
    }
  }
}
