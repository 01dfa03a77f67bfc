import * as z from 'zod/mini';
import { sent } from '../wire/sent-text.ts';

/** The token of a link in a mail. chosen: the fields, as the specification shows no body for the confirm call */
export const confirmationRequest = z.object({ token: sent('token') });

/** Whose e-mail it is: the sign-in form is filled with it. @source spec 3 §2 "opens login with the email prefilled" */
export const confirmationAnswer = z.object({ email: z.string() });
