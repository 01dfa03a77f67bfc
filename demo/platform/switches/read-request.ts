import * as z from 'zod/mini';
import { PlatformError } from '../server/platform-error.ts';

/** Reads what a switch was told. @throws PlatformError 400 */
export function readRequest<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input ?? {});
  if (!result.success) throw new PlatformError(400, 'BAD_REQUEST', z.prettifyError(result.error));
  return result.data;
}
