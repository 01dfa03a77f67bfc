import * as z from 'zod/mini';
import { consentAnswer, detailValues } from '../form-field.ts';

/** Names a sign-in that lacks information: the `authorisationToken` of its answer. */
export const unfinishedSignIn = z.object({ token: z.string() });

/** What was missing. chosen: the call and its fields, as the specification names the status alone */
export const finishRequest = z.object({ token: z.string(), details: detailValues, consentAnswers: z.array(consentAnswer) });
export type FinishRequest = z.output<typeof finishRequest>;
