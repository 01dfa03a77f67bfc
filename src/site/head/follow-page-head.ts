import { effect, type ReadonlySignal } from '@preact/signals-core';
import { latest } from '../../store/latest.ts';
import type { Labels } from '../../store/realm/labels.ts';
import type { SiteLocation } from '../navigator/site-navigator.ts';

/** What the platform writes into a page's head to say what the page is; its title is the page's own. */
const written = ['meta[name="description"]', 'meta[name="robots"]', 'meta[name^="twitter:"]', 'meta[property^="og:"]', 'link[rel="canonical"]', 'link[rel="alternate"]', 'script[type="application/ld+json"]'].join(',');

/** chosen: a head is for those who share or index a page, so that everything a viewer sees goes first */
const longestWaitMs = 1_000;

const addressOf = ({ address }: SiteLocation, locale: string): string => `/document/head?address=${encodeURIComponent(address.replace(/#.*$/s, ''))}&locale=${encodeURIComponent(locale)}`;

/**
 * Keeps what the head says of a page (description, canonical address, alternates, Open Graph, JSON-LD) in step with the page and language shown.
 *
 * The platform writes every head, so that a page that was gone to says what the same page says when it is opened. It comes parsed:
 * a page under Trusted Types may not write the text of a JSON-LD block itself.
 *
 * @param locale in which the first page was written
 * @returns stop
 * @source design/catalogue-and-site.md "Every page sets title, description, canonical address"
 */
export function followPageHead(location: ReadonlySignal<SiteLocation>, labels: Pick<Labels, 'locale'>, locale: string, read = readDocument): () => void {
  const runs = latest();
  let shown = addressOf(location.peek(), locale);
  const stop = effect(() => {
    const wanted = addressOf(location.value, labels.locale.value.locale);
    if (wanted === shown) return;
    shown = wanted;
    const run = runs.begin();
    onIdle(() => {
      if (!run.aborted) void read(wanted, run).then((answer) => !run.aborted && takeOver(answer));
    });
  });
  return () => {
    stop();
    runs.end();
  };
}

/** Without an answer nothing is said: what stood there spoke of another page. */
function takeOver(answer: Document | undefined): void {
  document.head.querySelectorAll(written).forEach((element) => element.remove());
  document.head.append(...[...answer?.head.querySelectorAll(written) ?? []].map((element) => document.adoptNode(element)));
}

function onIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work);
}

/** Only this kind of request answers a document where scripts may not parse HTML. */
function readDocument(address: string, signal: AbortSignal): Promise<Document | undefined> {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(request.status === 200 ? request.responseXML ?? undefined : undefined));
    request.send();
  });
}
