import { readWorkflowResponse } from '../../../contracts/identity/outside/partner-workflow.ts';
import type { ProviderReturn } from '../../../contracts/identity/sign-in-attempt.ts';
import { readQuery } from '../../../routing/query-parameters.ts';

/** Query of a partner's return. chosen: its name, as the specification names `PAGE_READY` alone */
const responseName = 'workflowResponse';

/**
 * What a partner's workflow brought back: a token to exchange, or why there is none.
 *
 * @returns undefined while the partner's page is not ready, and for a response that says nothing: the workflow is run
 * @source spec 3 §4 "On return with PAGE_READY true and a workflow response, exchange its token"
 */
export function workflowReturnOf(query: Readonly<Record<string, string>>): ProviderReturn | undefined {
  const text = Object.hasOwn(query, responseName) ? query[responseName] : undefined;
  if (!text || readQuery(query, 'PAGE_READY') === undefined) return undefined;
  const data = readWorkflowResponse(text);
  if (!data || (!data.token && !data.error)) return undefined;
  const { state, token, iss, error } = data;
  return { state, ...(token && !error && { code: token }), ...(iss && { iss }), ...(error && { error }) };
}
