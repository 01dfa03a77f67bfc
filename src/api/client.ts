import type * as z from 'zod/mini';
import type { Call } from './call.ts';

/** Makes calls to the platform: over HTTP on the platform's origin, through the session frame elsewhere. */
export interface Client {
  /**
   * Makes a call; the answer fits the call's output contract.
   *
   * @throws ApiError
   */
  call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    call: Call<I, O>,
    input: z.input<I>,
    options?: { signal?: AbortSignal },
  ): Promise<z.output<O>>;
}
