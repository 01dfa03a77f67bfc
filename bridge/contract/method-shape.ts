import type * as z from 'zod/mini';
import type { BridgeErrorCode } from './messages/error-codes.ts';
import type { GrantName } from './origins/grants.ts';

/** A method as the contract knows it. */
export interface MethodShape {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  readonly grant: GrantName;
  /** What an unforeseen failure of the handler is called; INTERNAL where absent. */
  readonly fallback?: BridgeErrorCode;
}
