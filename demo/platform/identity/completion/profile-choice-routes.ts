import { profileList } from '../../../../src/contracts/identity/profile.ts';
import { signInAnswer } from '../../../../src/contracts/identity/sign-in-answer.ts';
import { signInPinReset, signInProfileChoice, unfinishedSignIn } from '../../../../src/contracts/identity/sign-up/completion.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { accountById, linkPerson } from '../attempts/link-person.ts';
import { tellWayIn } from '../mail/send-mail.ts';
import { mailPinReset } from '../profiles/pin-reset-routes.ts';
import { presentProfile } from '../profiles/present-profile.ts';
import { guardPin } from '../profiles/profile-pin.ts';
import { isManager, mostProfiles, ownProfile, profilesOf } from '../profiles/profile-store.ts';
import { signInAnswerOf } from '../sign-in-answer.ts';
import { profileChoiceOf, takeProfileChoice } from './profile-choice.ts';

/**
 * What stands between a proof and a profile with a PIN: a device that a family shares keeps passwords, passkeys and providers' sessions for anybody in front of it.
 *
 * A wrong PIN leaves the token good. @source spec 1 §6 "Parental control"; chosen: the calls, as the specification shows none
 */
export const profileChoiceRoutes = [
  defineRoute({
    name: 'readSignInProfiles', method: 'POST', path: '/api/v1/sign-in/profiles', auth: 'bearerless', input: unfinishedSignIn, output: profileList,
    answer: async ({ token }, caller) => {
      const { accountId } = await profileChoiceOf(caller, token);
      const rows = await profilesOf({ realm: caller.realm, user: { id: accountId } }, caller.context.db);
      return { profiles: rows.map((row) => presentProfile(row)), most: mostProfiles, mayManage: false };
    },
  }),
  defineRoute({
    name: 'chooseSignInProfile', method: 'POST', path: '/api/v1/sign-in/profile', auth: 'bearerless', input: signInProfileChoice, output: signInAnswer,
    answer: async ({ token, profileId, pin }, caller) => {
      const { context, realm } = caller;
      const { accountId } = await profileChoiceOf(caller, token);
      // chosen: ten for each sign-in, wherever they come from; its owner signs in once more
      if (pin) await context.limits.count('tries of a PIN in a sign-in', [realm.realm, token], caller.now);
      const profile = await ownProfile({ context, realm, user: { id: accountId } }, profileId);
      await guardPin(caller, profile, pin);
      const account = await accountById(context.db, accountId);
      const { idp, links } = await context.db.transaction(async (tx) => {
        const choice = await takeProfileChoice(tx, caller, token);
        if (choice.links && isManager(profile)) await linkPerson(tx, account, choice.links, caller.now);
        return choice;
      });
      if (links && isManager(profile)) await tellWayIn(caller, account);
      return signInAnswerOf(caller, account, { profileId, ...(idp === undefined ? {} : { idp }) });
    },
  }),
  defineRoute({
    name: 'requestSignInPinReset', method: 'POST', path: '/api/v1/sign-in/profile/pin-reset', auth: 'bearerless', input: signInPinReset, output: nothing,
    answer: async ({ token, profileId }, caller) => {
      const { accountId } = await profileChoiceOf(caller, token);
      await mailPinReset(caller, await accountById(caller.context.db, accountId), profileId);
      return {};
    },
  }),
];
