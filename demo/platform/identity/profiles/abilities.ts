import { PlatformError } from '../../server/platform-error.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';
import { accountOfCaller } from '../account/account-of-caller.ts';
import { ownerAlone } from '../impersonation/acting-context.ts';
import { isFreshlyProven } from '../session/fresh-proof.ts';
import { isManager, ownProfile } from './profile-store.ts';

export const restrictedProfile = ['account-for-grown-ups', 'This is for a grown-up’s profile without restriction.'] as const;
const childBuys = ['kidPurchasePermissionDenied'] as const;
const mayNotManage = ['profile-may-not-manage', 'This profile may not change profiles.'] as const;
const staleSignIn = ['recent-sign-in-required', 'Sign in again first.'] as const;
const staleProof = [['proof-required', 'The password of the account is asked for first.'], staleSignIn] as const satisfies Refused['stale'];
const teamAlone = ['forbidden', 'This is for the people who run this site.'] as const;

type Refusal = readonly [code: string, message?: string];

/**
 * Which profiles are refused an ability, and by which code. A grown-up's profile without restriction has every ability but the team's.
 *
 * A guest who pays a gift reaches `buyer` routes alone, whatever stands here.
 */
interface Refused {
  /** An adult or child profile that is shown what is for all ages. */
  restricted?: Refusal;
  child?: Refusal;
  /** One of the team who acts in a member's name. */
  impersonated?: Refusal;
  /** Every account that is not the team's. */
  notTeam?: Refusal;
  /** A session whose owner has not proven to own the account for a while: the first code where a password would prove it, the second where a sign-in does. The first is absent where the call itself takes the password. */
  stale?: readonly [withPassword: Refusal | undefined, without: Refusal];
}

const grownUps = { restricted: restrictedProfile, child: restrictedProfile } satisfies Refused;
const buyers = { restricted: restrictedProfile, child: childBuys } satisfies Refused;

/**
 * What a profile may do: every call of a member names one ability.
 *
 * @source spec 2 §6 "unless the profile is CHILD (denied with kidPurchasePermissionDenied)"; chosen: all else. A profile that could lift its own restriction, or pay with
 *   a kept card of its parents, would have none; and the team changes nothing in a member's name
 */
const abilities = {
  /** Films, entitlements, what is kept and how far it was watched. */
  watch: {},
  /** Own lists, favourites, reminders, preferences and places in films. */
  keep: { impersonated: ownerAlone },
  /** Set phrases and a place in a room, which others read. */
  publish: { impersonated: ownerAlone },
  /** Free words that everybody reads, under a free name. chosen: for grown-ups, since a child's words may say its name and its place to strangers */
  review: { ...grownUps, impersonated: ownerAlone },
  chooseProfile: { impersonated: ownerAlone },
  manageProfiles: { restricted: mayNotManage, child: mayNotManage, impersonated: ownerAlone },
  /** chosen: also a child's, since the link goes to the account's mailbox alone */
  resetPin: { impersonated: ownerAlone },
  seeAccount: grownUps,
  changeAccount: { ...grownUps, impersonated: ownerAlone },
  /** Its e-mail, and its end: both take it from its owner. */
  giveUpAccount: { ...grownUps, impersonated: ownerAlone, stale: [undefined, staleSignIn] },
  /** Passwords, passkeys, providers, devices. */
  changeWaysIn: { ...grownUps, impersonated: ownerAlone },
  /** What opens the account from then on. A stolen access token lives for minutes: it must not become lasting access. */
  addWayIn: { ...grownUps, impersonated: ownerAlone, stale: staleProof },
  seePurchases: grownUps,
  /** Cards, billing details, invoices. */
  seePaymentMeans: { ...buyers, impersonated: ownerAlone },
  seeBasket: buyers,
  /** A basket holds what may be bought; nothing is paid. */
  fillBasket: { ...buyers, impersonated: ownerAlone },
  /** Pay, redeem, and change what was bought. */
  buy: { ...buyers, impersonated: ownerAlone },
  administrate: { restricted: teamAlone, child: teamAlone, impersonated: teamAlone, notTeam: teamAlone },
} satisfies Record<string, Refused>;

export type Ability = keyof typeof abilities;

/** What is refused to one of the team who acts in a member's name: every call that changes something needs such an ability. */
export type WritingAbility = { [A in Ability]: (typeof abilities)[A] extends { impersonated: Refusal } ? A : never }[Ability];

/**
 * Why this caller lacks an ability; undefined where the caller has it. Profile and role are read, not taken from the token: they may have changed since.
 *
 * @throws PlatformError 404 `profile-not-found`; 401 `session-ended` where the account is gone
 */
async function refusalOf(ability: Ability, caller: MemberCaller): Promise<Refusal | undefined> {
  const { user } = caller;
  const { restricted, child, impersonated, notTeam, stale }: Refused = abilities[ability];
  if (user.act && impersonated) return impersonated;
  if (notTeam && (await accountOfCaller(caller)).role !== 'ADMIN') return notTeam;
  if (user.rol === 'GUEST_BUYER' || (!restricted && !child)) return undefined;
  const profile = await ownProfile(caller, user.pro.id);
  if (profile.type === 'child') return child;
  if (!isManager(profile)) return restricted;
  return stale && !await isFreshlyProven(caller) ? stale[(await accountOfCaller(caller)).passwordHash === null ? 1 : 0] : undefined;
}

/** Whether the caller is a member whose profile has an ability. */
export const hasAbility = async (ability: Ability, { user, ...caller }: Caller): Promise<boolean> =>
  user !== undefined && !user.isGuest && await refusalOf(ability, { ...caller, user }) === undefined;

/**
 * Refuses a caller whose profile lacks an ability.
 *
 * @throws PlatformError 403 `account-for-grown-ups`, `kidPurchasePermissionDenied`, `profile-may-not-manage`, `notWhileImpersonating`, `forbidden`, `proof-required`, `recent-sign-in-required`; what `refusalOf` does
 */
export async function guardAbility(ability: Ability, caller: MemberCaller): Promise<void> {
  const refusal = await refusalOf(ability, caller);
  if (refusal) throw new PlatformError(403, ...refusal);
}
