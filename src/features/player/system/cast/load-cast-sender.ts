import type { CastFramework, CastSender, ChromeCast } from './cast-framework.ts';

const ADDRESS = 'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1';

/** What the framework leaves on the page. */
interface CastWindow {
  cast?: CastFramework;
  chrome?: { cast?: ChromeCast };
  __onGCastApiAvailable?(isAvailable: boolean): void;
}

const ready = (page: CastWindow): CastSender | undefined => (page.cast && page.chrome?.cast ? { cast: page.cast, chromeCast: page.chrome.cast } : undefined);

let loading: Promise<CastSender | undefined> | undefined;

/**
 * Google's sender framework, once for a page: the page's own copy where there is one.
 *
 * Only browsers that can cast are asked to fetch it; one that refuses the script, by a content policy or without a network, has no casting.
 */
export function loadCastSender(): Promise<CastSender | undefined> {
  loading ??= fetchSender(window as unknown as CastWindow);
  return loading;
}

function fetchSender(page: CastWindow): Promise<CastSender | undefined> {
  const there = ready(page);
  if (there) return Promise.resolve(there);
  if (!page.chrome) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const earlier = page.__onGCastApiAvailable;
    page.__onGCastApiAvailable = (isAvailable) => {
      earlier?.(isAvailable);
      resolve(isAvailable ? ready(page) : undefined);
    };
    const script = document.createElement('script');
    script.addEventListener('error', () => resolve(undefined));
    script.async = true;
    try {
      script.src = ADDRESS;
      document.head.append(script);
    } catch {
      // A page with Trusted Types refuses addresses of scripts.
      resolve(undefined);
    }
  });
}
