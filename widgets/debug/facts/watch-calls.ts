import type { CallFacts } from './call-facts.ts';
import { plainPath } from './plain-path.ts';

type TimedCall = PerformanceResourceTiming & { responseStatus?: number };

/** Code, fonts and frames are no calls. */
const files = /^\/(?:embed|frames|fonts|site)\//;

/**
 * Hears of the calls that the page itself makes, those before too, as the browser timed them.
 *
 * @param isPlatform whether calls to that origin count
 */
export function watchCalls(isPlatform: (origin: string) => boolean, note: (call: CallFacts) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as TimedCall[]) {
      const { origin, pathname } = new URL(entry.name);
      if (entry.initiatorType === 'fetch' && isPlatform(origin) && !files.test(pathname)) note(factsOf(entry));
    }
  }).observe({ type: 'resource', buffered: true });
}

function factsOf({ name, duration, responseStatus, transferSize, decodedBodySize }: TimedCall): CallFacts {
  const isTold = decodedBodySize > 0;
  return { endpoint: plainPath(name), way: 'page', status: responseStatus ? String(responseStatus) : '', ms: Math.round(duration), cached: isTold ? transferSize === 0 : undefined };
}
