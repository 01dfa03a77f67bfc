import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { addressChange, savedAddressQuery, newAddress, savedAddresses } from '../../../../src/contracts/identity/account/saved-address.ts';
import type { AddressValue } from '../../../../src/contracts/identity/form-field.ts';
import type { Database } from '../../db/database.ts';
import { accountAddresses } from '../../db/tables/identity/address-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/** chosen: more than anybody sends things to */
const mostAddresses = 10;
const longestLine = 120;

const rowsOf = (db: Database, accountId: string) =>
  db.select().from(accountAddresses).where(eq(accountAddresses.accountId, accountId)).orderBy(desc(accountAddresses.isDefault), asc(accountAddresses.createdAt), asc(accountAddresses.id));

async function present(db: Database, accountId: string) {
  const rows = await rowsOf(db, accountId);
  return { addresses: rows.map(({ id, address, isDefault }) => ({ id, address, isDefault })), most: mostAddresses };
}

/** @throws PlatformError 400 `BAD_REQUEST` naming the part */
function guardAddress(address: AddressValue): void {
  const wrong = !/^[A-Z]{2}$/.test(address.country) ? 'country' : !address.line1?.trim() ? 'line1' : !address.city?.trim() ? 'city' : Object.entries(address).find(([, text]) => text.length > longestLine)?.[0];
  if (wrong) throw new PlatformError(400, 'BAD_REQUEST', `The field ${wrong} is not good.`, { field: wrong });
}

/** One change of an account's addresses after the other; one of them stays the default. */
async function change(caller: MemberCaller, work: (db: Database, rows: Awaited<ReturnType<typeof rowsOf>>) => Promise<void>) {
  const { context, user } = caller;
  return context.db.transaction(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, user.id)).for('update');
    await work(tx, await rowsOf(tx, user.id));
    const [first] = await rowsOf(tx, user.id);
    if (first && !first.isDefault) await tx.update(accountAddresses).set({ isDefault: true }).where(eq(accountAddresses.id, first.id));
    return present(tx, user.id);
  });
}

const notFound = () => new PlatformError(404, 'address-not-found', 'This account has no such address.');

/** Where things are sent. @source spec 3 §2 "The account state holds … addresses" */
export const addressRoutes = [
  defineRoute({
    name: 'readAddresses', method: 'GET', path: '/api/v1/user/addresses', auth: 'member', ability: 'seeAccount', input: z.object({}), output: savedAddresses,
    answer: (_input, caller) => present(caller.context.db, caller.user.id),
  }),
  defineRoute({
    name: 'addAddress', method: 'POST', path: '/api/v1/user/addresses', auth: 'member', ability: 'changeAccount', input: newAddress, output: savedAddresses,
    answer: ({ address }, caller) => change(caller, async (tx, rows) => {
      guardAddress(address);
      if (rows.length >= mostAddresses) throw new PlatformError(409, 'too-many-addresses', 'This account has as many addresses as it can have.');
      await tx.insert(accountAddresses).values({ id: randomUUID(), realm: caller.realm.realm, accountId: caller.user.id, address, isDefault: rows.length === 0, createdAt: caller.now });
    }),
  }),
  defineRoute({
    name: 'changeAddress', method: 'PATCH', path: '/api/v1/user/addresses/:addressId', auth: 'member', ability: 'changeAccount', input: addressChange, output: savedAddresses,
    answer: ({ addressId, address, isDefault }, caller) => change(caller, async (tx, rows) => {
      if (!rows.some(({ id }) => id === addressId)) throw notFound();
      if (address) guardAddress(address);
      if (isDefault) await tx.update(accountAddresses).set({ isDefault: false }).where(eq(accountAddresses.accountId, caller.user.id));
      if (address || isDefault) await tx.update(accountAddresses).set({ ...(address ? { address } : {}), ...(isDefault ? { isDefault: true } : {}) }).where(eq(accountAddresses.id, addressId));
    }),
  }),
  defineRoute({
    name: 'removeAddress', method: 'DELETE', path: '/api/v1/user/addresses/:addressId', auth: 'member', ability: 'changeAccount', input: savedAddressQuery, output: savedAddresses,
    answer: ({ addressId }, caller) => change(caller, async (tx, rows) => {
      if (!rows.some(({ id }) => id === addressId)) throw notFound();
      await tx.delete(accountAddresses).where(and(eq(accountAddresses.id, addressId), eq(accountAddresses.accountId, caller.user.id)));
    }),
  }),
];
