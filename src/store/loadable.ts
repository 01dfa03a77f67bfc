import type { ApiError } from '../api/api-error.ts';

/** Something that is fetched: where it stands, and what went wrong. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; failure: ApiError };
