import { and, asc, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { RoomMove, RoomPhrase } from '../../../../src/contracts/playback/watch-room.ts';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { roomPeople, roomSayings, watchRooms, type WatchRoomRow } from '../../db/tables/player-tables.ts';

/** How often a page says that its viewer is still in the room. chosen: a page that vanishes is gone in half a minute */
export const roomHeartbeatSeconds = 10;
/** chosen: three heartbeats, so that a lost one does not send anybody out */
const goneAfterMs = 3 * roomHeartbeatSeconds * 1000;
/** chosen: as in other services' watch parties */
export const mostPeople = 20;
/** Phrases that are kept of a room. */
const mostSayings = 50;
/** chosen: a link holds through the breaks of a long evening */
const keptMs = 12 * 3_600_000;

/** Whose room. */
export interface RoomKey { realm: string; code: string }
/** Somebody at a moment. */
export interface Visitor { viewerId: string; profileId: string; name: string; now: number }

const isRoom = ({ realm, code }: RoomKey) => and(eq(watchRooms.realm, realm), eq(watchRooms.code, code));
const inRoom = ({ realm, code }: RoomKey) => and(eq(roomPeople.realm, realm), eq(roomPeople.code, code));
const saidIn = ({ realm, code }: RoomKey) => and(eq(roomSayings.realm, realm), eq(roomSayings.code, code));

/** Those who said so lately; the clock may have been set back since. */
const areThere = (key: RoomKey, now: number) => and(inRoom(key), gt(roomPeople.seenAt, now - goneAfterMs));

/** A room that somebody used lately. */
export async function findRoom(db: Database, key: RoomKey, now: number): Promise<WatchRoomRow | undefined> {
  const [row] = await db.select().from(watchRooms).where(and(isRoom(key), gt(watchRooms.usedAt, now - keptMs)));
  return row;
}

export async function addRoom(db: Database, key: RoomKey, eventId: string, now: number): Promise<void> {
  await db.insert(watchRooms).values({ ...key, eventId, at: now, usedAt: now });
}

const peopleIn = (db: Database, key: RoomKey, now: number) => db.select().from(roomPeople).where(areThere(key, now)).orderBy(asc(roomPeople.enteredAt), asc(roomPeople.viewerId));

/** Tells everybody in the room that it changed. */
async function tellRoom(tx: Database, key: RoomKey, now: number): Promise<void> {
  const profiles = (await peopleIn(tx, key, now)).map(({ profileId }) => profileId);
  if (profiles.length > 0) await publishChange(tx, { realm: key.realm, scope: { profiles: [...new Set(profiles)] }, subject: 'room', ids: [key.code] });
}

/** Who is in the room and what was said, beside the room itself. */
export async function readRoomLife(db: Database, key: RoomKey, now: number) {
  const people = await peopleIn(db, key, now);
  const said = await db.select().from(roomSayings).where(saidIn(key)).orderBy(desc(roomSayings.id)).limit(mostSayings);
  return { people, said: said.reverse() };
}

export async function isInRoom(db: Database, key: RoomKey, viewerId: string, now: number): Promise<boolean> {
  return (await db.select({ at: roomPeople.seenAt }).from(roomPeople).where(and(areThere(key, now), eq(roomPeople.viewerId, viewerId)))).length > 0;
}

/**
 * Goes in, or says that one is still there; the others hear of somebody new.
 *
 * The room's row is locked while it is counted: two who come at once do not both take the last place.
 *
 * @returns false when it is full
 */
export async function enter(db: Database, key: RoomKey, { viewerId, profileId, name, now }: Visitor): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.update(watchRooms).set({ usedAt: now }).where(isRoom(key));
    const people = await peopleIn(tx, key, now);
    const isKnown = people.some((person) => person.viewerId === viewerId);
    if (!isKnown && people.length >= mostPeople) return false;
    await tx.insert(roomPeople).values({ ...key, viewerId, profileId, name, enteredAt: now, seenAt: now }).onConflictDoUpdate({
      target: [roomPeople.realm, roomPeople.code, roomPeople.viewerId], set: { profileId, name, seenAt: now, ...(isKnown ? {} : { enteredAt: now }) },
    });
    if (!isKnown) await tellRoom(tx, key, now);
    return true;
  });
}

export async function leave(db: Database, key: RoomKey, viewerId: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(roomPeople).where(and(inRoom(key), eq(roomPeople.viewerId, viewerId))).returning();
    if (gone.length > 0) await tellRoom(tx, key, now);
  });
}

/** Moves everybody, if nobody has since the revision that the mover saw. @returns whether it was taken */
export async function move(db: Database, key: RoomKey, { revision, place, playing }: RoomMove, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const taken = await tx.update(watchRooms).set({ revision: sql`${watchRooms.revision} + 1`, place, playing, at: now, usedAt: now })
      .where(and(isRoom(key), eq(watchRooms.revision, revision))).returning({ code: watchRooms.code });
    if (taken.length > 0) await tellRoom(tx, key, now);
    return taken.length > 0;
  });
}

/** Keeps a phrase and forgets those that are too many. */
export async function say(db: Database, key: RoomKey, { viewerId, name, now }: Visitor, phrase: RoomPhrase): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(roomSayings).values({ ...key, viewerId, name, phrase, at: now });
    const kept = tx.select({ id: roomSayings.id }).from(roomSayings).where(saidIn(key)).orderBy(desc(roomSayings.id)).limit(mostSayings);
    await tx.delete(roomSayings).where(and(saidIn(key), notInArray(roomSayings.id, kept)));
    await tellRoom(tx, key, now);
  });
}

/** Deletes rooms that nobody used for long, with what is in them. */
export async function pruneRooms(db: Database, now: number): Promise<void> {
  const old = await db.delete(watchRooms).where(lt(watchRooms.usedAt, now - keptMs)).returning({ code: watchRooms.code });
  const codes = old.map(({ code }) => code);
  if (codes.length === 0) return;
  await db.delete(roomPeople).where(inArray(roomPeople.code, codes));
  await db.delete(roomSayings).where(inArray(roomSayings.code, codes));
}
