import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Keys with which devices sign an account in. Only the public half is here. */
export const passkeys = pgTable('passkeys', {
  realm: text().notNull(),
  /** The device's own name of the key, base64url. */
  id: text().notNull(),
  accountId: text().notNull(),
  /** Random, the same for each key of an account: it says nothing about whose it is. */
  userHandle: text().notNull(),
  publicKey: text().notNull(),
  /** Uses that the device counted; 0 for one that does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<string[]>().notNull().default([]),
  /** Kept by the viewer's account at a maker of devices, not in one device alone. */
  isSynced: boolean().notNull(),
  name: text().notNull(),
  createdAt: bigint({ mode: 'number' }).notNull(),
  lastUsedAt: bigint({ mode: 'number' }),
}, (t) => [primaryKey({ columns: [t.realm, t.id] }), index('passkeys_account').on(t.realm, t.accountId)]);
export type PasskeyRow = typeof passkeys.$inferSelect;
