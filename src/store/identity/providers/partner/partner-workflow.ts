import * as z from 'zod/mini';
import type { AuthProvider } from '../../../../contracts/identity/auth-provider.ts';
import { begunWorkflow, detectedPartner } from '../../../../contracts/identity/outside/partner-workflow.ts';
import { isAddressOf } from '../../../../rules/identity/providers/provider-address.ts';

/** What a partner's script offers. It is code of others: what it answers is read by a contract. */
export interface PartnerScript {
  detectPartner(of: { clientId: string }): Promise<unknown>;
  runWorkflow(of: { partner: string; authorisationUri: string }): Promise<unknown>;
  /** Ends the partner's session of the newest workflow; without one nothing. */
  logout(): Promise<unknown>;
}

/** `script`: it did not come. `detection`: the partner does not know this site. `workflow`: none was begun. */
export type PartnerErrorCode = 'partner-script-unavailable' | 'partner-detection-failed' | 'partner-workflow-failed';

/** Why a partner's workflow was not run. */
export class PartnerError extends Error {
  override readonly name = 'PartnerError';
  constructor(readonly code: PartnerErrorCode, cause: unknown) {
    super(code, { cause });
  }
}

/** Where a partner's script may run, which the page's document decides. */
export interface PartnerPlace {
  /** Whether this document's policy lets the partner's script run. */
  isHere(provider: AuthProvider): boolean;
  /** The partner's own sign-in page, which is to be opened as a document of its own. There the sign-in begins by itself, once. */
  wayThere(provider: AuthProvider, query: Readonly<Record<string, string>>): string;
  /** Whether this page was opened to begin; true once. */
  takeBegin(provider: AuthProvider): boolean;
}

/** A sign-in by the workflow of a partner's script. */
export interface PartnerWorkflow extends PartnerPlace {
  /**
   * Detects the partner and opens a workflow for an authorisation.
   *
   * @returns the address where it begins
   * @throws PartnerError, which is logged; the partner's session has ended then
   */
  run(provider: AuthProvider, authorisationUri: string): Promise<string>;
  /** Ends the partner's session. A failure is logged. */
  logOut(provider: AuthProvider): Promise<void>;
}

export interface PartnerParts {
  place: PartnerPlace;
  /** Fetches the script; again after a failure. */
  load(address: string): Promise<PartnerScript>;
}

/**
 * 1. The script is fetched, from the partner's own origin alone
 * 2. It detects the partner
 * 3. It runs the workflow, whose address is one of the partner's too
 *
 * @source spec 3 §4 "detect the partner, run the workflow, then exchange … On failure the partner session is logged out and an error is shown",
 *   §8 "a failure to load the partner SDK is logged and raised … Logout … failures only log warnings"
 */
export function createPartnerWorkflow({ place, load }: PartnerParts): PartnerWorkflow {
  async function scriptOf(provider: AuthProvider): Promise<PartnerScript> {
    const { sdkUri = '' } = provider;
    return guarded('partner-script-unavailable', async () => {
      if (!isAddressOf(provider, sdkUri)) throw new Error(`The script of ${provider.name} is on another origin than its tenant set up.`);
      return load(sdkUri);
    });
  }
  async function logOut(provider: AuthProvider): Promise<void> {
    try {
      await (await scriptOf(provider)).logout();
    } catch (failure) {
      console.warn(`[footlight] The session at ${provider.name} was not ended.`, failure);
    }
  }
  async function begin(provider: AuthProvider, script: PartnerScript, authorisationUri: string): Promise<string> {
    const clientId = new URL(authorisationUri).searchParams.get('client_id') ?? '';
    const { partner } = await guarded('partner-detection-failed', async () => z.parse(detectedPartner, await script.detectPartner({ clientId })));
    return guarded('partner-workflow-failed', async () => {
      const { address } = z.parse(begunWorkflow, await script.runWorkflow({ partner, authorisationUri }));
      if (!isAddressOf(provider, address)) throw new Error(`The workflow of ${provider.name} begins on another origin than its tenant set up.`);
      return address;
    });
  }
  return {
    ...place,
    async run(provider, authorisationUri) {
      try {
        const script = await scriptOf(provider);
        return await begin(provider, script, authorisationUri);
      } catch (failure) {
        console.error(`[footlight] The sign-in by ${provider.name} did not begin.`, failure);
        if (failure instanceof PartnerError && failure.code !== 'partner-script-unavailable') await logOut(provider);
        throw failure;
      }
    },
    logOut,
  };
}

async function guarded<T>(code: PartnerErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    throw new PartnerError(code, failure);
  }
}
