import type { BrowserContext } from '@playwright/test';

/** As many lines of each kind as lead to a fault. */
const kept = 40;

/** What the pages of a context wrote and asked, for a test that fails. */
export interface PageRecord {
  /** The last lines of the console, the errors of scripts, and the calls that were not answered with a picture, a font or a segment. */
  text(): string;
}

const quiet = new Set(['image', 'font', 'media', 'stylesheet']);

/** Begins to write down what happens in every page of a context. */
export function recordPages(context: BrowserContext): PageRecord {
  const said: string[] = [];
  const calls: string[] = [];
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (failure) => said.push(`uncaught: ${failure.error().message}`));
  context.on('response', (response) => {
    const request = response.request();
    if (!quiet.has(request.resourceType()) || response.status() >= 400) calls.push(`${response.status()} ${request.method()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => calls.push(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${request.url()}`));
  return { text: () => ['Console:', ...said.slice(-kept), 'Calls:', ...calls.slice(-kept)].map((line) => line.slice(0, 300)).join('\n  ') };
}
