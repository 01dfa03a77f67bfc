import { type IncomingMessage, request } from 'node:http';

/** Node, unlike browsers, does not know that `*.localhost` is this machine. */
const lookup = (_name: string, options: { all?: boolean }, found: (failure: null, address: string | { address: string; family: number }[], family?: number) => void): void => {
  if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }]);
  else found(null, '127.0.0.1', 4);
};

/** chosen: a provider of this machine answers within milliseconds */
const usualLimitMs = 8_000;

async function responseOf(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, [value].flat().join(', ')]]));
  const status = answer.statusCode ?? 502;
  return new Response([204, 304].includes(status) ? null : Buffer.concat(parts), { status, headers });
}

/** What the platform asks providers with: `fetch` for names that end in `.localhost`, without following redirects. */
export function localFetch(address: string, { method = 'GET', headers, body, limitMs = usualLimitMs }: { method?: string; headers?: HeadersInit; body?: unknown; limitMs?: number } = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = typeof body === 'string' || body instanceof URLSearchParams ? String(body) : undefined;
    const asked = request(address, { method, headers: Object.fromEntries(new Headers(headers)), lookup: lookup as never, timeout: limitMs }, (answer) => { responseOf(answer).then(resolve, reject); });
    asked.on('timeout', () => asked.destroy(new Error('the provider does not answer')));
    asked.on('error', reject);
    asked.end(sent);
  });
}
