import * as z from 'zod/mini';
import { consentAnswer, detailValues } from '../form-field.ts';
import { sent, sentList } from '../../wire/sent-text.ts';

/** A riddle that costs a browser a moment; its text is the captcha's own format. chosen: the call and its fields, as the specification names the token alone */
export const appCheckChallenge = z.object({ challenge: z.string() });

/** The riddle with its solution, both as they travel. */
export const appCheckProof = z.object({ challenge: sent('token'), solution: sent('token') });

/** Good once and for minutes. @source spec 3 §7 "optional appCheckToken" */
export const appCheckAnswer = z.object({ appCheckToken: z.string() });

/**
 * A new account.
 *
 * @source spec 3 §7 "POST /v1/firebase-auth/signup | username, password, consentAnswers, optional appCheckToken";
 *   chosen: `details`, what else the tenant's form asks for, `from`, the page that the mail's link leads back to after the first sign-in, and `proof`,
 *   random text of this browser, by which it confirms the sign-up
 */
export const signUpRequest = z.object({
  username: sent('email'),
  password: sent('password'),
  consentAnswers: sentList(consentAnswer, 100),
  appCheckToken: z.optional(sent('token')),
  details: z.optional(detailValues),
  from: z.optional(sent('address')),
  proof: z.optional(sent('token')),
});
export type SignUpRequest = z.output<typeof signUpRequest>;
