import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { epochNow, type LoggedRequest } from './request-log.ts';
import { type Flow, ShapedLink } from './shaped-link.ts';

/** One packet's worth. */
const pieceBytes = 1400;
const isLocal = /(?:^|\.)localhost$/;

/** Forty milliseconds, as far as a nearby city. */
export const roundTripMs = 40;

export interface ShapingProxy {
  /** What a Chromium needs to send everything through here, loopback names too. */
  readonly flags: readonly string[];
  /** Begins a new log. */
  record(): LoggedRequest[];
  close(): Promise<void>;
}

// oxlint-disable-next-line footlight/no-waits -- the delay of a slow link
const later = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Hands a part over in pieces, so that other answers get their turns. */
function send(flow: Flow, part: Buffer, deliver: (piece: Buffer) => void): void {
  for (let from = 0; from < part.length; from += pieceBytes) {
    const piece = part.subarray(from, from + pieceBytes);
    flow.add({ bytes: piece.length, deliver: () => deliver(piece) });
  }
}

/** Passes one answer on over the line and writes down what arrived when. */
function pass(answer: IncomingMessage, reply: ServerResponse, flow: Flow, logged: LoggedRequest): void {
  logged.status = answer.statusCode ?? 0;
  logged.type = answer.headers['content-type'] ?? '';
  const head = answer.rawHeaders.join('').length + answer.rawHeaders.length * 2;
  flow.add({ bytes: head, deliver: () => { reply.writeHead(logged.status, answer.rawHeaders); reply.flushHeaders(); } });
  answer.on('data', (part: Buffer) => send(flow, part, (piece) => {
    logged.arrived.push([epochNow(), piece.length]);
    reply.write(piece);
  }));
  answer.on('end', () => flow.add({ bytes: 0, deliver: () => { logged.ended = epochNow(); reply.end(); } }));
  answer.on('error', () => reply.destroy());
}

/**
 * A line of 40 ms and 10 Mbit/s between a browser and everything it asks, as a forward proxy.
 *
 * - every request waits one round trip; a connection is of use one round trip after it was opened
 * - all answers share one line; what a browser sends is not slowed down
 * - every name under `localhost` is this machine; every other one is refused
 *
 * chosen: neither name look-up nor slow start is imitated; both would cost every page the same.
 */
export async function startShapingProxy(link = new ShapedLink()): Promise<ShapingProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const openedAt = new WeakMap<Socket, number>();
  let log: LoggedRequest[] = [];
  const server = createServer((request, reply) => {
    const { hostname, port, host, pathname, search } = new URL(request.url ?? '', 'http://nowhere.invalid');
    if (!isLocal.test(hostname)) return void reply.writeHead(502).end();
    const since = openedAt.get(request.socket);
    openedAt.delete(request.socket);
    const opened = since !== undefined;
    const logged: LoggedRequest = { method: request.method ?? '', host, path: `${pathname}${search}`, opened, asked: epochNow(), status: 0, type: '', ended: 0, arrived: [] };
    log.push(logged);
    const flow = link.open();
    void later(roundTripMs + Math.max(0, (since ?? 0) + roundTripMs - epochNow())).then(() => {
      if (reply.destroyed) return;
      const { 'proxy-connection': _ours, ...headers } = request.headers;
      const onward = ask({ host: '127.0.0.1', port, path: logged.path, method: logged.method, headers, agent }, (answer) => pass(answer, reply, flow, logged));
      onward.on('error', () => reply.destroy());
      reply.on('close', () => { flow.drop(); onward.destroy(); });
      request.pipe(onward);
    });
  });
  server.on('connection', (socket) => openedAt.set(socket, epochNow()));
  server.on('connect', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    flags: [`--proxy-server=127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
    record: () => (log = []),
    close: () => new Promise((resolve) => {
      agent.destroy();
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
