import type { Page, Request } from '@playwright/test';

/** One request of the page's own realm with all that was said. */
export interface SeenRequest {
  url: URL;
  method: string;
  type: string;
  headers: Record<string, string>;
  sent: string;
  answered: string;
  /** Headers of the answer, as one text. */
  answerHeaders: string;
}

export interface RequestWatch {
  /** Requests of the page itself. */
  own(): Promise<SeenRequest[]>;
  /** What the platform's frames sent as bearer: the real tokens, for a search to look for. */
  bearers(): Promise<string[]>;
}

const isText = (type: string): boolean => /json|text|xml|mpegurl|javascript/.test(type);

async function read(request: Request): Promise<SeenRequest> {
  const answer = await request.response().catch(() => null);
  const headers = answer ? await answer.allHeaders().catch(() => ({})) : {};
  const type = (headers as Record<string, string>)['content-type'] ?? '';
  const answered = answer && isText(type) ? await answer.text().catch(() => '') : '';
  return {
    url: new URL(request.url()), method: request.method(), type: request.resourceType(), headers: await request.allHeaders(),
    sent: request.postData() ?? '', answered, answerHeaders: JSON.stringify(headers),
  };
}

/** Watches what a page asks. Starts before the page opens. */
export function watchRequests(page: Page): RequestWatch {
  const mine: Request[] = [];
  const framed: Request[] = [];
  page.on('request', (request) => {
    const isOwn = request.serviceWorker() === null && request.frame() === page.mainFrame();
    (isOwn ? mine : framed).push(request);
  });
  return {
    own: () => Promise.all(mine.filter((request) => !request.url().startsWith('blob:') && !request.url().startsWith('data:')).map(read)),
    bearers: async () => {
      const all = await Promise.all(framed.map(async (request) => (await request.allHeaders()).authorization ?? ''));
      return [...new Set(all.filter((text) => text !== '').map((text) => text.replace(/^Bearer /i, '')))];
    },
  };
}
