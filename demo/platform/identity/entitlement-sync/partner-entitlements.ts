import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { linkedIdentities } from '../../db/tables/identity/account-tables.ts';
import { entitlements, licences } from '../../db/tables/purchase/purchase-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { clientsOf } from '../providers/provider-client.ts';
import { productsAt } from './partner-client.ts';

/** What one partner says of an account's owner. @property subject who that is there; nobody where the account is linked to none of the partner's people any more */
interface PartnerWord { provider: string; subject: string | undefined; products: string[] }

/** Asks every partner at which the owner of an account is known. Not inside a transaction. @throws PlatformError 502 `provider-unavailable` */
export async function askPartners({ context: { db, keys }, realm }: Caller, accountId: string): Promise<PartnerWord[]> {
  const partners = clientsOf(keys.provider, realm).filter(({ kind }) => kind === 'partner');
  const linked = await db.select().from(linkedIdentities).where(and(eq(linkedIdentities.realm, realm.realm), eq(linkedIdentities.accountId, accountId)));
  const known = linked.flatMap(({ provider, subject }) => partners.filter(({ name }) => name === provider).map((partner) => ({ partner, subject })));
  const words = await Promise.all(known.map(async ({ partner, subject }) => ({ provider: partner.name, subject, products: await productsAt(partner, subject) })));
  // Partners that do not know the owner any more, or that the tenant has no more, give nothing.
  const left = and(eq(entitlements.realm, realm.realm), eq(entitlements.accountId, accountId), notInArray(entitlements.provider, ['', ...words.map(({ provider }) => provider)]));
  const silent = await db.selectDistinct({ provider: entitlements.provider }).from(entitlements).where(left);
  return [...words, ...silent.map(({ provider }) => ({ provider, subject: linked.find((one) => one.provider === provider)?.subject, products: [] }))];
}

/** Whether an account is linked to that person yet, and stays so until the transaction ends: the partner was asked before it. */
async function isLinkedTo(tx: Database, realm: string, accountId: string, { provider, subject }: PartnerWord): Promise<boolean> {
  const held = and(eq(linkedIdentities.realm, realm), eq(linkedIdentities.accountId, accountId), eq(linkedIdentities.provider, provider));
  const [person] = await tx.select({ subject: linkedIdentities.subject }).from(linkedIdentities).where(held).for('update');
  return person?.subject === subject;
}

async function keepWord(db: Database, realm: string, accountId: string, { provider, products }: PartnerWord): Promise<boolean> {
  const given = await db.select({ id: licences.id }).from(licences).where(and(eq(licences.realm, realm), inArray(licences.id, products)));
  const own = and(eq(entitlements.realm, realm), eq(entitlements.accountId, accountId), eq(entitlements.provider, provider));
  const held = (await db.select({ id: entitlements.licenceId }).from(entitlements).where(own)).map(({ id }) => id);
  const wanted = given.map(({ id }) => id);
  const [gone, come] = [held.filter((id) => !wanted.includes(id)), wanted.filter((id) => !held.includes(id))];
  if (gone.length > 0) await db.delete(entitlements).where(and(own, inArray(entitlements.licenceId, gone)));
  if (come.length > 0) await db.insert(entitlements).values(come.map((licenceId) => ({ realm, accountId, licenceId, provider })));
  return gone.length + come.length > 0;
}

/**
 * Gives an account what partners say that its owner bought, and takes away what they no longer say. What was bought here stays.
 *
 * chosen: a partner names its products as the tenant's licences are; a name that the tenant does not sell is passed over
 *
 * @returns whether something is another than before; the account's browsers are told
 */
export function keepPartnerWords({ context, realm: { realm } }: Caller, accountId: string, words: PartnerWord[]): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    let hasChanged = false;
    for (const word of words) hasChanged = (await isLinkedTo(tx, realm, accountId, word) && await keepWord(tx, realm, accountId, word)) || hasChanged;
    if (hasChanged) await publishChange(tx, { realm, scope: { account: accountId }, subject: 'entitlements', ids: [] });
    return hasChanged;
  });
}

/** Reads them at a sign-in, which a partner who is away does not hold up: what was given before stays until the next reading. */
export async function readAtSignIn(caller: Caller, accountId: string): Promise<void> {
  const words = await askPartners(caller, accountId).catch((failure: unknown) => {
    caller.request.log.warn(failure, 'a partner did not say what a person bought');
    return [];
  });
  if (words.length > 0) await keepPartnerWords(caller, accountId, words);
}
