import { vi } from 'vitest';
import type { AuthProvider } from '../../src/contracts/identity/auth-provider.ts';
import type { PartnerScript } from '../../src/store/identity/providers/partner/partner-workflow.ts';

export const partner: AuthProvider = { name: 'partner', kind: 'partner', title: 'Partner', featured: false, baseUri: 'http://partner-id.localhost:4000', sdkUri: 'http://partner-id.localhost:4000/sdk/identity-partner.js' };

export const authorisation = `${partner.baseUri}/auth?client_id=footlight-arena-partner&state=st1`;

/**
 * A partner's script that knows one site and one authorisation: any other request fails as it would at the partner's.
 *
 * @param answers what it answers in the place of its own
 */
export function fakePartnerScript(answers: { detect?: unknown; run?: unknown; logout?: unknown } = {}) {
  const asked: string[] = [];
  let isBegun = false;
  const given = (answer: unknown) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  const script = {
    detectPartner: vi.fn(async (of: { clientId: string }) => {
      asked.push('detect');
      if (JSON.stringify(of) !== '{"clientId":"footlight-arena-partner"}') throw new Error(`no such client: ${JSON.stringify(of)}`);
      return given('detect' in answers ? answers.detect : { partner: 'partner-id' });
    }),
    runWorkflow: vi.fn(async (of: { partner: string; authorisationUri: string }) => {
      asked.push('run');
      if (of.partner !== 'partner-id' || of.authorisationUri !== authorisation) throw new Error(`no such workflow: ${JSON.stringify(of)}`);
      isBegun = true;
      return given('run' in answers ? answers.run : { address: authorisation });
    }),
    logout: vi.fn(async () => {
      asked.push(isBegun ? 'logout' : 'logout of nobody');
      isBegun = false;
      return given(answers.logout);
    }),
  } satisfies PartnerScript;
  return { script, asked };
}
