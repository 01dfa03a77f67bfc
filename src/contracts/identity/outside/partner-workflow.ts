import * as z from 'zod/mini';

/**
 * What a partner's workflow brings back in an address, as JSON text.
 *
 * @source spec 3 §4 "On return with PAGE_READY true and a workflow response"; chosen: the fields, which the specification does not show
 */
const workflowResponse = z.object({
  /** The state of the attempt that the workflow was run for. */
  state: z.string(),
  /** What is exchanged for product tokens, once. */
  token: z.optional(z.string()),
  /** The issuer that answered. @source RFC 9207 */
  iss: z.optional(z.string()),
  /** Why there is no token. */
  error: z.optional(z.string()),
});

/** @returns undefined for a text that is no response */
export function readWorkflowResponse(text: string): z.output<typeof workflowResponse> | undefined {
  try {
    return z.safeParse(workflowResponse, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Which partner's workflow a site uses, as the partner's script says it. */
export const detectedPartner = z.object({ partner: z.string() });

/** Where a workflow begins. */
export const begunWorkflow = z.object({ address: z.string() });
