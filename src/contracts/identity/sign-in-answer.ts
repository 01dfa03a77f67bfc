import * as z from 'zod/mini';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { tokens } from './tokens.ts';
import { sent } from '../wire/sent-text.ts';

/**
 * What stands between proven credentials and a session.
 *
 * With anything but `COMPLETE` no session is open, and `refreshToken` is empty. `authorisationToken` is good for half an hour: with `MISSING_INFORMATION` for
 * `readMissingInformation` and `finishSignIn` alone, with `CHOOSE_PROFILE` for `readSignInProfiles`, `chooseSignInProfile` and `requestSignInPinReset`.
 *
 * @source spec 3 §3 "missingInformationStatus"; chosen: the values and what they mean, as the specification names none
 */
export const missingInformationStatus = openEnum('missingInformationStatus', ['COMPLETE', 'MISSING_INFORMATION', 'CHOOSE_PROFILE'], 'COMPLETE');

/** @source spec 3 §3 "Tokens: authorisationToken, refreshToken, missingInformationStatus. The /login call also returns linkedAccounts (provider)" */
export const signInAnswer = z.extend(tokens, {
  missingInformationStatus: z._default(missingInformationStatus, 'COMPLETE'),
  linkedAccounts: z._default(z.array(z.object({ provider: z.string() })), []),
});
export type SignInAnswer = z.output<typeof signInAnswer>;

/** @source spec 3 §7 "POST /login | id, secret"; chosen: `captchaToken`, where the tenant asks for a captcha */
export const loginRequest = z.object({ id: sent('email'), secret: sent('password'), captchaToken: z.optional(sent('token')) });
export type LoginRequest = z.output<typeof loginRequest>;
