import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sessionFamilies } from '../../../../../demo/platform/db/tables/identity/session-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { apiRoutes } from '../../../../../demo/platform/server/api-host.ts';
import { defineRoute } from '../../../../../demo/platform/server/platform-route.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const names = (text: string): string[] => text.trim().split(/\s+/).sort();

/** Watching, and what is kept for it. */
const watching = `
  readWatchHistory readReminders readPreferences readProfiles readFavouriteVods readWatchlists readRoom readRoomInvitation readEntitlements
  setReminder removeReminder updatePreferences addFavouriteVod removeFavouriteVod addWatchlistContent removeWatchlistContent reorderWatchlist
  makeWatchlist renameWatchlist deleteWatchlist restoreWatchlist saveWatchlist saveWatchProgress
  makeRoom enterRoom leaveRoom moveRoom sayInRoom selectProfile requestPinReset`;

/** What one of the team sees while acting for a member; nothing is changed. */
const acting = `
  readWatchHistory readReminders readPreferences readProfiles readFavouriteVods readWatchlists readRoom readRoomInvitation readEntitlements
  readAddresses readAccountDetails readLinkedProviders readMarketingPreferences readSessions readPasskeys
  readPaymentHistory readReceipt readPriceMigrations readPaymentAttempt readOpenPayments readHeldLicences verifyCancellationOffer readCancellationPromotions
  readBasket`;

/** What pays a gift, and no more. */
const giving = `
  beginGuestCheckout payOpenBasket payBasket readBillingDetails saveBillingDetails updateGiftBasket showPaidGift validatePaymentMethod initPaymentMethod readPaymentAttempt cancelPaymentAttempt`;

/** @source spec 2 §6; the codes of the other refusals are ours */
/** What changes the account in a session whose owner has proven nothing for a while. A stolen one may do it too: none of it opens the account, or takes it away, without its password; `decideDevice` says no. */
const unproven = `
  updateAccountDetails updateMarketingPreferences addAddress changeAddress removeAddress exportAccount
  endOpenSession endOtherSessions changePassword changeProviderPassword proveAccount unlinkProvider renamePasskey removePasskey findDevice decideDevice`;

const refusals = ['account-for-grown-ups', 'kidPurchasePermissionDenied', 'profile-may-not-manage', 'notWhileImpersonating', 'forbidden', 'sign-in-required', 'proof-required', 'recent-sign-in-required'];

/** Every call of members, and what of guests' calls only some members may. */
const ofMembers = apiRoutes.filter(({ ability }) => ability);

interface Viewer { token: string; headers?: Record<string, string> }

/** Asks every call with nothing in it. @returns those that were not refused for who asks, and the codes of those that were */
async function mayOf({ token, headers = {} }: Viewer) {
  const codes: Record<string, string> = {};
  for (const { name, method, path } of ofMembers) {
    const { status, body } = await platform.ask({ token, method, path: path.replaceAll(/:\w+/g, 'x'), headers, ...(method === 'GET' ? {} : { body: {} }) });
    const { code } = (body ?? {}) as { code?: string };
    if (refusals.includes(code ?? '') && (status === 403 || status === 401)) codes[name] = code!;
  }
  return { may: ofMembers.map(({ name }) => name).filter((name) => !codes[name]).sort(), codes };
}

const asProfile = async (type: 'adult' | 'child'): Promise<Viewer> => {
  const token = (await platform.signIn('cinema', 'member')).authorisationToken;
  const made = (await platform.ask({ token, path: '/api/v1/user/profiles', body: { name: 'Leo', type, parentalLevel: 'RESTRICTED' } })).body as { id: string };
  return { token: ((await platform.ask({ token, path: `/api/v1/user/profiles/${made.id}/select`, body: {} })).body as { authorisationToken: string }).authorisationToken };
};

test('a child’s profile watches and keeps, and is told its own reason where something is sold', async () => {
  const { may, codes } = await mayOf(await asProfile('child'));
  expect(may).toEqual(names(watching));
  expect(codes).toMatchObject({
    beginGuestCheckout: 'kidPurchasePermissionDenied', payBasket: 'kidPurchasePermissionDenied', redeemGift: 'kidPurchasePermissionDenied', cancelLicence: 'kidPurchasePermissionDenied', resumeLicence: 'kidPurchasePermissionDenied', readCards: 'kidPurchasePermissionDenied',
    readAccountDetails: 'account-for-grown-ups', addPasskey: 'account-for-grown-ups', decideDevice: 'account-for-grown-ups', unlinkProvider: 'account-for-grown-ups', readPaymentHistory: 'account-for-grown-ups',
    postReview: 'account-for-grown-ups', changePin: 'profile-may-not-manage', makeImpersonation: 'forbidden',
  });
});

test('a restricted profile may as little, and is not called a child', async () => {
  const { may, codes } = await mayOf(await asProfile('adult'));
  expect(may).toEqual(names(watching));
  expect(codes).toMatchObject({ payBasket: 'account-for-grown-ups', updateGiftBasket: 'account-for-grown-ups', readCards: 'account-for-grown-ups', readAccountDetails: 'account-for-grown-ups', updateProfile: 'profile-may-not-manage' });
  expect(Object.values(codes)).not.toContain('kidPurchasePermissionDenied');
});

test('one of the team who acts for a member looks, and changes nothing', async () => {
  const token = (await platform.signIn('cinema', 'team')).authorisationToken;
  const made = (await platform.ask({ path: '/api/v2/impersonations', token, body: { email: 'buyer@footlight.test' } })).body as { token: string };
  const entered = (await platform.ask({ path: '/api/v2/impersonations/enter', body: { token: made.token } })).body as { authorisationToken: string };
  const { may, codes } = await mayOf({ token: entered.authorisationToken });
  expect(may).toEqual(names(acting));
  expect(ofMembers.filter(({ name, method }) => may.includes(name) && method !== 'GET'), 'a call that is no read').toEqual([]);
  const hasForm = async (as: string) => 'form' in ((await platform.ask({ token: as, path: '/api/v1/reviews/1001' })).body as object);
  expect([await hasForm(token), await hasForm(entered.authorisationToken)], 'a form to write a review in').toEqual([true, false]);
  expect(codes).toMatchObject({ postReview: 'notWhileImpersonating', makeWatchlist: 'notWhileImpersonating', answerPriceMigration: 'notWhileImpersonating', putBasket: 'notWhileImpersonating', updateBasket: 'notWhileImpersonating', unlinkProvider: 'notWhileImpersonating', makeImpersonation: 'forbidden' });
});

test.each([['with', 'proof-required'], ['without', 'recent-sign-in-required']])('a session that was proven a while ago, of an account %s a password, adds no way in and takes nothing away', async (which, code) => {
  const { db } = platform.running.context;
  const { authorisationToken: token } = await platform.signIn('cinema', 'resume');
  const [before] = await db.select().from(accounts).where(eq(accounts.id, 'cinema.resume'));
  if (which === 'without') await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, 'cinema.resume'));
  await db.update(sessionFamilies).set({ provenAt: 0 });
  const { may, codes } = await mayOf({ token });
  await db.update(accounts).set({ passwordHash: before!.passwordHash }).where(eq(accounts.id, 'cinema.resume'));
  const ofAccount = ['changeAccount', 'giveUpAccount', 'changeWaysIn', 'addWayIn'];
  const changes = ofMembers.filter(({ method, ability = '' }) => method !== 'GET' && ofAccount.includes(ability)).map(({ name }) => name);
  const byPassword = which === 'with' ? ['changeEmail', 'deleteAccount'] : [];
  expect(may.filter((name) => changes.includes(name))).toEqual([...names(unproven), ...byPassword].sort());
  expect(codes).toMatchObject({ startPasskey: code, addPasskey: code, ...(which === 'with' ? {} : { changeEmail: code, deleteAccount: code }) });
});

test('a guest who pays a gift pays it, and does nothing else', async () => {
  const token = (await platform.guest('cinema')).authorisationToken;
  const begun = (await platform.ask({ token, path: '/api/v2/user/guest-checkout-principal', body: { email: 'giver@footlight.test' } })).body as { token: string };
  const { may } = await mayOf({ token, headers: { 'x-footlight-guest-checkout': begun.token } });
  expect(may).toEqual(names(giving));
});

test('a grown-up without restriction may all of it, but for what the team may', async () => {
  const { codes } = await mayOf({ token: (await platform.signIn('cinema', 'member')).authorisationToken });
  expect(codes).toEqual({ makeImpersonation: 'forbidden', readPreview: 'forbidden' });
});

test('a profile that is made a child’s loses its abilities at once, whatever its token says', async () => {
  const owner = (await platform.signIn('cinema', 'subscriber')).authorisationToken;
  const made = (await platform.ask({ token: owner, path: '/api/v1/user/profiles', body: { name: 'Mia', type: 'adult', parentalLevel: 'NON_RESTRICTED' } })).body as { id: string };
  const { authorisationToken: token } = (await platform.ask({ token: (await platform.signIn('cinema', 'subscriber')).authorisationToken, path: `/api/v1/user/profiles/${made.id}/select`, body: {} })).body as { authorisationToken: string };
  const details = () => platform.ask({ token, path: '/api/v1/user/account' });
  expect((await details()).status).toBe(200);
  await platform.ask({ token: owner, method: 'PATCH', path: `/api/v1/user/profiles/${made.id}`, body: { parentalLevel: 'RESTRICTED' } });
  expect(await details()).toMatchObject({ status: 403, body: { code: 'account-for-grown-ups' } });
});

test('a call of a member without an ability does not compile', () => {
  expect(apiRoutes.filter(({ auth, ability }) => (auth === 'member' || auth === 'buyer') && !ability)).toEqual([]);
  const shape = { name: 'x', method: 'GET', path: '/x', input: z.object({}), output: z.object({}), answer: async () => ({}) } as const;
  // @ts-expect-error the ability is missing
  defineRoute({ ...shape, auth: 'member' });
  // @ts-expect-error a call without a viewer has none
  defineRoute({ ...shape, auth: 'bearerless', ability: 'watch' });
  // @ts-expect-error a write that one of the team may do in a member's name
  defineRoute({ ...shape, method: 'POST', auth: 'member', ability: 'watch' });
  expect(defineRoute({ ...shape, auth: 'member', ability: 'watch' }).ability).toBe('watch');
});
