import { isApiError } from '../../../api/api-error.ts';
import { loginWithOperator, loginWithPrimetime, makePlainRegcode, makeRegcode, readOperators, readSoftwareStatement, registerOperatorClient } from '../../../api/calls/identity/outside/operators.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { Operator } from '../../../contracts/identity/outside/operator.ts';
import type { SignInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import type { SessionControl } from '../../../session/session-control.ts';
import type { ClientDetails, clientDetailsStore } from './client-details.ts';

/** A code that somebody activates at an operator. */
export interface BegunCode { code: string; accessToken?: string | undefined }

/** What the platform does with sign-ins by an operator. */
export interface OperatorCalls {
  operators(): Promise<Operator[]>;
  begin(): Promise<BegunCode>;
  finish(code: BegunCode, proof: string): Promise<SignInAnswer>;
}

const withoutToken = { bearer: null } as const;

/**
 * The calls of one provider.
 *
 * The kind with registered clients registers this browser when it has no details, and once more when they are refused:
 * a 400 on the call for a code removes them, and the call is repeated exactly once.
 *
 * @source spec 3 §4 "A 400 on the regcode call removes the stored client details and retries once", §7
 */
export function operatorCallsOf({ ask }: Pick<SessionControl, 'ask'>, { kind, requestorId = '', resourceId = '' }: AuthProvider, realm: string, details: ReturnType<typeof clientDetailsStore>): OperatorCalls {
  async function registeredDetails(): Promise<ClientDetails> {
    const { softwareStatement } = await ask(readSoftwareStatement, { requestorId }, withoutToken);
    const { client_id: clientId, client_secret: clientSecret } = await ask(registerOperatorClient, { requestorId, software_statement: softwareStatement }, withoutToken);
    const made = { realm, clientId, clientSecret };
    details.keep(made);
    return made;
  }
  const own = async () => details.read() ?? await registeredDetails();
  const regcode = async ({ clientId, clientSecret }: ClientDetails) => ask(makeRegcode, { requestorId, clientId, clientSecret }, withoutToken);
  return {
    operators: async () => (await ask(readOperators, { requestorId }, withoutToken)).requestor.mvpds,
    async begin() {
      if (kind === 'primetime') return ask(makePlainRegcode, { requestorId }, withoutToken);
      try {
        return await regcode(await own());
      } catch (thrown) {
        if (!isApiError(thrown) || thrown.status !== 400) throw thrown;
        details.remove();
        return regcode(await own());
      }
    },
    async finish({ code, accessToken = '' }, proof) {
      if (kind === 'primetime') return ask(loginWithPrimetime, { requestorId, resourceId, code, proof }, withoutToken);
      const { clientId, clientSecret } = await own();
      return ask(loginWithOperator, { requestorId, clientId, clientSecret, accessToken, code, proof }, withoutToken);
    },
  };
}
