import type * as z from 'zod/mini';

/** An event as the contract knows it. */
export interface EventShape {
  readonly data: z.ZodMiniType;
  /** Sent without being asked for, to every session that may observe. */
  readonly pushed: boolean;
}
