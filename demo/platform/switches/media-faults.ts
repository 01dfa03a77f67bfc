import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type MediaFaultKind, mediaFaults, type MediaFaultRow } from '../db/tables/player-tables.ts';

/** A fault of media, as every request finds it. */
export type MediaFault = Omit<MediaFaultRow, 'seen'>;

const isPlaylist = (path: string): boolean => /\.(?:m3u8|mpd)$/.test(path);
const isSegment = (path: string): boolean => /\.(?:m4s|mp4)$/.test(path);

/** Whether a fault is about this file now. @param path without its query */
function isAbout({ files, path: part, since, until }: MediaFault, path: string, now: number): boolean {
  if (now < since || (until !== null && now >= until) || (part !== null && !path.includes(part))) return false;
  return files === 'all' || (files === 'playlists' ? isPlaylist(path) : isSegment(path));
}

/** 0–1, the same for an address each time. */
const placeOf = (path: string): number => createHash('sha256').update(path.replace(/^\/s\/[^/]+/, '')).digest().readUInt32BE(0) / 2 ** 32;

/** Counts a request of a fault that some requests meet, and says whether this one does: every third one for a third. */
async function isMet(db: Database, { kind, share, sticky }: MediaFault, path: string): Promise<boolean> {
  if (share >= 1) return true;
  if (sticky) return placeOf(path) < share;
  const [counted] = await db.update(mediaFaults).set({ seen: sql`${mediaFaults.seen} + 1` }).where(eq(mediaFaults.kind, kind)).returning({ seen: mediaFaults.seen });
  return counted !== undefined && Math.floor(counted.seen * share) > Math.floor((counted.seen - 1) * share);
}

/** The first fault that this request meets. @param kinds that can happen to it */
export async function metFault(db: Database, set: readonly MediaFault[], kinds: readonly MediaFaultKind[], path: string, now: number): Promise<MediaFault | undefined> {
  for (const fault of set) {
    if (kinds.includes(fault.kind) && isAbout(fault, path, now) && await isMet(db, fault, path)) return fault;
  }
  return undefined;
}

export async function setMediaFault(db: Database, row: MediaFault): Promise<void> {
  const values = { ...row, seen: 0 };
  await db.insert(mediaFaults).values(values).onConflictDoUpdate({ target: mediaFaults.kind, set: values });
}

export async function clearMediaFaults(db: Database, kind?: string): Promise<void> {
  await db.delete(mediaFaults).where(and(kind === undefined ? undefined : eq(mediaFaults.kind, kind as MediaFaultKind)));
}

export const readMediaFaults = (db: Database): Promise<MediaFaultRow[]> => db.select().from(mediaFaults).orderBy(mediaFaults.kind);

/** Whether the platform is switched away: it answers nothing, on no host. */
export const isAway = (set: readonly MediaFault[], now: number): boolean => set.some(({ kind, since, until }) => kind === 'away' && now >= since && (until === null || now < until));
