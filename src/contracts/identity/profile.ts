import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { readBy } from '../wire/parsing/read-by.ts';
import { sent } from '../wire/sent-text.ts';
import { wholeNumber } from '../wire/whole-number.ts';

/** @source spec 1 §6 "Parental control with values RESTRICTED and NON_RESTRICTED" */
const parentalLevel = z.enum(['RESTRICTED', 'NON_RESTRICTED']);

const profileType = z.enum(['adult', 'child']);

/** chosen: as long as a name on a card can be read */
export const longestProfileName = 30;
/** chosen: digits of a PIN, as payment cards have them */
export const pinLength = 4;

const profileName = z.pipe(readBy((name: string) => (typeof name === 'string' ? name.trim() : undefined)), z.string().check(z.regex(/^[^]/), z.maxLength(longestProfileName)));
const pin = z.string().check(z.regex(/^\d{4}$/));

/** Who watches under an account. @source spec 1 §3 "User profile"; chosen: `parentalLevel`, `hasPin` and `current`, as the specification names no fields for them */
export const profile = z.object({
  id: z.string(),
  name: z.string(),
  type: openEnum('profile.type', ['adult', 'child'], 'child'),
  /** Address of one of the tenant's pictures. */
  avatar: z.optional(z.string()),
  parentalLevel: openEnum('profile.parentalLevel', ['RESTRICTED', 'NON_RESTRICTED'], 'RESTRICTED'),
  hasPin: z._default(z.boolean(), false),
  /** The one of the session that asks. */
  current: z._default(z.boolean(), false),
});
export type Profile = z.output<typeof profile>;

/** The profiles of an account, the oldest first. */
export const profileList = z.object({
  profiles: listOf('profileList.profiles', profile),
  /** How many an account can have. */
  most: wholeNumber,
  /** Whether the profile that asks may change them: grown-ups without restriction may. */
  mayManage: z._default(z.boolean(), false),
});
export type ProfileList = z.output<typeof profileList>;

export const newProfile = z.object({ name: profileName, type: profileType, avatar: z.optional(sent('id')), parentalLevel: z.optional(parentalLevel) });
export type NewProfile = z.input<typeof newProfile>;

/**
 * What opens a profile that has a PIN: `current` is that PIN, `password` the account's where the PIN is forgotten.
 *
 * chosen: whoever changes or deletes a profile with a PIN gives one of them, whichever profile watches
 */
const proof = { current: z.optional(sent('password')), password: z.optional(sent('password')) };
export interface ProfileProof { current?: string | undefined; password?: string | undefined }

export const profileChange = z.object({
  profileId: sent('id'), ...proof, name: z.optional(profileName), avatar: z.optional(sent('id')), parentalLevel: z.optional(parentalLevel),
});
export type ProfileChange = z.input<typeof profileChange>;

export const profileQuery = z.object({ profileId: sent('id') });
export const profileRemoval = z.object({ profileId: sent('id'), ...proof });
export type ProfileRemoval = z.input<typeof profileRemoval>;

export const profileChoice = z.object({ profileId: sent('id'), pin: z.optional(sent('code')) });

/** A new PIN; without one the profile has none any more. */
export const pinChange = z.object({ profileId: sent('id'), pin: z.optional(pin), ...proof });
export type PinChange = z.input<typeof pinChange>;

/** What a link of a mail brings back: its code and the new PIN; without a PIN the profile has none any more. @source spec 3 §2 "confirm PIN-protection reset | /confirm-reset/{code}" */
export const pinReset = z.object({ code: sent('code'), pin: z.optional(pin) });
/** Whether a link's code is good, and whose PIN it replaces. chosen: read by a post, so that no code stands in an address */
export const pinResetQuery = z.object({ code: sent('code') });
export const pinResetProfile = z.object({ name: z.string() });
