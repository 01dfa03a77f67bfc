import * as z from 'zod/mini';
import { newProfile, pinChange, profile, profileChange, profileChoice, profileList, profileRemoval } from '../../../../src/contracts/identity/profile.ts';
import { tokens } from '../../../../src/contracts/identity/tokens.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { addProfile, changePin, changeProfile, dropProfile } from './change-profiles.ts';
import { presentProfile } from './present-profile.ts';
import { isManager, mostProfiles, profilesOf } from './profile-store.ts';
import { selectProfile } from './select-profile.ts';

/** Who watches under an account. @source spec 1 §6; issue "profiles adult and child" */
export const profileRoutes = [
  defineRoute({
    name: 'readProfiles', method: 'GET', path: '/api/v1/user/profiles', auth: 'member', ability: 'watch', input: z.object({}), output: profileList,
    answer: async (_input, caller) => {
      const rows = await profilesOf(caller, caller.context.db);
      return { profiles: rows.map((row) => presentProfile(row, caller.user.pro.id)), most: mostProfiles, mayManage: rows.some((row) => row.id === caller.user.pro.id && isManager(row)) };
    },
  }),
  defineRoute({
    name: 'makeProfile', method: 'POST', path: '/api/v1/user/profiles', auth: 'member', ability: 'manageProfiles', input: newProfile, output: profile,
    answer: async (input, caller) => presentProfile(await addProfile(caller, input), caller.user.pro.id),
  }),
  defineRoute({
    name: 'updateProfile', method: 'PATCH', path: '/api/v1/user/profiles/:profileId', auth: 'member', ability: 'manageProfiles', input: profileChange, output: profile,
    answer: async (input, caller) => presentProfile(await changeProfile(caller, input), caller.user.pro.id),
  }),
  defineRoute({
    name: 'removeProfile', method: 'DELETE', path: '/api/v1/user/profiles/:profileId', auth: 'member', ability: 'manageProfiles', input: profileRemoval, output: nothing,
    answer: async (input, caller) => {
      await dropProfile(caller, input);
      return {};
    },
  }),
  defineRoute({
    name: 'selectProfile', method: 'POST', path: '/api/v1/user/profiles/:profileId/select', auth: 'member', ability: 'chooseProfile', input: profileChoice, output: tokens,
    answer: ({ profileId, pin }, caller) => selectProfile(caller, profileId, pin),
  }),
  defineRoute({
    name: 'changePin', method: 'PUT', path: '/api/v1/user/profiles/:profileId/pin', auth: 'member', ability: 'manageProfiles', input: pinChange, output: profile,
    answer: async (input, caller) => presentProfile(await changePin(caller, input), caller.user.pro.id),
  }),
];
