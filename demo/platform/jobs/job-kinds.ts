import * as z from 'zod/mini';
import { atEventEdge, eventEdge, eventEdgesAfter } from '../catalogue/event-edge.ts';
import type { Database } from '../db/database.ts';
import { prunePolicyReports } from '../hosts/policy-report-store.ts';
import { prunePostedReturns } from '../hosts/returns/posted-return-store.ts';
import { pruneHeartbeats } from '../playback/multi-view/heartbeats.ts';
import { pruneRooms } from '../playback/together/watch-room-store.ts';
import { pruneLimits } from '../server/limits/limit-store.ts';
import { pruneSessions } from '../identity/prune-sessions.ts';

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
  'prune-heartbeats': { run: (db, _payload, now) => pruneHeartbeats(db, now) },
  'prune-rooms': { run: (db, _payload, now) => pruneRooms(db, now) },
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
  { kind: 'prune-heartbeats', everyMs: hour },
  { kind: 'prune-rooms', everyMs: hour },
] as const satisfies readonly { kind: JobKindName; everyMs: number }[];

/** Jobs that follow from the data, all those after this moment. */
export async function jobsAfter(db: Database, now: number): Promise<PlannedJob[]> {
  const edges = await eventEdgesAfter(db, now);
  return edges.map((payload) => ({ name: `event-${payload.edge} ${payload.realm} ${payload.id}`, kind: 'event-edge', payload: { ...payload }, dueAt: payload.at }));
}
