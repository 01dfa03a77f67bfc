import * as z from 'zod/mini';
import { newProfile, pinChange, profile, profileChange, profileChoice, profileList, profileRemoval } from '../../../../src/contracts/identity/profile.ts';
import { tokens } from '../../../../src/contracts/identity/tokens.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import type { ProfileRow } from '../../db/tables/identity/account-tables.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { addProfile, changePin, changeProfile, dropProfile } from './change-profiles.ts';
import { isManager, mostProfiles, profilesOf } from './profile-store.ts';
import { selectProfile } from './select-profile.ts';

const presentProfile = ({ user }: MemberCaller, { id, name, type, avatar, parentalLevel, pinHash }: ProfileRow) => ({
  id, name, type, parentalLevel, hasPin: pinHash !== null, current: id === user.pro.id, ...(avatar === null ? {} : { avatar }),
});

/** Who watches under an account. @source spec 1 §6; issue "profiles adult and child" */
export const profileRoutes = [
  defineRoute({
    name: 'readProfiles', method: 'GET', path: '/api/v1/user/profiles', auth: 'member', input: z.object({}), output: profileList,
    answer: async (_input, caller) => {
      const rows = await profilesOf(caller, caller.context.db);
      return { profiles: rows.map((row) => presentProfile(caller, row)), most: mostProfiles, mayManage: rows.some((row) => row.id === caller.user.pro.id && isManager(row)) };
    },
  }),
  defineRoute({
    name: 'makeProfile', method: 'POST', path: '/api/v1/user/profiles', auth: 'member', ownerOnly: true, input: newProfile, output: profile,
    answer: async (input, caller) => presentProfile(caller, await addProfile(caller, input)),
  }),
  defineRoute({
    name: 'updateProfile', method: 'PATCH', path: '/api/v1/user/profiles/:profileId', auth: 'member', ownerOnly: true, input: profileChange, output: profile,
    answer: async (input, caller) => presentProfile(caller, await changeProfile(caller, input)),
  }),
  defineRoute({
    name: 'removeProfile', method: 'DELETE', path: '/api/v1/user/profiles/:profileId', auth: 'member', ownerOnly: true, input: profileRemoval, output: nothing,
    answer: async (input, caller) => {
      await dropProfile(caller, input);
      return {};
    },
  }),
  defineRoute({
    name: 'selectProfile', method: 'POST', path: '/api/v1/user/profiles/:profileId/select', auth: 'member', ownerOnly: true, input: profileChoice, output: tokens,
    answer: ({ profileId, pin }, caller) => selectProfile(caller, profileId, pin),
  }),
  defineRoute({
    name: 'changePin', method: 'PUT', path: '/api/v1/user/profiles/:profileId/pin', auth: 'member', ownerOnly: true, input: pinChange, output: profile,
    answer: async (input, caller) => presentProfile(caller, await changePin(caller, input)),
  }),
];
