import type { KoaContextWithOIDC } from 'oidc-provider';
import type { PlatformContext } from '../../../../server/platform-context.ts';
import { ProviderRecords } from '../provider-records.ts';
import { partnerName, workflowSeconds } from './workflow-routes.ts';

/**
 * The address that the partner's workflow ends at: its page is ready, and the response lies beside that.
 *
 * @returns undefined for an address that ends no workflow
 */
export function workflowReturn(location: string): { address: string; state: string } | undefined {
  const ended = URL.canParse(location) ? new URL(location) : undefined;
  const [state, token, error, iss] = ['state', 'code', 'error', 'iss'].map((name) => ended?.searchParams.get(name) ?? undefined);
  if (!ended || state === undefined || (token === undefined && error === undefined)) return undefined;
  const response = JSON.stringify({ state, token, error, iss });
  return { address: `${ended.origin}${ended.pathname}?${new URLSearchParams({ PAGE_READY: 'true', workflowResponse: response })}`, state };
}

/** Ends an authorisation as the partner's workflow does, and notes which session it proved somebody by. @source spec 3 §4 "On return with PAGE_READY true and a workflow response" */
export async function endWorkflow(ctx: KoaContextWithOIDC, next: () => Promise<void>, { db }: PlatformContext): Promise<void> {
  await next();
  const { client, session } = ctx.oidc ?? {};
  const location = String(ctx.response.get('location') ?? '');
  const ended = client?.redirectUris?.some((one) => location.startsWith(`${one}?`)) ? workflowReturn(location) : undefined;
  if (!ended) return;
  ctx.set('location', ended.address);
  const workflows = new ProviderRecords(db, partnerName, 'Workflow');
  const held = await workflows.findByUid(ended.state);
  if (held && session?.uid) await workflows.upsert(String(held['workflow']), { ...held, signedIn: session.uid }, workflowSeconds);
}
