import type * as z from 'zod/mini';
import type { Call } from './call.ts';

/** The one way to the platform. Two transports stand behind it: HTTP on the platform's origin, the session frame elsewhere. */
export interface Client {
  /**
   * Makes a call and answers what its contract promises.
   *
   * @throws ApiError
   */
  call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    call: Call<I, O>,
    input: z.input<I>,
    options?: { signal?: AbortSignal },
  ): Promise<z.output<O>>;
}
