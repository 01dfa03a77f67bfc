import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { isSigned, sign } from '../../server/platform-keys.ts';
import { providerKeys } from '../providers/host/provider-keys.ts';
import type { ToolkitProject } from './toolkit-project.ts';

/** Seconds. @source Firebase "ID tokens … have a lifespan of one hour" */
export const idTokenLife = 3_600;

/** The keys that sign its tokens: RS256 alone. */
const signingKeys = async (db: Database) => (await providerKeys(db, 'id')).filter(({ alg }) => alg === 'RS256');

/** Their public halves. */
export const toolkitKeys = async (db: Database) => (await signingKeys(db)).map(({ kty, n, e, alg, kid, use }) => ({ kty, n, e, alg, kid, use }) as JWK);

/** The time of the sign-in, and the one-time token that stands for it: what ends the access of an account ends it, and both tokens that name it. */
export interface ToolkitSignIn {
  /** Epoch seconds of the machine's clock, as in every token here. */
  authTime: number;
  signIn: string;
}

interface Signed extends ToolkitSignIn { account: AccountRow }

/** An identity token with the claims of Firebase's. @source Firebase "Verify ID tokens": iss, aud, auth_time, sub, iat, exp, kid */
export async function signIdToken({ db }: PlatformContext, { issuer, projectId }: ToolkitProject, { account, authTime, signIn }: Signed): Promise<string> {
  const [key] = await signingKeys(db);
  const now = Math.floor(Date.now() / 1000);
  const { id, email } = account;
  return new SignJWT({ auth_time: authTime, sign_in: signIn, user_id: id, email, email_verified: account.emailVerifiedAt !== null, firebase: { identities: { email: [email] }, sign_in_provider: 'password' } })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key?.kid ?? '' }).setIssuer(issuer).setAudience(projectId).setSubject(id).setJti(randomUUID()).setIssuedAt(now).setExpirationTime(now + idTokenLife)
    .sign(await importJWK(key ?? {}, 'RS256'));
}

/** What the service reads of a token of its own; undefined for another one, and for one that has expired. */
export async function readOwnToken({ db }: PlatformContext, { issuer, projectId }: ToolkitProject, token: string): Promise<ToolkitSignIn & { subject: string } | undefined> {
  const read = await jwtVerify(token, createLocalJWKSet({ keys: await toolkitKeys(db) }), { issuer, audience: projectId, algorithms: ['RS256'] }).catch(() => undefined);
  return read?.payload.sub === undefined ? undefined : { subject: read.payload.sub, authTime: Number(read.payload['auth_time']), signIn: String(read.payload['sign_in']) };
}

const refreshFacts = z.object({ project: z.string(), id: z.string(), authTime: z.number(), signIn: z.string() });
type RefreshFacts = z.output<typeof refreshFacts>;

/** Names its sign-in, and is signed. */
export function signRefreshToken({ keys }: PlatformContext, { projectId }: ToolkitProject, { account, authTime, signIn }: Signed): string {
  const facts: RefreshFacts = { project: projectId, id: account.id, authTime, signIn };
  const text = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${text}.${sign(keys.provider, `toolkit refresh ${text}`)}`;
}

/** @returns undefined for a token of another project, and for one that is not ours */
export function readRefreshToken({ keys }: PlatformContext, { projectId }: ToolkitProject, token: string): RefreshFacts | undefined {
  const [text = '', signature = ''] = token.split('.');
  if (!isSigned(keys.provider, `toolkit refresh ${text}`, signature)) return undefined;
  const { data: facts } = refreshFacts.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return facts?.project === projectId ? facts : undefined;
}
