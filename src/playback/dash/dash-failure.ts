import type { EngineFailure } from '../engine.ts';

/** What dash.js puts into its `error` events. */
export type DashError = { code?: number; message?: string; data?: { request?: { mediaType?: string }; response?: { status?: number } } } | string;

/**
 * What an error of dash.js means for playback.
 *
 * @source dash.js `Errors`: 10–34 loading (the response is inside), 100 and above protection
 */
export function dashFailureOf(error: DashError): EngineFailure {
  if (typeof error === 'string') return { kind: 'media', code: error };
  const number = error.code ?? 0;
  const code = `dash-${number}`;
  const status = error.data?.response?.status;
  // A licence server refuses with 403 too; no other address of the stream would help.
  if (number >= 100) return { kind: 'drm', code };
  if (isRefused(status)) return { kind: 'expired', code, status };
  return { kind: number >= 10 && number < 35 ? 'network' : 'media', code, status };
}

/** Whether it is captions alone that could not be had or read. @source dash.js `Errors`: 33 timed text that cannot be parsed */
export const isOfCaptions = (error: DashError): boolean => typeof error !== 'string' && (error.code === 33 || error.data?.request?.mediaType === 'text');

/** Whether an address of the stream is no longer accepted. */
export const isRefused = (status: number | undefined): boolean => status === 403 || status === 410;
