import { impersonationEntry, impersonationLink, impersonationRequest } from '../../../contracts/identity/impersonation.ts';
import { signInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { defineCall } from '../../call.ts';

/** Makes a link by which one of the tenant's own people acts as a member. chosen: the call, as the specification shows the page alone */
export const makeImpersonation = defineCall({
  name: 'makeImpersonation', method: 'POST', base: (e) => e.v2, auth: 'member',
  input: impersonationRequest, output: impersonationLink,
  request: (body) => ({ path: '/impersonations', body }),
});

/** Begins the session of such a link. @source spec 3 §2 "impersonate | /impersonate/{token}"; chosen: the call */
export const enterImpersonation = defineCall({
  name: 'enterImpersonation', method: 'POST', base: (e) => e.v2,
  input: impersonationEntry, output: signInAnswer,
  request: (body) => ({ path: '/impersonations/enter', body }),
});
