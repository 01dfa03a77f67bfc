import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { listOf } from '../../wire/parsing/list-of.ts';

/** Another provider that signs in to an account. @source spec 3 §7 "linkedAccounts (provider)"; chosen: the other fields */
export const linkedProvider = z.object({ provider: z.string(), email: z.optional(z.string()), linkedAt: instant });
export type LinkedProvider = z.output<typeof linkedProvider>;

/** `mayUnlink`: another way in is left. */
export const linkedProviders = z.object({ linked: listOf('linkedProviders.linked', linkedProvider), mayUnlink: z._default(z.boolean(), false) });
export type LinkedProviders = z.output<typeof linkedProviders>;
