import * as z from 'zod/mini';
import { atEventEdge, eventEdge, eventEdgesAfter } from '../catalogue/event-edge.ts';
import type { Database } from '../db/database.ts';
import { dueReminder, pruneReminders, reminderJobsAfter, remindNow } from '../guide/reminders/reminder-due.ts';
import { prunePolicyReports } from '../hosts/policy-report-store.ts';
import { prunePostedReturns } from '../hosts/returns/posted-return-store.ts';
import { dueReminder as duePurchaseReminder, remindOfPurchase } from '../purchase/mails/reminders.ts';
import { passPayment } from '../purchase/attempts/attempt-time.ts';
import { giftMailJobsAfter } from '../purchase/gifts/gift-mails.ts';
import { passTime } from '../purchase/hold-customer.ts';
import { paymentJobsAfter } from '../purchase/providers/payment-jobs.ts';
import { subscriptionJobsAfter } from '../purchase/subscriptions/subscription-store.ts';
import { pruneHeartbeats } from '../playback/multi-view/heartbeats.ts';
import { pruneLists } from '../lists/list-store.ts';
import { pruneRooms } from '../playback/together/watch-room-store.ts';
import { pruneLimits } from '../server/limits/limit-store.ts';
import { removeDueAccounts } from '../identity/account/remove-accounts.ts';
import { prunePersonalData } from '../identity/personal-data/prune-personal-data.ts';
import { pruneTokens } from '../identity/one-time-tokens.ts';
import { pruneAttempts } from '../identity/attempts/attempt-store.ts';
import { pruneSessions } from '../identity/session/prune-sessions.ts';

/** Whose time passes. */
const dueSubscription = z.object({ id: z.string() });

/** The payment whose time has come. */
const duePayment = z.object({ reference: z.string() });

/** A job that is to be run once. */
export interface PlannedJob { name: string; kind: JobKindName; payload: Record<string, unknown>; dueAt: number }

interface JobKind {
  /** Runs in the transaction that claims the job: everything it writes is undone when it fails. */
  run(db: Database, payload: unknown, now: number): Promise<void>;
}

/** Everything that runs by itself, by kind. */
export const jobKinds = {
  'prune-sessions': { run: (db, _payload, now) => pruneSessions(db, now) },
  'prune-policy-reports': { run: (db, _payload, now) => prunePolicyReports(db, now) },
  'prune-posted-returns': { run: (db, _payload, now) => prunePostedReturns(db, now) },
  'prune-limits': { run: (db, _payload, now) => pruneLimits(db, now) },
  'prune-attempts': { run: (db, _payload, now) => pruneAttempts(db, now) },
  'prune-heartbeats': { run: (db, _payload, now) => pruneHeartbeats(db, now) },
  'prune-lists': { run: (db, _payload, now) => pruneLists(db, now) },
  'prune-rooms': { run: (db, _payload, now) => pruneRooms(db, now) },
  'prune-tokens': { run: (db, _payload, now) => pruneTokens(db, now) },
  'prune-personal-data': { run: (db, _payload, now) => prunePersonalData(db, now) },
  'remove-accounts': { run: (db, _payload, now) => removeDueAccounts(db, now) },
  'prune-reminders': { run: (db, _payload, now) => pruneReminders(db, now) },
  remind: { run: (db, payload) => remindNow(db, z.parse(dueReminder, payload)) },
  subscription: { run: (db, payload, now) => passTime(db, z.parse(dueSubscription, payload).id, now) },
  'purchase-reminder': { run: (db, payload, now) => remindOfPurchase(db, z.parse(duePurchaseReminder, payload), now) },
  payment: { run: (db, payload, now) => passPayment(db, z.parse(duePayment, payload).reference, now) },
  // Mails are sent after the jobs, outside of their transactions: this one only wakes whoever sends them.
  'gift-mail': { run: () => Promise.resolve() },
  // Vendors are asked after the jobs, for the same reason.
  vendor: { run: () => Promise.resolve() },
  refund: { run: () => Promise.resolve() },
  'provider-message': { run: () => Promise.resolve() },
  'event-edge': { run: (db, payload) => atEventEdge(db, z.parse(eventEdge, payload)) },
} as const satisfies Record<string, JobKind>;
export type JobKindName = keyof typeof jobKinds;

const hour = 3_600_000;

/** Jobs that come again, with their pause. */
export const recurringJobs = [
  { kind: 'prune-sessions', everyMs: hour },
  { kind: 'prune-policy-reports', everyMs: hour },
  { kind: 'prune-posted-returns', everyMs: hour },
  { kind: 'prune-limits', everyMs: hour },
  { kind: 'prune-attempts', everyMs: hour },
  { kind: 'prune-heartbeats', everyMs: hour },
  { kind: 'prune-lists', everyMs: hour },
  { kind: 'prune-rooms', everyMs: hour },
  { kind: 'prune-tokens', everyMs: hour },
  { kind: 'prune-reminders', everyMs: hour },
  { kind: 'prune-personal-data', everyMs: hour },
  { kind: 'remove-accounts', everyMs: hour },
] as const satisfies readonly { kind: JobKindName; everyMs: number }[];

/** Jobs that follow from the data, all those after this moment. */
export async function jobsAfter(db: Database, now: number): Promise<PlannedJob[]> {
  const edges = await eventEdgesAfter(db, now);
  const planned = edges.map((payload): PlannedJob => ({ name: `event-${payload.edge} ${payload.realm} ${payload.id}`, kind: 'event-edge', payload: { ...payload }, dueAt: payload.at }));
  return [...planned, ...await reminderJobsAfter(db, now), ...await subscriptionJobsAfter(db, now), ...await paymentJobsAfter(db, now), ...await giftMailJobsAfter(db, now)];
}
