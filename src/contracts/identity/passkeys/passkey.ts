import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { listOf } from '../../wire/parsing/list-of.ts';
import { readBy } from '../../wire/parsing/read-by.ts';
import { sent } from '../../wire/sent-text.ts';

/** chosen: several times an attestation with the certificates of its maker, in characters */
const longestWords = 50_000;

/** What browser and platform say to each other in the words of WebAuthn; only its libraries read it. */
export const passkeyWords = readBy((words: object) =>
  (typeof words === 'object' && words !== null && !Array.isArray(words) && JSON.stringify(words).length <= longestWords ? words : undefined));

/** One key of an account. chosen: the fields, as the specification has no passkeys */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.optional(instant),
  /** It is on each of the viewer's devices, not on one alone. */
  isSynced: z._default(z.boolean(), false),
});
export type Passkey = z.output<typeof passkey>;

/** The newest first. */
export const passkeyList = z.object({ passkeys: listOf('passkeyList.passkeys', passkey) });

/** What the browser is asked for: its challenge is good once, and for some minutes. */
export const passkeyOptions = z.object({ options: passkeyWords });

/** What the browser answered. */
export const passkeyProof = z.object({ response: passkeyWords });
export const newPasskey = z.object({ response: passkeyWords, name: sent('line') });
export const passkeyQuery = z.object({ passkeyId: sent('id') });
export const passkeyName = z.object({ passkeyId: sent('id'), name: sent('line') });
