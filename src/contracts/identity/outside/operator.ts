import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { sent } from '../../wire/sent-text.ts';

/** A television operator. @source spec 3 §7 "requestor.mvpds and channels"; chosen: the fields */
export const operator = z.object({ id: z.string(), displayName: z.string(), featured: z._default(z.boolean(), false) });
export type Operator = z.output<typeof operator>;

/** @source spec 3 §7 "GET {adobe host}/api/v1/config/{requestorId} | requestor.mvpds and channels" */
export const operatorConfig = z.object({
  requestor: z.object({ id: z.string(), mvpds: listOf('operatorConfig.mvpds', operator), channels: z._default(listOf('operatorConfig.channels', z.object({ id: z.string(), displayName: z.string() })), () => []) }),
});
export type OperatorConfig = z.output<typeof operatorConfig>;

/** What a browser registers with. chosen: the call, as the specification shows what is sent and not where it is from */
export const statementAnswer = z.object({ softwareStatement: z.string() });

/** @source spec 3 §7 "POST {adobe client}/o/client/register | software_statement | client_id, client_secret" */
export const registration = z.object({ requestorId: sent('id'), software_statement: sent('token') });
export const registered = z.object({ client_id: z.string(), client_secret: z.string() });

const clientDetails = z.object({ requestorId: sent('id'), clientId: sent('id'), clientSecret: sent('token') });

/** @source spec 3 §7 "POST /v3/adobe/regcode | requestorId, clientId, clientSecret | accessToken, code" */
export const regcodeRequest = clientDetails;
export const regcodeAnswer = z.object({ accessToken: z.string(), code: z.string() });

/** What came back from the operator's page, to the browser that was there. chosen: without it a code that another browser activated would sign in */
const activated = z.object({ code: sent('id'), proof: sent('token') });

/** @source spec 3 §7 "POST /v3/adobe/token | requestorId, clientId, clientSecret, accessToken"; chosen: `code` and `proof` */
export const operatorTokenRequest = z.extend(clientDetails, { accessToken: sent('token'), ...activated.shape });

/** @source spec 3 §7 "POST /adobe/{requestorId}/regcode | code" */
export const plainRegcodeAnswer = z.object({ code: z.string() });

/** @source spec 3 §7 "POST /user/adobe | requestorId, resourceId"; chosen: `code` and `proof` */
export const operatorUserRequest = z.object({ requestorId: sent('id'), resourceId: sent('id'), ...activated.shape });
