import type { MediaPlayerClass } from 'dashjs';

type ResponseInterceptor = Parameters<MediaPlayerClass['addResponseInterceptor']>[0];

/** What makes dash.js tell other hosts of a viewer: quality reports, which carry the signed address of the manifest, and events that are requests. */
const told = [
  [/<(\/?)Metrics\b/g, '<$1Unread'],
  [/\burn:mpeg:dash:event:callback:2015\b/g, 'urn:footlight:unread'],
] as const;

/**
 * Leaves out of a manifest what it would have told to addresses of its own.
 *
 * chosen: quality is reported to the platform alone, by the player itself
 *
 * @source ETSI TS 103 285 §10.12 "DVB metrics reporting"; ISO/IEC 23009-1 §5.10.4.5 "DASH callback event"
 */
export const withoutReports: ResponseInterceptor = async (response) => {
  const data: unknown = response.data;
  const { type } = (Reflect.get(response.request.customData ?? {}, 'request') ?? {}) as { type?: string };
  if (type === 'MPD' && typeof data === 'string') response.data = told.reduce((text, [pattern, instead]) => text.replace(pattern, instead), data);
  return response;
};
