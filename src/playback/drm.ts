import type { Stream } from '../contracts/playback/stream.ts';

/** How to ask for a stream's key. */
export type Drm = NonNullable<Stream['drm']>;
