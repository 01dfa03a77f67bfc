import { and, eq } from 'drizzle-orm';
import { profiles } from '../../db/tables/identity/account-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { guardCaptcha } from '../guard-captcha.ts';
import { waitsForProof, writtenEmail } from '../mail/mailed-account.ts';
import { mailReset, takeReset, tellChanged, writePassword } from '../mail/new-passwords.ts';
import { countMail, sendConfirmation } from '../mail/send-mail.ts';
import { guardSecret, knownOf } from '../new-secret.ts';
import { isManager } from '../profiles/profile-store.ts';
import { runBlockingFunction } from '../sign-up/blocking-function.ts';
import { issueToken, readToken } from '../one-time-tokens.ts';
import { signInByPassword } from '../sign-in-by-password.ts';
import { refused } from './toolkit-error.ts';
import type { ToolkitProject } from './toolkit-project.ts';
import { idTokenLife, readOwnToken, readRefreshToken, signIdToken, signRefreshToken, type ToolkitSignIn } from './toolkit-tokens.ts';

/** Fields of a request, whatever was sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** Where a request arrived. */
export interface At { caller: Caller; project: ToolkitProject }

const textOf = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');

/** chosen: as Firebase asks for a sign-in of the last five minutes before it changes a credential. Seconds. */
const freshFor = 300;

/** chosen: as long as an unused session. Milliseconds of the platform's clock */
const signInLifeMs = 30 * 24 * 3_600_000;

const purpose = 'toolkit-sign-in';

/** The account of a sign-in that has not ended. */
async function accountOf({ caller: { context: { db }, realm, now } }: At, id: string, { signIn }: ToolkitSignIn): Promise<AccountRow> {
  const [row] = await db.select().from(accounts).where(and(eq(accounts.realm, realm.realm), eq(accounts.id, id)));
  if (!row) throw refused('USER_NOT_FOUND');
  const open = await readToken(db, { realm: realm.realm, purpose, token: signIn }, now);
  if (open?.accountId !== id) throw refused('TOKEN_EXPIRED');
  return row;
}

async function signedIn({ caller: { context, realm, now }, project }: At, account: AccountRow) {
  const signIn = await issueToken(context.db, { realm: realm.realm, purpose, accountId: account.id, expiresAt: now + signInLifeMs }, true);
  const signed = { account, authTime: Math.floor(Date.now() / 1000), signIn };
  return {
    localId: account.id, email: account.email, displayName: account.name, registered: true, expiresIn: String(idTokenLife),
    idToken: await signIdToken(context, project, signed), refreshToken: signRefreshToken(context, project, signed),
  };
}

/** The account of a token, and when its owner signed in. */
async function owner(at: At, fields: Fields): Promise<{ account: AccountRow; authTime: number }> {
  const read = await readOwnToken(at.caller.context, at.project, textOf(fields, 'idToken'));
  if (!read) throw refused('INVALID_ID_TOKEN');
  return { account: await accountOf(at, read.subject, read), authTime: read.authTime };
}

/** @source Google Identity Toolkit "accounts.signInWithPassword": `captchaResponse`; chosen: it is the platform's own proof */
async function signInWithPassword(at: At, fields: Fields) {
  const { caller } = at;
  const [email, password] = [writtenEmail(textOf(fields, 'email')), textOf(fields, 'password')];
  if (!/^[^\s@]+@[^\s@]+$/u.test(email)) throw refused('INVALID_EMAIL');
  if (password === '') throw refused('MISSING_PASSWORD');
  await guardCaptcha(caller, textOf(fields, 'captchaResponse'));
  const account = await signInByPassword(caller, email, password);
  runBlockingFunction(caller.context.demoMode, email, 'beforeSignIn');
  return { kind: 'identitytoolkit#VerifyPasswordResponse', ...await signedIn(at, account) };
}

async function lookup(at: At, fields: Fields) {
  const { account } = await owner(at, fields);
  const { id: localId, email, name: displayName, emailVerifiedAt } = account;
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [{ localId, email, displayName, emailVerified: emailVerifiedAt !== null, providerUserInfo: [{ providerId: 'password', federatedId: email, email, rawId: email }] }] };
}

/**
 * A password alone signs in here and is asked for no PIN, while the platform's own sign-in stops at the account's first profile: what that stops changes nothing here either.
 *
 * chosen: refused, as the toolkit's calls have no place for a PIN; the platform changes the password for a grown-up's profile
 */
async function guardGrownUp({ caller: { context: { db } } }: At, account: AccountRow): Promise<void> {
  const [first] = await db.select().from(profiles).where(and(eq(profiles.accountId, account.id), eq(profiles.id, account.profileId)));
  if (first && (first.pinHash !== null || !isManager(first))) throw refused('OPERATION_NOT_ALLOWED : The password of this account is changed at its own service.');
}

/** Writes a new password, which ends every session of the account; none where the e-mail is unproven, whose link would end too. */
async function update(at: At, fields: Fields) {
  const { caller } = at;
  const { account, authTime } = await owner(at, fields);
  if (waitsForProof(account)) throw refused('UNVERIFIED_EMAIL');
  await guardGrownUp(at, account);
  if (Date.now() / 1000 - authTime > freshFor) throw refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  const password = textOf(fields, 'password');
  if (password === '') throw refused('MISSING_PASSWORD');
  const passwordHash = await (await guardSecret(caller.realm, password, knownOf(account)))();
  const changed = await caller.context.db.transaction((tx) => writePassword(tx, account, passwordHash, caller.now));
  if (!changed) throw refused('USER_NOT_FOUND');
  await tellChanged(caller, changed.email);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...await signedIn(at, changed) };
}

/** Mails a code; the answer is the same where the e-mail has no account. */
async function sendOobCode(at: At, fields: Fields) {
  const { caller } = at;
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
  if (fields['requestType'] === 'VERIFY_EMAIL') {
    const { account } = await owner(at, fields);
    await countMail(caller, 'confirmEmail', account.email);
    if (account.emailVerifiedAt === null) await sendConfirmation(caller, account);
    return { kind, email: account.email };
  }
  if (fields['requestType'] !== 'PASSWORD_RESET') throw refused('INVALID_REQ_TYPE');
  const email = writtenEmail(textOf(fields, 'email'));
  if (email === '') throw refused('MISSING_EMAIL');
  await countMail(caller, 'resetPassword', email);
  await mailReset(caller, email);
  return { kind, email };
}

async function resetPassword({ caller }: At, fields: Fields) {
  const [token, secret] = [textOf(fields, 'oobCode'), textOf(fields, 'newPassword')];
  if (token === '') throw refused('MISSING_OOB_CODE');
  await caller.context.limits.countAddress('one-time tokens at an address', caller.request, caller.now);
  return { kind: 'identitytoolkit#ResetPasswordResponse', email: await takeReset(caller, { token, secret }), requestType: 'PASSWORD_RESET' };
}

/** New identity tokens for a sign-in that has not ended; the refresh token stays. @source Firebase "Exchange a refresh token for an ID token" */
export async function renewed(at: At, fields: Fields) {
  const { caller: { context }, project } = at;
  if (textOf(fields, 'grant_type') !== 'refresh_token') throw refused('INVALID_GRANT_TYPE');
  const token = textOf(fields, 'refresh_token');
  const facts = readRefreshToken(context, project, token);
  if (!facts) throw refused('INVALID_REFRESH_TOKEN');
  const account = await accountOf(at, facts.id, facts);
  const idToken = await signIdToken(context, project, { ...facts, account });
  return { access_token: idToken, id_token: idToken, refresh_token: token, expires_in: String(idTokenLife), token_type: 'Bearer', user_id: account.id, project_id: project.projectId };
}

/**
 * What the service answers under `/v1/accounts:…`.
 *
 * chosen: accounts are made by the platform's own sign-up, which asks for consent and a captcha; people of other providers prove themselves to
 * the platform, so that an identity token of theirs opens nothing here
 */
export const accountMethods: Readonly<Record<string, (at: At, fields: Fields) => Promise<object>>> = {
  signInWithPassword, lookup, update, sendOobCode, resetPassword,
  signUp: () => Promise.reject(refused('ADMIN_ONLY_OPERATION')),
  signInWithIdp: () => Promise.reject(refused('OPERATION_NOT_ALLOWED')),
};
