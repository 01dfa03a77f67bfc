import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import type { AttemptPurpose, authUriAnswer } from '../../../../src/contracts/identity/sign-in-attempt.ts';
import { guardAbility } from '../profiles/abilities.ts';
import { startAttempt } from '../attempts/attempt-store.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { extraParamsOf } from './extra-params.ts';
import { challengeOf } from './code-challenge.ts';
import { authorisationUri } from './prove-person.ts';
import type { ProviderClient } from './provider-client.ts';

/** What is asked for. */
interface AuthUriWish { purpose: AttemptPurpose; extraParams?: string | undefined; bundle_id?: string | undefined }

/** The provider as it answers this page, or the app that asks. @throws PlatformError 404 `app-not-registered` */
function answering(client: ProviderClient, bundleId: string | undefined): ProviderClient {
  if (bundleId === undefined) return client;
  const returnUri = Object.hasOwn(client.appReturnUris, bundleId) ? client.appReturnUris[bundleId] : undefined;
  if (returnUri === undefined) throw new PlatformError(404, 'app-not-registered', 'This tenant has no such app.');
  return { ...client, returnUri };
}

/** Whose account is to be linked. @throws PlatformError 401 `sign-in-required` without a member, 403 `linking-not-offered` and as `guardAbility` says */
async function linkedAccount(caller: Caller, { links }: ProviderClient): Promise<string> {
  const { user } = caller;
  if (!user || user.isGuest) throw new PlatformError(401, 'sign-in-required', 'This call is for members.');
  await guardAbility('addWayIn', { ...caller, user });
  if (!links) throw new PlatformError(403, 'linking-not-offered', 'sorrySomethingWentWrong');
  return user.id;
}

/**
 * Starts an attempt and writes the address of the provider's page.
 *
 * State, nonce and verifier are new for each attempt; nonce and verifier never leave the platform.
 */
export async function authUriAnswerOf(caller: Caller, of: ProviderClient, { purpose, extraParams, bundle_id: bundleId }: AuthUriWish): Promise<z.input<typeof authUriAnswer>> {
  const client = answering(of, bundleId);
  const { context, realm: { realm }, now, request } = caller;
  const extra = extraParamsOf(extraParams);
  await context.limits.countAddress('sign-ins at an address', request, now);
  const [verifier, nonce] = [randomBytes(32).toString('base64url'), randomBytes(24).toString('base64url')];
  const facts = { purpose, verifier, nonce, returnUri: client.returnUri, ...(purpose === 'LINK' ? { accountId: await linkedAccount(caller, client) } : {}) };
  const attempt = await startAttempt(context.db, { realm, provider: client.name, facts }, now);
  const wishes = { state: attempt.state, nonce, challenge: challengeOf(verifier), extra };
  return {
    authorisationUri: authorisationUri(client, wishes), attempt,
    ...(client.kind === 'openid' ? { silentAuthorisationUri: authorisationUri(client, { ...wishes, silent: true }) } : {}),
  };
}
