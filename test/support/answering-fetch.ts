/** One request as it went out. */
export interface SentRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: unknown;
  /** Whether it was to outlive its page. */
  keepalive: boolean;
}

/** What to answer: a status and a body; a string body is sent as it is; 'lost' breaks the network, 'hangs' never answers. */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'lost' | 'hangs';

/** A fetch that answers from a function and keeps what was asked. */
export function answeringFetch(answer: (request: SentRequest) => Answer | Promise<Answer>): { fetch: typeof fetch; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  return {
    sent,
    async fetch(input, init = {}) {
      const request: SentRequest = {
        method: init.method ?? 'GET',
        url: new URL(String(input)),
        headers: { ...(init.headers as Record<string, string>) },
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        keepalive: init.keepalive ?? false,
      };
      sent.push(request);
      const given = await answer(request);
      if (given === 'lost') throw new TypeError('network');
      if (given === 'hangs') return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));
      const body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body ?? {});
      return new Response(body, { status: given.status ?? 200, headers: given.headers ?? {} });
    },
  };
}
