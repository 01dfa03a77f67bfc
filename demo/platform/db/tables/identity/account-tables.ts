import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SignInAttemptFacts } from '../../../identity/attempts/attempt-facts.ts';

/** Who watches under an account. Each account has at least one. */
export const profiles = pgTable('profiles', {
  id: text().primaryKey(),
  realm: text().notNull(),
  accountId: text().notNull(),
  name: text().notNull(),
  type: text().$type<'adult' | 'child'>().notNull(),
  /** Address of a picture of the tenant's `looks.avatars`. */
  avatar: text(),
  /** What the profile may be shown. @source spec 1 §6 "Parental control with values RESTRICTED and NON_RESTRICTED" */
  parentalLevel: text().$type<'RESTRICTED' | 'NON_RESTRICTED'>().notNull().default('NON_RESTRICTED'),
  /** An argon2id hash; null without a PIN. */
  pinHash: text(),
  preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: bigint({ mode: 'number' }).notNull().default(0),
}, (t) => [index('profiles_account').on(t.realm, t.accountId)]);
export type ProfileRow = typeof profiles.$inferSelect;

/** A person at another provider who proved to be an account's owner. */
export const linkedIdentities = pgTable('linked_identities', {
  realm: text().notNull(),
  /** Name of the tenant's provider. */
  provider: text().notNull(),
  /** The provider's own id of the person. */
  subject: text().notNull(),
  accountId: text().notNull(),
  email: text(),
  linkedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.provider, t.subject] }), index('linked_identities_account').on(t.accountId)]);

/**
 * A sign-in that goes through another page, another tab or another device.
 *
 * @source design/identity.md 4
 */
export const signInAttempts = pgTable('sign_in_attempts', {
  id: text().primaryKey(),
  realm: text().notNull(),
  provider: text().notNull(),
  /** What the provider brings back; a hash. */
  stateHash: text().notNull(),
  /** Only who started the attempt knows what this is a hash of. */
  secretHash: text().notNull(),
  /** `exchanging` while its provider is asked; `compare` until its starter types the code of the window that brought the proof. */
  status: text().$type<'pending' | 'exchanging' | 'compare' | 'proven' | 'failed' | 'taken'>().notNull().default('pending'),
  facts: jsonb().$type<SignInAttemptFacts>().notNull(),
  expiresAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('sign_in_attempts_state').on(t.realm, t.stateHash)]);
export type SignInAttemptRow = typeof signInAttempts.$inferSelect;

/** Tokens of mails and links, as hashes: each is good once. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  hash: text().primaryKey(),
  realm: text().notNull(),
  /** What it is good for. */
  purpose: text().$type<'reset-password' | 'sign-up' | 'confirm-email' | 'change-email' | 'restore-email' | 'magic-link' | 'reset-pin' | 'impersonate' | 'activate' | 'app-check-challenge' | 'app-check' | 'passkey' | 'passkey-sign-in' | 'finish-sign-in' | 'choose-profile' | 'firebase-auth' | 'toolkit-sign-in' | 'invoice-file' | 'withdraw' | 'card'>().notNull(),
  accountId: text(),
  email: text(),
  facts: jsonb().$type<Record<string, string>>().notNull().default({}),
  expiresAt: bigint({ mode: 'number' }).notNull(),
  usedAt: bigint({ mode: 'number' }),
}, (t) => [index('one_time_tokens_account').on(t.realm, t.purpose, t.accountId)]);
export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;

/** What an account answered to a consent term, with the text that it saw. */
export const consentAnswers = pgTable('consent_answers', {
  accountId: text().notNull(),
  fieldName: text().notNull(),
  answer: boolean().notNull(),
  text: text().notNull(),
  /** In which language the text was read, and which text it was. */
  locale: text().notNull().default(''),
  version: text().notNull().default(''),
  answeredAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.accountId, t.fieldName] })]);

/** Mails that arrived at the demo's inbox. */
export const mails = pgTable('mails', {
  id: text().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  receivedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('mails_recipient').on(t.recipient)]);

/** What the providers of the demo keep: sessions, grants, codes. */
export const providerRecords = pgTable('provider_records', {
  provider: text().notNull(),
  model: text().notNull(),
  id: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  grantId: text(),
  userCode: text(),
  uid: text(),
  expiresAt: bigint({ mode: 'number' }),
  consumedAt: bigint({ mode: 'number' }),
}, (t) => [primaryKey({ columns: [t.provider, t.model, t.id] }), index('provider_records_grant').on(t.grantId), index('provider_records_uid').on(t.uid), index('provider_records_code').on(t.userCode)]);

/** People with accounts at the providers of the demo. */
export const providerPeople = pgTable('provider_people', {
  provider: text().notNull(),
  /** The provider's own id of the person. */
  subject: text().notNull(),
  /** What the person types there. */
  login: text().notNull(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  email: text(),
  emailVerified: boolean().notNull().default(true),
  /** What the person bought there, named as the tenants' licences are. */
  products: jsonb().$type<string[]>().notNull().default([]),
  /** What it is for, as the demo page says it. */
  note: text().notNull(),
}, (t) => [primaryKey({ columns: [t.provider, t.subject] })]);
export type ProviderPersonRow = typeof providerPeople.$inferSelect;

/** What was done in another's name, and to credentials. Never holds a secret. */
export const auditEntries = pgTable('audit_entries', {
  id: text().primaryKey(),
  realm: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  action: text().notNull(),
  accountId: text(),
  /** The account that acted, where it is not the same. */
  actorId: text(),
}, (t) => [index('audit_entries_account').on(t.realm, t.accountId)]);
