import * as z from 'zod/mini';
import { sent } from '../wire/sent-text.ts';

/** The token of a link in a mail. chosen: the fields, as the specification shows no body for the confirm call */
export const confirmationRequest = z.object({ token: sent('token') });

/** The link of a sign-up is pressed. chosen: `proof` of the browser that signed up, elsewhere `password` that was chosen there: a mail says nothing of who asked for it */
export const emailConfirmation = z.extend(confirmationRequest, {
  proof: z.optional(sent('token')),
  password: z.optional(sent('password')),
  /** Whether a person pressed. chosen: a link that changes whose account it is does nothing when it is opened, since programs that look at mails open links too */
  pressed: z.optional(z.boolean()),
});
export type EmailConfirmation = z.output<typeof emailConfirmation>;

/** Whose e-mail it is: the sign-in form is filled with it. @source spec 3 §2 "opens login with the email prefilled" */
export const confirmationAnswer = z.object({ email: z.string() });
export type ConfirmationAnswer = z.output<typeof confirmationAnswer>;
