import type { ErrorData } from 'hls.js';
import type { EngineFailure } from '../engine.ts';
import type { HlsBuild } from './hls-build.ts';

/** Captions that the server does not have: a film goes on without them. */
export function isGoneCaptions({ details, response }: Pick<ErrorData, 'details' | 'response'>, { SUBTITLE_LOAD_ERROR }: HlsBuild['ErrorDetails']): boolean {
  const status = response?.code ?? 0;
  return details === SUBTITLE_LOAD_ERROR && status >= 400 && status < 500 && !isExpired(status);
}

const isExpired = (status: number | undefined): boolean => status === 403 || status === 410;

/**
 * What an error of hls.js means for playback.
 *
 * A refused address counts at once: waiting for the last retry of hls.js would show as a stall. So does media after which hls.js
 * empties the element: it would stay paused, or lose its place.
 *
 * @returns undefined where hls.js goes on by itself
 */
export function hlsFailureOf({ type, details, fatal, response }: ErrorData, { ErrorTypes, ErrorDetails }: HlsBuild): EngineFailure | undefined {
  const status = response?.code;
  if (isGoneCaptions({ details, response }, ErrorDetails)) return undefined;
  // A licence server refuses with 403 too; no other address of the stream would help.
  if (type === ErrorTypes.KEY_SYSTEM_ERROR) return fatal ? { kind: 'drm', code: details, status } : undefined;
  if (isExpired(status)) return { kind: 'expired', code: details, status };
  if (!fatal && details !== ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) return undefined;
  if (type === ErrorTypes.NETWORK_ERROR) return { kind: 'network', code: details, status };
  return { kind: 'media', code: details };
}
