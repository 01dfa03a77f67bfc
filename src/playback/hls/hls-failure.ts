import type { ErrorData } from 'hls.js';
import type { EngineFailure } from '../engine.ts';
import type { HlsBuild } from './hls-build.ts';

/**
 * What an error of hls.js means for playback.
 *
 * A refused address counts at once: waiting for the last retry of hls.js would show as a stall.
 *
 * @returns undefined where hls.js goes on by itself
 */
export function hlsFailureOf({ type, details, fatal, response }: ErrorData, { ErrorTypes }: HlsBuild): EngineFailure | undefined {
  const status = response?.code;
  if (status === 403 || status === 410) return { kind: 'expired', code: details, status };
  if (!fatal) return undefined;
  if (type === ErrorTypes.NETWORK_ERROR) return { kind: 'network', code: details, status };
  return { kind: type === ErrorTypes.KEY_SYSTEM_ERROR ? 'drm' : 'media', code: details };
}
