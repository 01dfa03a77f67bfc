import * as z from 'zod/mini';
import {
  operatorConfig, operatorTokenRequest, operatorUserRequest, plainRegcodeAnswer, regcodeAnswer, regcodeRequest, registered, registration, statementAnswer,
} from '../../../../../src/contracts/identity/outside/operator.ts';
import { signInAnswer, type SignInAnswer } from '../../../../../src/contracts/identity/sign-in-answer.ts';
import { PlatformError } from '../../../server/platform-error.ts';
import { defineRoute } from '../../../server/platform-route.ts';
import type { Caller } from '../../../server/request-caller.ts';
import { accountOfPerson } from '../../attempts/link-person.ts';
import { makeWholeAccount } from '../../completion/new-member.ts';
import { unfinishedAnswer } from '../../completion/unfinished-sign-in.ts';
import { signInAnswerOf } from '../../sign-in-answer.ts';
import { clientsOf, type ProviderClient } from '../provider-client.ts';
import { accessTokenAt, activationAt, basicOf, configAt, regcodeAt, registerAt } from './operator-client.ts';
import { softwareStatement } from './software-statement.ts';
import { sent } from '../../../../../src/contracts/wire/sent-text.ts';

type OperatorKind = 'adobe-dcr' | 'primetime';
const both: readonly OperatorKind[] = ['adobe-dcr', 'primetime'];

/** The tenant's provider with this requestor. @throws PlatformError 404 `provider-not-found` */
function requestorAt({ context, realm }: Caller, requestorId: string, kinds: readonly string[] = both): ProviderClient {
  const named = realm.signIn.providers.filter((one) => one.requestorId === requestorId && kinds.includes(one.kind)).map(({ name }) => name);
  const client = clientsOf(context.keys.provider, realm).find(({ name }) => named.includes(name));
  if (!client) throw new PlatformError(404, 'provider-not-found', 'This tenant has no such provider.');
  return client;
}

/** Every call asks the operators' service; a viewer makes few. */
const count = ({ context: { limits }, request, now }: Caller): Promise<void> => limits.countAddress('sign-ins at an address', request, now);

/** Signs in whoever an operator knows. Its people have no e-mail here, so nothing can be another account's. */
async function signInAs(caller: Caller, { name: provider }: ProviderClient, userId: string): Promise<SignInAnswer> {
  const { context: { db }, realm: { realm } } = caller;
  const person = { provider, subject: userId, emailVerified: false };
  const known = await accountOfPerson(db, realm, person);
  const account = known ?? await makeWholeAccount(caller, person);
  return account ? signInAnswerOf(caller, account) : unfinishedAnswer(caller, { person });
}

/** Sign-in by a television operator. The browser speaks to this platform alone, which asks the operators' service. @source spec 3 §4 "Adobe flow", §7 */
export const operatorRoutes = [
  defineRoute({
    name: 'readSoftwareStatement', method: 'GET', path: '/api/v1/adobe/:requestorId/software-statement', auth: 'bearerless', input: z.object({ requestorId: sent('id') }), output: statementAnswer,
    answer: async ({ requestorId }, caller) => ({ softwareStatement: await softwareStatement(caller.context.db, requestorAt(caller, requestorId)) }),
  }),
  defineRoute({
    name: 'registerOperatorClient', method: 'POST', path: '/api/v1/adobe/:requestorId/o/client/register', auth: 'bearerless', input: registration, output: registered,
    answer: async ({ requestorId, software_statement: statement }, caller) => {
      await count(caller);
      return registerAt(requestorAt(caller, requestorId), statement);
    },
  }),
  defineRoute({
    name: 'readOperators', method: 'GET', path: '/api/v1/adobe/config/:requestorId', auth: 'bearerless', input: z.object({ requestorId: sent('id') }), output: operatorConfig,
    answer: ({ requestorId }, caller) => configAt(requestorAt(caller, requestorId), requestorId),
  }),
  defineRoute({
    name: 'makeRegcode', method: 'POST', path: '/api/v3/adobe/regcode', auth: 'bearerless', input: regcodeRequest, output: regcodeAnswer,
    answer: async ({ requestorId, clientId, clientSecret }, caller) => {
      await count(caller);
      const client = requestorAt(caller, requestorId, ['adobe-dcr']);
      const accessToken = await accessTokenAt(client, clientId, clientSecret);
      return { accessToken, code: await regcodeAt(client, requestorId, `Bearer ${accessToken}`) };
    },
  }),
  defineRoute({
    name: 'loginWithOperator', method: 'POST', path: '/api/v3/adobe/token', auth: 'bearerless', input: operatorTokenRequest, output: signInAnswer,
    answer: async ({ requestorId, clientId, clientSecret, accessToken, code, proof }, caller) => {
      await count(caller);
      const client = requestorAt(caller, requestorId, ['adobe-dcr']);
      // The application is proven a second time, beside its token.
      await accessTokenAt(client, clientId, clientSecret);
      const { userId } = await activationAt(client, { code, proof, authorization: `Bearer ${accessToken}`, requestor: requestorId });
      return signInAs(caller, client, userId);
    },
  }),
  defineRoute({
    name: 'makePlainRegcode', method: 'POST', path: '/api/v1/adobe/:requestorId/regcode', auth: 'bearerless', input: z.object({ requestorId: sent('id') }), output: plainRegcodeAnswer,
    answer: async ({ requestorId }, caller) => {
      await count(caller);
      const client = requestorAt(caller, requestorId, ['primetime']);
      return { code: await regcodeAt(client, requestorId, basicOf(client)) };
    },
  }),
  defineRoute({
    name: 'loginWithPrimetime', method: 'POST', path: '/api/v1/user/adobe', auth: 'bearerless', input: operatorUserRequest, output: signInAnswer,
    answer: async ({ requestorId, resourceId, code, proof }, caller) => {
      await count(caller);
      const client = requestorAt(caller, requestorId, ['primetime']);
      const isOwn = caller.realm.signIn.providers.some((one) => one.name === client.name && one.resourceId === resourceId);
      if (!isOwn) throw new PlatformError(403, 'operator-not-entitled', 'operatorNotEntitled');
      const { userId } = await activationAt(client, { code, proof, authorization: basicOf(client), requestor: requestorId });
      return signInAs(caller, client, userId);
    },
  }),
];
