import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { detailValues, formField } from '../form-field.ts';
import { sent } from '../../wire/sent-text.ts';

/** What an account says of its owner, and the fields that it is written in. @source spec 3 §3 "Account details"; chosen: the other fields, as the specification shows no call */
export const accountDetails = z.object({
  id: z.string(),
  /** What signs in, and where mails go. */
  contactEmail: z.string(),
  /** An e-mail that waits for the press in its mail. */
  pendingEmail: z.optional(z.string()),
  details: detailValues,
  fields: z.array(formField),
  /** Without one, providers alone prove who it is. */
  hasPassword: z._default(z.boolean(), true),
  passwordMinLength: z._default(wholeNumber, 10),
});
export type AccountDetails = z.output<typeof accountDetails>;

/** What is kept; a field that is missing is emptied. */
export const detailsChange = z.object({ details: detailValues });

/** A new e-mail. `current` is the password, where the account has one. */
export const emailChange = z.object({ email: sent('email'), current: z.optional(sent('password')) });
export type EmailChange = z.input<typeof emailChange>;

/** When an account goes for good. */
export const accountDeletion = z.object({ dueAt: instant });
export type AccountDeletion = z.output<typeof accountDeletion>;

/** `proof`: the password, or the whole e-mail of an account that has none. */
export const deletionRequest = z.object({ proof: sent('token') });

/** The account's password, where a session proves again that its owner asks. */
export const accountProof = z.object({ password: sent('password') });

/** Everything that is kept of an account, as a file. */
export const accountExport = z.object({ fileName: z.string(), data: z.unknown() });
export type AccountExport = z.output<typeof accountExport>;
