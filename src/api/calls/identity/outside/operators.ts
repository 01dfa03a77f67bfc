import * as z from 'zod/mini';
import {
  operatorConfig, operatorTokenRequest, operatorUserRequest, plainRegcodeAnswer, regcodeAnswer, regcodeRequest, registered, registration, statementAnswer,
} from '../../../../contracts/identity/outside/operator.ts';
import { signInAnswer } from '../../../../contracts/identity/sign-in-answer.ts';
import { defineCall } from '../../../call.ts';
import { pathOf } from '../../../path-of.ts';
import { sent } from '../../../../contracts/wire/sent-text.ts';

const ofRequestor = z.object({ requestorId: sent('id') });

/** What this browser registers with at the operators' service. chosen: the call, as the specification shows none */
export const readSoftwareStatement = defineCall({
  name: 'readSoftwareStatement', method: 'GET',
  input: ofRequestor, output: statementAnswer,
  request: ({ requestorId }) => ({ path: pathOf`/adobe/${requestorId}/software-statement` }),
});

/** @source spec 3 §7 "POST {adobe client}/o/client/register | software_statement"; chosen: the platform is the client's host, so that browsers speak to no other */
export const registerOperatorClient = defineCall({
  name: 'registerOperatorClient', method: 'POST',
  input: registration, output: registered,
  request: ({ requestorId, ...body }) => ({ path: pathOf`/adobe/${requestorId}/o/client/register`, body }),
});

/** @source spec 3 §7 "GET {adobe host}/api/v1/config/{requestorId}" */
export const readOperators = defineCall({
  name: 'readOperators', method: 'GET',
  input: ofRequestor, output: operatorConfig,
  request: ({ requestorId }) => ({ path: pathOf`/adobe/config/${requestorId}` }),
});

/** @source spec 3 §7 "POST /v3/adobe/regcode | requestorId, clientId, clientSecret | accessToken, code" */
export const makeRegcode = defineCall({
  name: 'makeRegcode', method: 'POST', base: (e) => e.api,
  input: regcodeRequest, output: regcodeAnswer,
  request: (body) => ({ path: '/api/v3/adobe/regcode', body }),
});

/** @source spec 3 §7 "POST /v3/adobe/token | requestorId, clientId, clientSecret, accessToken" */
export const loginWithOperator = defineCall({
  name: 'loginWithOperator', method: 'POST', base: (e) => e.api,
  input: operatorTokenRequest, output: signInAnswer,
  request: (body) => ({ path: '/api/v3/adobe/token', body }),
});

/** @source spec 3 §7 "POST /adobe/{requestorId}/regcode | code" */
export const makePlainRegcode = defineCall({
  name: 'makePlainRegcode', method: 'POST',
  input: ofRequestor, output: plainRegcodeAnswer,
  request: ({ requestorId }) => ({ path: pathOf`/adobe/${requestorId}/regcode` }),
});

/** @source spec 3 §7 "POST /user/adobe | requestorId, resourceId" */
export const loginWithPrimetime = defineCall({
  name: 'loginWithPrimetime', method: 'POST',
  input: operatorUserRequest, output: signInAnswer,
  request: (body) => ({ path: '/user/adobe', body }),
});
