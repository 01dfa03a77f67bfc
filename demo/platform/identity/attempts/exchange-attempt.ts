import type { AttemptState, ExchangeRequest, ProviderReturn } from '../../../../src/contracts/identity/sign-in-attempt.ts';
import { takePostedFields } from '../../hosts/returns/posted-return-store.ts';
import type { SignInAttemptRow } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { type BroughtBack, provePerson } from '../providers/prove-person.ts';
import type { ProviderClient } from '../providers/provider-client.ts';
import type { ProvenPerson } from './attempt-facts.ts';
import { attemptOfState, isAnswerTo, moveAttempt, ownAttempt } from './attempt-store.ts';
import { askToCompare, goOn } from './finish-attempt.ts';

type Brought = BroughtBack & { error?: string | undefined; name?: string | undefined };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The name that Apple posts at the first sign-in alone. It is shown to its owner and proves nothing. */
function postedName(user: string | undefined): string | undefined {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } };
    return textOf([textOf(name?.firstName), textOf(name?.lastName)].filter(Boolean).join(' ').slice(0, 100));
  } catch {
    // chosen: a name that cannot be read is none
    return undefined;
  }
}

/** What came back, out of the posted form where there is one. @throws PlatformError 404 `posted-fields-not-found` */
async function broughtBack({ context: { db }, realm: { realm }, now }: Caller, { posted, ...given }: ProviderReturn): Promise<Brought> {
  if (posted === undefined) return given;
  const fields = await takePostedFields(db, realm, posted, now);
  if (!fields) throw new PlatformError(404, 'posted-fields-not-found', 'sorrySomethingWentWrong');
  return { state: fields.state ?? '', code: fields.code, idToken: fields.id_token, iss: fields.iss, error: fields.error, name: postedName(fields.user) };
}

/** Claims the attempt, so that a code is exchanged once however often it is brought, and asks the provider. */
async function proveOnce(caller: Caller, client: ProviderClient, attempt: SignInAttemptRow, brought: Brought): Promise<ProvenPerson> {
  const { db } = caller.context;
  await moveAttempt(db, attempt, 'pending', 'exchanging');
  try {
    const person = await provePerson({ ...client, returnUri: attempt.facts.returnUri }, attempt.facts, brought);
    return { ...person, name: person.name ?? brought.name };
  } catch (failure) {
    await moveAttempt(db, attempt, 'exchanging', 'failed', { ...attempt.facts, failure: failure instanceof PlatformError ? failure.code : 'unexpected' });
    throw failure;
  }
}

/** The viewer or the provider ended it. `code` is ours; what the provider wrote is not passed on. */
async function ended(caller: Caller, attempt: SignInAttemptRow, error: string): Promise<AttemptState> {
  const code = error === 'access_denied' ? 'providerCancelled' : ['login_required', 'interaction_required', 'consent_required'].includes(error) ? 'providerAsksViewer' : 'sorrySomethingWentWrong';
  await moveAttempt(caller.context.db, attempt, 'pending', 'failed', { ...attempt.facts, failure: code });
  return { status: 'failed', code };
}

/** Refuses an answer that belongs to another attempt or another provider (mix-up, injected codes). @throws PlatformError 400 `state-mismatch` */
function guardBinding(attempt: SignInAttemptRow, client: ProviderClient, { state }: Brought): void {
  const isReturn = [client.returnUri, ...Object.values(client.appReturnUris)].includes(attempt.facts.returnUri);
  const isOurs = attempt.provider === client.name && isReturn && isAnswerTo(attempt, state);
  if (!isOurs) throw new PlatformError(400, 'state-mismatch', 'sorrySomethingWentWrong');
}

/**
 * Exchanges what a provider brought back, for who started the attempt: the secret is asked for, and lies in no address.
 *
 * A stranger's return address in this browser signs nobody in: without the secret of its attempt it opens no session (login CSRF).
 */
export async function exchange(caller: Caller, client: ProviderClient, { id, secret, ...returned }: ExchangeRequest): Promise<AttemptState> {
  const { context: { db }, realm: { realm }, now } = caller;
  const attempt = await ownAttempt(db, realm, { id, secret }, now);
  const brought = await broughtBack(caller, returned);
  guardBinding(attempt, client, brought);
  if (brought.error !== undefined) return ended(caller, attempt, brought.error);
  return endingFailed(caller, attempt, goOn(caller, attempt, 'exchanging', await proveOnce(caller, client, attempt, brought), client.links));
}

/** An attempt whose person is refused has failed: it is not tried again. */
export async function endingFailed(caller: Caller, attempt: SignInAttemptRow, work: Promise<AttemptState>, from: SignInAttemptRow['status'] = 'exchanging'): Promise<AttemptState> {
  try {
    return await work;
  } catch (failure) {
    if (failure instanceof PlatformError && failure.code !== 'attempt-used') await moveAttempt(caller.context.db, attempt, from, 'failed', { ...attempt.facts, failure: failure.code });
    throw failure;
  }
}

/**
 * Takes a provider's answer from a window that does not hold the attempt's secret: a popup that lost its opener, another partition.
 *
 * It gets six digits and nothing else, so a stranger's return address that is opened here signs nobody in. The other way round, a victim who is
 * led to a provider's page by the attempt of somebody else proves themselves to that attempt: the code stands in the victim's window alone, and
 * the starter has three tries at a hundred codes before the attempt has failed. The window says to type it only where oneself began.
 */
export async function deliver(caller: Caller, client: ProviderClient, returned: ProviderReturn): Promise<AttemptState> {
  const { context: { db }, realm: { realm }, now } = caller;
  const brought = await broughtBack(caller, returned);
  const attempt = await attemptOfState(db, realm, client.name, brought.state, now);
  guardBinding(attempt, client, brought);
  if (brought.error !== undefined) return ended(caller, attempt, brought.error);
  return askToCompare(caller, attempt, await proveOnce(caller, client, attempt, brought));
}
