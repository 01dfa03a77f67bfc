import * as z from 'zod/mini';
import { apiErrorBody } from './api-error-body.ts';

/** The JSON-RPC style envelope of some calls. @source spec 1 §7 "(method and params; id and result)" */
export const rpcRequest = z.object({ id: z.string(), method: z.string(), params: z.unknown() });
export const rpcAnswer = z.object({ id: z.string(), result: z.optional(z.unknown()), error: z.optional(apiErrorBody) });
