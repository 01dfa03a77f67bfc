import { and, eq, sql } from 'drizzle-orm';
import { linkedIdentities, oneTimeTokens, profiles, providerPeople } from '../../../../demo/platform/db/tables/identity/account-tables.ts';
import { sessionFamilies } from '../../../../demo/platform/db/tables/identity/session-tables.ts';
import { hashOfToken } from '../../../../demo/platform/identity/one-time-tokens.ts';
import { appCheckToken, solved } from '../../app-check.ts';
import { ask, type Earlier, move, recordedAt, type Scenario } from '../scenario.ts';

const refreshToken = ({ login }: Earlier) => ({ refreshToken: login?.['refreshToken'] ?? '' });

/** A link of a mail to the member, as the mail would bring it. */
const mailed = (purpose: 'confirm-email' | 'reset-password', token: string) => move(async ({ running: { context } }, realm) => {
  await context.db.insert(oneTimeTokens).values({ hash: hashOfToken(token), realm, purpose, accountId: `${realm}.member`, email: 'member@footlight.test', expiresAt: await context.now() + 60_000 });
});
/** A link to a new PIN of the first member's own profile. */
const mailedPin = move(async ({ running: { context } }, realm) => {
  const [owner] = await context.db.select().from(profiles).where(eq(profiles.id, `${realm}.vpn.profile`));
  await context.db.insert(oneTimeTokens).values({ hash: hashOfToken('pin-code'), realm, purpose: 'reset-pin', accountId: owner?.accountId ?? '', facts: { profile: owner?.id ?? '' }, expiresAt: await context.now() + 60_000 });
});
/** The member is somebody at PBR, for a while. */
const atPbr = (wish: 'link' | 'unlink') => move(async ({ running: { context: { db } } }, realm) => {
  if (wish === 'link') await db.insert(linkedIdentities).values({ realm, provider: 'pbr', subject: 'pbr-1001', accountId: `${realm}.member`, email: 'nova@pbr.test', linkedAt: 0 });
  else await db.delete(linkedIdentities).where(eq(linkedIdentities.accountId, `${realm}.member`));
});
const magicAttemptOf = (started: object | undefined) => (started as { attempt: { id: string; secret: string } }).attempt;
let proof = { challenge: '', solution: '' };
let token = '';
let toolkit = { firebaseAuthToken: '', firebaseRefreshToken: '' };
const unknownAttempt = { id: 'unknown', secret: 'unknown' };
const unknownReturn = { ...unknownAttempt, provider: 'google', state: 'unknown' };

/** Sign-in, its refusals, refresh and the end of a session. */
export const identityScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'visitor', steps: [
      ask('login', 'a member', { id: 'member@footlight.test', secret: 'footlight' }),
      ask('refreshTokens', 'once', refreshToken),
      ask('logout', 'signed in', refreshToken),
      ask('refreshTokens', 'after logout', refreshToken),
      ask('login', 'a wrong password', { id: 'member@footlight.test', secret: 'wrong' }),
      ask('login', 'an empty form', { id: '', secret: '' }),
      ask('refreshTokens', 'an unknown token', { refreshToken: 'unknown' }),
      mailed('confirm-email', 'confirm-token'),
      ask('confirmEmail', 'a good link', { token: 'confirm-token' }),
      ask('confirmEmail', 'an unknown link', { token: 'unknown' }),
      ask('requestPasswordReset', 'any e-mail', { id: 'nobody@footlight.test', provider: 'id' }),
      ask('requestPasswordReset', 'of a provider that has none', { id: 'member@footlight.test', provider: 'unknown' }),
      ask('resetPassword', 'a short password', { token: 'unknown', secret: 'short' }),
      ask('resetPassword', 'an unknown link', { token: 'unknown', secret: 'long enough now' }),
      mailed('reset-password', 'reset-token'),
      ask('readRecoveryWays', 'a good link', { token: 'reset-token' }),
      ask('readRecoveryWays', 'an unknown link', { token: 'unknown' }),
      ask('resetPassword', 'a good link', { token: 'reset-token', secret: 'quiet harbour lamps' }),
      move((platform) => platform.ask({ path: '/demo/reset', body: { account: 'arena.member' } })),
      move((platform) => platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'sendMail', status: 503, count: 2 } })),
      ask('requestPasswordReset', 'when mail fails', { id: 'nobody@footlight.test', provider: 'id' }),
      ask('startMagicLink', 'when mail fails', { email: 'nobody@footlight.test' }),
      ask('sendMagicLink', 'any e-mail', { email: 'nobody@footlight.test' }),
      ask('startMagicLink', 'any e-mail', { email: 'nobody@footlight.test' }),
      ask('signInByMagicLink', 'a wrong code', ({ startMagicLink }: Earlier) => ({ attempt: magicAttemptOf(startMagicLink), code: '000000' })),
      ask('readMagicLink', 'an unknown link', { token: 'unknown' }),
      ask('makeMagicCode', 'an unknown link', { token: 'unknown' }),
      ask('signInByMagicLink', 'a browser that did not ask', { attempt: { id: 'unknown', secret: 'unknown' }, token: 'unknown' }),
      ask('startPasskeySignIn', 'a new challenge', {}),
      ask('signInByPasskey', 'an unknown passkey', { response: { id: 'unknown' } }),
      ask('readSignInOptions', 'of the sports tenant', {}),
      ask('readCountries', 'all', {}),
      ask('readAddressShape', 'with a list of areas', { country: 'ES' }),
      ask('readAddressShape', 'with a postal pattern', { country: 'GB' }),
      ask('readAddressShape', 'of nowhere', { country: 'XX' }),
      ask('readAppCheckChallenge', 'any', {}),
      ask('proveAppCheck', 'what is no solution', { challenge: 'unknown', solution: 'unknown' }),
      ask('signUp', 'without the check', { username: 'new@footlight.test', password: 'a horse and a lamp', consentAnswers: [] }),
      move(async (platform, realm) => { proof = await solved(platform, realm); }),
      ask('proveAppCheck', 'a solution', () => proof),
      move(async (platform, realm) => { token = await appCheckToken(platform, realm); }),
      ask('signUp', 'a new member', () => ({ username: 'new@footlight.test', password: 'a horse and a lamp', consentAnswers: [{ fieldName: 'terms', answer: true }], details: { name: 'Nia Roux', birthDate: '1990-04-12' }, appCheckToken: token })),
      move(async (platform, realm) => { token = await appCheckToken(platform, realm); }),
      ask('signUpWithProvider', 'a new person', () => ({ provider: 'pbr', username: 'new-there@footlight.test', password: 'a horse and a lamp', consentAnswers: [{ fieldName: 'terms', answer: true }], details: { name: 'Nia Roux', birthDate: '1990-04-12' }, appCheckToken: token })),
      ask('signUpWithProvider', 'without the check', { provider: 'pbr', username: 'new@footlight.test', password: 'a horse and a lamp', consentAnswers: [] }),
      ask('signUpWithProvider', 'of a provider that makes none', { provider: 'sptv', username: 'new@footlight.test', password: 'a horse and a lamp', consentAnswers: [] }),
      ask('readIdentityForm', 'a registration', { context: 'REGISTRATION' }),
    ],
  },
  {
    realm: 'cinema', viewer: 'vpn', steps: [
      ask('readIdentityForm', 'a short registration', { context: 'REGISTRATION' }),
      ask('readProfiles', 'of an account with one', {}),
      ask('makeProfile', 'a child', { name: 'Leo', type: 'child' }),
      ask('updateProfile', 'a new name', ({ makeProfile }: Earlier) => ({ profileId: makeProfile?.['id'] ?? '', name: 'Leonie' })),
      ask('changePin', 'a first PIN', ({ makeProfile }: Earlier) => ({ profileId: makeProfile?.['id'] ?? '', pin: '2468' })),
      move(async ({ running: { context } }, realm) => void await context.db.update(profiles).set({ avatar: 'https://pictures.example/fox.svg' }).where(eq(profiles.id, `${realm}.vpn.profile`))),
      ask('readProfiles', 'of an account with two', {}),
      ask('requestPinReset', 'of an own profile', ({ makeProfile }: Earlier) => ({ profileId: makeProfile?.['id'] ?? '' })),
      ask('requestPinReset', 'of nobody', { profileId: 'unknown' }),
      mailedPin,
      ask('readPinReset', 'a good link', { code: 'pin-code' }),
      ask('resetPin', 'a good link', { code: 'pin-code' }),
      ask('readPinReset', 'a used link', { code: 'pin-code' }),
      ask('resetPin', 'a used link', { code: 'pin-code', pin: '1357' }),
      ask('selectProfile', 'without its PIN', ({ makeProfile }: Earlier) => ({ profileId: makeProfile?.['id'] ?? '' })),
      ask('selectProfile', 'the one that watches', { profileId: 'cinema.vpn.profile' }),
      ask('removeProfile', 'somebody else’s', { profileId: 'cinema.team.profile' }),
      ask('updateProfile', 'without its PIN', ({ makeProfile }: Earlier) => ({ profileId: makeProfile?.['id'] ?? '', name: 'Leon' })),
      ask('updateProfile', 'with a wrong PIN', ({ makeProfile }: Earlier) => ({ profileId: makeProfile?.['id'] ?? '', name: 'Leon', current: '0000' })),
      ask('removeProfile', 'with a wrong password', ({ makeProfile }: Earlier) => ({ profileId: makeProfile?.['id'] ?? '', password: 'wrong' })),
      ask('removeProfile', 'of the child', ({ makeProfile }: Earlier) => ({ profileId: makeProfile?.['id'] ?? '', current: '2468' })),
      ask('readPreferences', 'of a profile that chose nothing', {}),
      ask('updatePreferences', 'a language that the site has not', { language: 'fr' }),
      ask('updatePreferences', 'Spanish sound and Arabic captions', { language: 'ar', audioLanguage: 'es', subTitleLanguage: 'ar', autoAdvance: false }),
      ask('readPreferences', 'of a profile that chose', {}),
      ask('readSessions', 'of an account', {}),
      ask('endOtherSessions', 'where there are none', {}),
      ask('endOpenSession', 'one that is not there', { sessionId: 'nowhere' }),
      ask('readAccountDetails', 'of a member', {}),
      ask('updateAccountDetails', 'a birthday', { details: { name: 'Vera Lindt', birthDate: '1990-02-28' } }),
      ask('updateAccountDetails', 'without what is required', { details: {} }),
      ask('updateAccountDetails', 'a day that does not exist', { details: { name: 'Vera Lindt', birthDate: '1990-02-30' } }),
      ask('changeEmail', 'a wrong password', { email: 'vera@elsewhere.test', current: 'wrong' }),
      ask('changeEmail', 'a new one', { email: 'vera@elsewhere.test', current: 'footlight' }),
      ask('readAccountDetails', 'with an e-mail that waits', {}),
      ask('readAddresses', 'of an account with none', {}),
      ask('addAddress', 'a first one', { address: { country: 'GB', line1: '1 High Street', city: 'Leeds', postalCode: 'LS1 1AA' } }),
      ask('changeAddress', 'one that is not there', { addressId: 'nowhere', isDefault: true }),
      ask('removeAddress', 'one that is not there', { addressId: 'nowhere' }),
      ask('readLinkedProviders', 'of an account with none', {}),
      move(async ({ running: { context } }, realm) => {
        await context.db.insert(linkedIdentities).values({ realm, provider: 'google', subject: 'recorded', accountId: `${realm}.vpn`, email: 'vera@google.test', linkedAt: await context.now() });
      }),
      ask('readLinkedProviders', 'of an account with one', {}),
      ask('readMarketingPreferences', 'of a member', {}),
      ask('updateMarketingPreferences', 'news, please', { answers: [{ fieldName: 'news', answer: true }] }),
      ask('exportAccount', 'of a member', {}),
      ask('deleteAccount', 'a wrong password', { proof: 'wrong' }),
      ask('deleteAccount', 'the right password', { proof: 'footlight' }),
      move((platform) => platform.ask({ path: '/demo/reset', body: { account: 'cinema.vpn' } })),
    ],
  },
  {
    realm: 'cinema', viewer: 'visitor', steps: [
      ask('login', 'a wrong password, without an envelope', { id: 'child@footlight.test', secret: 'wrong' }),
      ask('login', 'a child, without an envelope', { id: 'child@footlight.test', secret: 'footlight' }),
      ask('refreshTokens', 'first of two', refreshToken),
      ask('refreshTokens', 'too early', ({ refreshTokens }) => ({ refreshToken: refreshTokens?.['refreshToken'] ?? '' })),
    ],
  },
  {
    realm: 'cinema', viewer: 'visitor', steps: [
      ask('login', 'a member, without an envelope', { id: 'member@footlight.test', secret: 'footlight' }),
      ask('syncEntitlements', 'a member whom no partner knows', refreshToken),
      ask('syncEntitlements', 'an unknown token', { refreshToken: 'unknown' }),
    ],
  },
  {
    realm: 'arena-pt', viewer: 'visitor', steps: [
      ask('readSignInOptions', 'of a tenant at the identity toolkit', {}),
      move(async (platform) => {
        const { idToken, refreshToken: other } = (await platform.ask({ host: 'id.localhost', path: '/v1/accounts:signInWithPassword?key=arena-pt-toolkit-key', body: { email: 'member@footlight.test', password: 'footlight' } })).body as { idToken: string; refreshToken: string };
        toolkit = { firebaseAuthToken: idToken, firebaseRefreshToken: other };
      }),
      ask('exchangeFirebaseTokens', 'tokens of a member', () => toolkit),
      ask('exchangeFirebaseTokens', 'tokens of nobody', { firebaseAuthToken: 'unknown', firebaseRefreshToken: 'unknown' }),
    ],
  },
  {
    realm: 'cinema', viewer: 'team', steps: [
      ask('makeImpersonation', 'a member', { email: 'member@footlight.test' }),
      ask('enterImpersonation', 'once', ({ makeImpersonation }) => ({ token: makeImpersonation?.['token'] ?? '' })),
      ask('enterImpersonation', 'a used link', ({ makeImpersonation }) => ({ token: makeImpersonation?.['token'] ?? '' })),
      ask('makeImpersonation', 'one of the team', { email: 'team@footlight.test' }),
    ],
  },
  {
    realm: 'cinema', viewer: 'member', steps: [
      ask('startDevice', 'a television', { name: 'Television' }),
      ask('pollDevice', 'before anybody came', ({ startDevice }) => ({ deviceCode: startDevice?.['deviceCode'] ?? '' })),
      ask('findDevice', 'by its link', ({ startDevice }) => ({ id: startDevice?.['id'] ?? '' })),
      ask('findDevice', 'by a code that nobody shows', { userCode: 'BBBBBBBB' }),
      ask('decideDevice', 'with wrong digits', ({ startDevice }) => ({ id: startDevice?.['id'] ?? '', allow: true, compareCode: '00' })),
      ask('decideDevice', 'yes', ({ startDevice }) => ({ id: startDevice?.['id'] ?? '', allow: true, compareCode: startDevice?.['compareCode'] ?? '' })),
      ask('decideDevice', 'a second time', ({ startDevice }) => ({ id: startDevice?.['id'] ?? '', allow: true })),
      ask('pollDevice', 'signed in', ({ startDevice }) => ({ deviceCode: startDevice?.['deviceCode'] ?? '' })),
    ],
  },
  {
    realm: 'cinema', viewer: 'member', steps: [
      ask('readPasskeys', 'of an account without', {}),
      ask('proveAccount', 'by another password', { password: 'another' }),
      ask('proveAccount', 'by the password', { password: 'footlight' }),
      move((platform) => platform.running.context.db.update(sessionFamilies).set({ provenAt: 0 })),
      ask('startPasskey', 'long after the sign-in', {}),
      move((platform) => platform.running.context.db.update(sessionFamilies).set({ provenAt: recordedAt })),
      ask('startPasskey', 'a first one', {}),
      ask('addPasskey', 'what proves nothing', { response: { id: 'unknown' }, name: 'Phone' }),
      ask('renamePasskey', 'one that is not there', { passkeyId: 'nothing', name: 'Phone' }),
      ask('removePasskey', 'one that is not there', { passkeyId: 'nothing' }),
      ask('changePassword', 'a wrong current password', { current: 'wrong', secret: 'long enough now' }),
      ask('changePassword', 'a short password', { current: 'footlight', secret: 'short' }),
      ask('changeProviderPassword', 'of nobody there', { provider: 'pbr', current: 'footlight', secret: 'long enough now' }),
      atPbr('link'),
      ask('changeProviderPassword', 'a wrong current password', { provider: 'pbr', current: 'wrong', secret: 'long enough now' }),
      ask('changeProviderPassword', 'a short password', { provider: 'pbr', current: 'footlight', secret: 'short' }),
      ask('changeProviderPassword', 'a good one', { provider: 'pbr', current: 'footlight', secret: 'long enough now' }),
      move(({ running: { context: { db } } }) => db.update(providerPeople).set({ passwordHash: sql`(select password_hash from provider_people where provider = 'pbr' and subject = 'pbr-1002')` }).where(and(eq(providerPeople.provider, 'pbr'), eq(providerPeople.subject, 'pbr-1001')))),
      atPbr('unlink'),
    ],
  },
  {
    realm: 'arena', viewer: 'visitor', steps: [
      ask('readAuthUri', 'with an addition that is not allowed', { provider: 'google', extraParams: 'redirect_uri=http://evil.localhost' }),
      ask('readAuthUri', 'of a provider that the tenant has not', { provider: 'nobody' }),
      ask('readOpenIdAuthUri', 'of a provider that is none of OpenID', { provider: 'google' }),
      ask('readOpenIdLogoutUri', 'of the OpenID provider', { provider: 'openid' }),
      ask('loginWithGoogle', 'of an unknown attempt', unknownReturn),
      ask('loginWithFacebook', 'of an unknown attempt', unknownReturn),
      ask('loginWithOpin', 'of an unknown attempt', unknownReturn),
      ask('exchangePartnerToken', 'of an unknown attempt', unknownReturn),
      ask('exchangeExternalCode', 'of an unknown attempt', { ...unknownReturn, provider: 'sso' }),
      ask('readOperators', 'of the sports tenant', { requestorId: 'footlight' }),
      ask('readOperators', 'of an unknown requestor', { requestorId: 'nobody' }),
      ask('readSoftwareStatement', 'of the sports tenant', { requestorId: 'footlight' }),
      ask('registerOperatorClient', 'with that statement', ({ readSoftwareStatement }) => ({ requestorId: 'footlight', software_statement: readSoftwareStatement?.['softwareStatement'] ?? '' })),
      ask('registerOperatorClient', 'with one of another hand', { requestorId: 'footlight', software_statement: 'forged' }),
      ask('makeRegcode', 'a registered browser', ({ registerOperatorClient }) => ({ requestorId: 'footlight', clientId: registerOperatorClient?.['client_id'] ?? '', clientSecret: registerOperatorClient?.['client_secret'] ?? '' })),
      ask('makeRegcode', 'one that is not registered', { requestorId: 'footlight', clientId: 'unknown', clientSecret: 'unknown' }),
      ask('loginWithOperator', 'before anybody signed in there', ({ registerOperatorClient, makeRegcode }) => ({ requestorId: 'footlight', clientId: registerOperatorClient?.['client_id'] ?? '', clientSecret: registerOperatorClient?.['client_secret'] ?? '', accessToken: makeRegcode?.['accessToken'] ?? '', code: makeRegcode?.['code'] ?? '', proof: 'guessed' })),
      ask('makePlainRegcode', 'of the sports tenant', { requestorId: 'footlight-prime' }),
      ask('loginWithPrimetime', 'before anybody signed in there', ({ makePlainRegcode }) => ({ requestorId: 'footlight-prime', resourceId: 'all', code: makePlainRegcode?.['code'] ?? '', proof: 'guessed' })),
      ask('loginWithPbr', 'a person of it', { id: 'nova@pbr.test', secret: 'footlight' }),
      ask('loginWithPbr', 'a wrong password', { id: 'nova@pbr.test', secret: 'wrong' }),
      ask('loginWithSptv', 'a person of it', { id: 'nova@sptv.test', secret: 'footlight' }),
      ask('loginWithGigya', 'a new person', { id: 'nova@cdc.test', secret: 'footlight' }),
      ask('loginWithGigya', 'a login of two accounts', { id: 'double@cdc.test', secret: 'footlight' }),
      ask('loginWithApple', 'of an unknown attempt', unknownReturn),
      ask('exchangeGenericOauthCode', 'of an unknown attempt', { ...unknownReturn, provider: 'sso' }),
      ask('exchangeOpenIdCode', 'of an unknown attempt', { ...unknownReturn, provider: 'openid' }),
      ask('deliverReturn', 'of an unknown attempt', { state: 'unknown', provider: 'google' }),
      ask('readAttempt', 'an unknown one', unknownAttempt),
      ask('confirmAttempt', 'an unknown one', { ...unknownAttempt, compareCode: '00' }),
      ask('linkAttempt', 'an unknown one', { ...unknownAttempt, email: 'member@footlight.test', password: 'footlight' }),
      ask('skipLinking', 'an unknown one', unknownAttempt),
      ask('login', 'an account that lacks information', { id: 'incomplete@footlight.test', secret: 'footlight' }),
      ask('readMissingInformation', 'of that sign-in', ({ login }) => ({ token: login?.['authorisationToken'] ?? '' })),
      ask('finishSignIn', 'without the terms', ({ login }) => ({ token: login?.['authorisationToken'] ?? '', details: { birthDate: '1990-04-12' }, consentAnswers: [] })),
      ask('finishSignIn', 'with everything', ({ login }) => ({ token: login?.['authorisationToken'] ?? '', details: { birthDate: '1990-04-12' }, consentAnswers: [{ fieldName: 'terms', answer: true }] })),
      ask('finishSignIn', 'a second time', ({ login }) => ({ token: login?.['authorisationToken'] ?? '', details: {}, consentAnswers: [] })),
      ask('logoutGenericOauth', 'without a session', { provider: 'sso', refreshToken: 'unknown' }),
    ],
  },
  {
    realm: 'cinema', viewer: 'buyer',
    steps: [
      ask('changePin', 'of the first profile', { profileId: 'cinema.buyer.profile', pin: '2468' }),
      ask('login', 'an account whose first profile has a PIN', { id: 'buyer@footlight.test', secret: 'footlight' }),
      ask('readSignInProfiles', 'of that sign-in', ({ login }) => ({ token: login?.['authorisationToken'] ?? '' })),
      ask('chooseSignInProfile', 'without its PIN', ({ login }) => ({ token: login?.['authorisationToken'] ?? '', profileId: 'cinema.buyer.profile' })),
      ask('chooseSignInProfile', 'with another PIN', ({ login }) => ({ token: login?.['authorisationToken'] ?? '', profileId: 'cinema.buyer.profile', pin: '1111' })),
      ask('requestSignInPinReset', 'of that profile', ({ login }) => ({ token: login?.['authorisationToken'] ?? '', profileId: 'cinema.buyer.profile' })),
      ask('chooseSignInProfile', 'with its PIN', ({ login }) => ({ token: login?.['authorisationToken'] ?? '', profileId: 'cinema.buyer.profile', pin: '2468' })),
      ask('chooseSignInProfile', 'a second time', ({ login }) => ({ token: login?.['authorisationToken'] ?? '', profileId: 'cinema.buyer.profile', pin: '2468' })),
    ],
  },
  {
    realm: 'arena', viewer: 'buyer', steps: [ask('unlinkProvider', 'one that is not linked', { provider: 'google' })],
  },
];
