import type { Stream } from '../contracts/stream.ts';

/** How to ask for a stream's key. */
export type Drm = NonNullable<Stream['drm']>;
