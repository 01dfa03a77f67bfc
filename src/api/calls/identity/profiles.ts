import * as z from 'zod/mini';
import { newProfile, pinChange, pinReset, pinResetProfile, pinResetQuery, profile, profileChange, profileChoice, profileList, profileQuery, profileRemoval } from '../../../contracts/identity/profile.ts';
import { tokens } from '../../../contracts/identity/tokens.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

const path = ({ profileId }: { profileId: string }) => pathOf`/user/profiles/${profileId}`;
const changes = { subject: 'profile', ids: () => [] } as const;

/** Who watches under this account. @source spec 3 §2 "profiles | /profiles"; chosen: paths and shapes of these calls, as the specification has none */
export const readProfiles = defineCall({
  name: 'readProfiles', method: 'GET', auth: 'member',
  input: z.object({}), output: profileList,
  request: () => ({ path: '/user/profiles' }),
});

export const makeProfile = defineCall({
  name: 'makeProfile', method: 'POST', auth: 'member', changes,
  input: newProfile, output: profile,
  request: (body) => ({ path: '/user/profiles', body }),
});

export const updateProfile = defineCall({
  name: 'updateProfile', method: 'PATCH', auth: 'member', changes,
  input: profileChange, output: profile,
  request: ({ profileId, ...body }) => ({ path: path({ profileId }), body }),
});

/** With what it watched and kept. */
export const removeProfile = defineCall({
  name: 'removeProfile', method: 'DELETE', auth: 'member', changes,
  input: profileRemoval, output: nothing,
  request: ({ profileId, ...body }) => ({ path: path({ profileId }), body }),
});

/** The session goes on as another profile: the answer's tokens take the place of those that asked. */
export const selectProfile = defineCall({
  name: 'selectProfile', method: 'POST', auth: 'member',
  input: profileChoice, output: tokens,
  request: ({ profileId, ...body }) => ({ path: `${path({ profileId })}/select`, body }),
});

/** Sets, replaces or takes away a PIN. */
export const changePin = defineCall({
  name: 'changePin', method: 'PUT', auth: 'member', changes,
  input: pinChange, output: profile,
  request: ({ profileId, ...body }) => ({ path: `${path({ profileId })}/pin`, body }),
});

/** Mails a link to a new PIN to the owner of the account, whoever asks. */
export const requestPinReset = defineCall({
  name: 'requestPinReset', method: 'POST', auth: 'member',
  input: profileQuery, output: nothing,
  request: (input) => ({ path: `${path(input)}/pin/reset` }),
});

/** Whose PIN the code of a mail replaces. @source spec 3 §2 "confirm PIN-protection reset"; chosen: paths and shapes */
export const readPinReset = defineCall({
  name: 'readPinReset', method: 'POST',
  input: pinResetQuery, output: pinResetProfile,
  request: (body) => ({ path: '/user/pin-reset/read', body }),
});

export const resetPin = defineCall({
  name: 'resetPin', method: 'PUT',
  input: pinReset, output: nothing,
  request: (body) => ({ path: '/user/pin-reset', body }),
});
