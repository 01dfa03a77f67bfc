import type { Peer } from './peer.ts';

/** Why a frame did not answer, as far as its page can see. */
export interface SilenceCause {
  readonly reason: 'sandboxed-frame' | 'isolated-page' | 'no-answer';
  /** For the page's author. */
  readonly hint: string;
}

/** What a page's author can do about a frame that is silent. */
export function causeOfSilence({ iframe, origin }: Peer): SilenceCause {
  const { sandbox } = iframe ?? {};
  if (sandbox && sandbox.length > 0 && !(sandbox.contains('allow-scripts') && sandbox.contains('allow-same-origin'))) {
    return { reason: 'sandboxed-frame', hint: 'Its sandbox needs allow-scripts and allow-same-origin.' };
  }
  const page = globalThis.origin;
  if (globalThis.crossOriginIsolated) return { reason: 'isolated-page', hint: `This page is isolated by COEP, and exactly ${page} has to be registered at ${origin}.` };
  return { reason: 'no-answer', hint: `Exactly ${page} has to be registered at ${origin}, and frame-src to allow it.` };
}
