import http from 'node:http';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import type { RunningPlatform } from '../../demo/platform/server/serve.ts';

/** An open change stream as a test reads it. */
export interface ChangeReader {
  status: number;
  /** The refusal's body, when there is one. */
  body: unknown;
  headers: http.IncomingHttpHeaders;
  events: Changed[];
  /** Resolves when so many events have come. */
  until(count: number): Promise<Changed[]>;
  ended: Promise<void>;
  close(): void;
}

/** Reads the change stream over a socket, as a browser's fetch does; resolves when it is open or refused. */
export function readChanges({ port }: Pick<RunningPlatform, 'port'>, token: string | undefined, realm = 'cinema', more: Record<string, string> = {}): Promise<ChangeReader> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: '127.0.0.1', port, path: '/api/v1/changes',
      headers: { host: `${realm}.localhost:${port}`, realm, 'x-api-key': `${realm}-public-key`, ...(token ? { authorization: `Bearer ${token}` } : {}), ...more },
    }, (reply) => {
      const events: Changed[] = [];
      const waiting = new Set<() => void>();
      let text = '';
      const ended = new Promise<void>((end) => { reply.on('close', end); });
      const reader: ChangeReader = {
        status: reply.statusCode ?? 0, body: undefined, headers: reply.headers, events, ended,
        until: (count) => new Promise((enough) => {
          const look = () => { if (events.length >= count) { waiting.delete(look); enough(events.slice(0, count)); } };
          waiting.add(look);
          look();
        }),
        close: () => request.destroy(),
      };
      reply.setEncoding('utf8');
      reply.on('error', () => undefined);
      reply.on('data', (part: string) => {
        text += part;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)) as Changed);
        for (const look of [...waiting]) look();
        if (reader.status === 200) resolve(reader);
      });
      reply.on('end', () => {
        if (reader.status !== 200) resolve({ ...reader, body: JSON.parse(text) as unknown });
      });
    });
    request.on('error', reject);
    request.end();
  });
}
