import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { auditEntries, mails, oneTimeTokens, signInAttempts } from '../../../db/tables/identity/account-tables.ts';
import { refreshTokens, sessionFamilies } from '../../../db/tables/identity/session-tables.ts';
import { jobs } from '../../../db/tables/job-tables.ts';
import { rateLimits } from '../../../db/tables/limit-tables.ts';
import { postedReturns } from '../../../db/tables/return-tables.ts';
import { policyReports } from '../../../db/tables/switch-tables.ts';
import type { Person } from '../person.ts';
import { personal } from '../personal-table.ts';
import { dayMs, iso, isoOrNull } from './shown-moment.ts';
import { subquery } from './subquery.ts';

const familiesOf = ({ realm, accountId }: Person) => and(eq(sessionFamilies.realm, realm), sql`${sessionFamilies.subject} ->> 'id' = ${accountId}`);

/** chosen: as long as somebody looks into what was done to an account */
const auditMs = 730 * dayMs;
/** chosen: the demo's inbox stands in for the mailboxes of its recipients, and a year of the platform's clock is what its walks pass */
const inboxMs = 400 * dayMs;

/** Sessions, tokens and what is kept to hold off misuse. */
export const sessionData = [
  personal(refreshTokens, {
    purpose: 'Stays signed in; a hash', columns: { credential: ['hash', 'successorHash', 'predecessorHash'], identifier: ['familyId'], row: ['issuedAt', 'expiresAt', 'replacedAt'] },
    of: (person) => inArray(refreshTokens.familyId, subquery.select({ id: sessionFamilies.id }).from(sessionFamilies).where(familiesOf(person))),
    kept: { until: 'it expires', job: 'prune-sessions' }, exported: { omitted: 'a credential' }, erased: 'deleted',
  }),
  personal(sessionFamilies, {
    purpose: 'Open sessions, as their owner sees them', columns: { identifier: ['id', 'subject'], device: ['userAgent'], credential: ['provenAt'], row: ['realm', 'startedAt', 'endedAt', 'endedBy'] },
    of: familiesOf, kept: { until: 'its last token expires', job: 'prune-sessions' }, erased: 'deleted',
    exported: { section: 'sessions', order: [asc(sessionFamilies.startedAt), asc(sessionFamilies.id)], show: ({ userAgent, startedAt, endedAt }) => ({ userAgent, startedAt: iso(startedAt), endedAt: isoOrNull(endedAt) }) },
  }),
  personal(signInAttempts, {
    purpose: 'A sign-in through another page or device', columns: { identifier: ['id'], credential: ['stateHash', 'secretHash'], contact: ['facts'], row: ['realm', 'provider', 'status', 'expiresAt'] },
    of: ({ realm, accountId }) => and(eq(signInAttempts.realm, realm), sql`${signInAttempts.facts} ->> 'accountId' = ${accountId}`),
    kept: { until: 'it expires, after ten minutes', job: 'prune-attempts' }, exported: { omitted: 'lives for minutes' }, erased: 'deleted',
  }),
  personal(oneTimeTokens, {
    purpose: 'Links and codes of mails; hashes', columns: { credential: ['hash'], identifier: ['accountId'], contact: ['email', 'facts'], row: ['realm', 'purpose', 'expiresAt', 'usedAt'] },
    of: ({ accountId }) => eq(oneTimeTokens.accountId, accountId), kept: { until: 'it expires', job: 'prune-tokens' }, exported: { omitted: 'a credential' }, erased: 'deleted',
  }),
  personal(auditEntries, {
    purpose: 'What was done to credentials, and in another’s name', columns: { identifier: ['id', 'accountId', 'actorId'], text: ['action'], row: ['realm', 'at'] },
    of: ({ accountId }) => eq(auditEntries.accountId, accountId),
    kept: { until: 'two years later', prune: async (db, now) => { await db.delete(auditEntries).where(lt(auditEntries.at, now - auditMs)); } },
    exported: { section: 'record', order: [asc(auditEntries.at), asc(auditEntries.id)], show: ({ action, at }) => ({ action, at: iso(at) }) },
    erased: { how: 'stays for its time, to look into misuse: an id that leads to nobody any more' },
  }),
  personal(rateLimits, {
    purpose: 'Holds off guessing; keys are hashes', columns: { identifier: ['key'], row: ['points', 'expiresAt'] },
    kept: { until: 'counting starts again', job: 'prune-limits' }, exported: { omitted: 'a hash that is not found by whose it is' }, erased: { how: 'expires' },
  }),
  personal(postedReturns, {
    purpose: 'What a provider posted, until its page takes it', columns: { credential: ['hash'], contact: ['fields'], row: ['realm', 'expiresAt'] },
    kept: { until: 'it expires', job: 'prune-posted-returns' }, exported: { omitted: 'lives for minutes' }, erased: { how: 'expires' },
  }),
  personal(policyReports, {
    purpose: 'Finds pages that break their content policy', columns: { viewing: ['body'], row: ['id', 'at', 'host'] },
    kept: { until: 'a week later', job: 'prune-policy-reports' }, exported: { omitted: 'names nobody' }, erased: { how: 'expires' },
  }),
  personal(jobs, {
    purpose: 'What is due later', each: 'profile', columns: { identifier: ['name', 'payload'], row: ['kind', 'dueAt'] },
    of: ({ profileIds }) => inArray(sql`${jobs.payload} ->> 'profileId'`, profileIds),
    kept: { until: 'it ran' }, exported: { omitted: 'repeats reminders and subscriptions' }, erased: 'deleted',
  }),
  personal(mails, {
    purpose: 'The demo’s inbox, which stands in for its recipients’ own', columns: { contact: ['recipient'], text: ['subject', 'text', 'html'], row: ['id', 'receivedAt'] },
    kept: { until: '400 days later', prune: async (db, now) => { await db.delete(mails).where(lt(mails.receivedAt, now - inboxMs)); } },
    exported: { omitted: 'lies in the recipient’s own mailbox' }, erased: { how: 'stays, as it would in the recipient’s mailbox' },
  }),
];
