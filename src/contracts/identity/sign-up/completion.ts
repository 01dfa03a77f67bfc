import * as z from 'zod/mini';
import { consentAnswer, detailValues } from '../form-field.ts';
import { sent, sentList } from '../../wire/sent-text.ts';

/** Names a sign-in that is not finished: the `authorisationToken` of its answer. */
export const unfinishedSignIn = z.object({ token: sent('token') });

/** What was missing. chosen: the call and its fields, as the specification names the status alone */
export const finishRequest = z.object({ token: sent('token'), details: detailValues, consentAnswers: sentList(consentAnswer, 100) });
export type FinishRequest = z.output<typeof finishRequest>;

/** The profile with which a sign-in goes on, with its PIN where it has one. chosen: the call and its fields, as the specification has none */
export const signInProfileChoice = z.extend(unfinishedSignIn, { profileId: sent('id'), pin: z.optional(sent('code')) });
/** The profile whose PIN was forgotten before anyone was signed in. */
export const signInPinReset = z.extend(unfinishedSignIn, { profileId: sent('id') });
