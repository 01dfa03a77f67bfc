import type { Stream } from '../contracts/playback/stream.ts';

/** How to ask for a stream's key. */
export type Drm = NonNullable<Stream['drm']>;

/** What a licence request says of who asks. */
export const licenceHeaders = ({ jwtToken }: Pick<Drm, 'jwtToken'>): Record<string, string> => (jwtToken ? { Authorization: `Bearer ${jwtToken}` } : {});
