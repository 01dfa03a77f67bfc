import type { ApiError } from '../api/api-error.ts';

/** Something that is fetched: its state, its value or its failure. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; failure: ApiError };
