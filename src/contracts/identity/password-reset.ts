import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { sent } from '../wire/sent-text.ts';

/** @source spec 3 §5 "Password reset requests send id and provider" */
export const resetRequest = z.object({ id: sent('email'), provider: sent('code') });

/**
 * @source spec 3 §5 "The reset step sends a token and a secret"
 * chosen: `removeWays` takes every passkey and linked provider off the account with the old password, since an intruder may have added one
 */
export const passwordReset = z.object({ token: sent('token'), secret: sent('password'), removeWays: z.optional(z.boolean()) });

/** Another way in than the password. `name` is what its owner or its provider calls it. chosen: the fields, as the specification shows none */
export const recoveryWay = z.object({ kind: openEnum('recoveryWay.kind', ['PASSKEY', 'PROVIDER']), name: z.string(), addedAt: instant });
export type RecoveryWay = z.output<typeof recoveryWay>;

/** The other ways in to the account of a reset link, the newest first. */
export const recoveryWays = z.object({ ways: listOf('recoveryWays.ways', recoveryWay) });

export const recoveryQuestion = z.object({ token: sent('token') });

/** @source spec 3 §4 "Password change re-authenticates with the current password"; chosen: one call for both steps */
export const passwordChange = z.object({ current: sent('password'), secret: sent('password') });
