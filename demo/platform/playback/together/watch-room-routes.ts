import { createHash, randomInt } from 'node:crypto';
import { movedRoom, newRoom, roomInvitation, roomMove, roomQuery, roomSpeech, watchRoom } from '../../../../src/contracts/playback/watch-room.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import type { WatchRoomRow } from '../../db/tables/player-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { guardAccess } from '../guard-access.ts';
import { airingNow, playable } from '../playable.ts';
import { addRoom, enter, findRoom, isInRoom, leave, move, readRoomLife, roomHeartbeatSeconds, say, type RoomKey, type Visitor } from './watch-room-store.ts';

/** chosen: no letters that are taken for others, and no vowels, so that no word comes out */
const codeLetters = 'bcdfghjkmnpqrstvwxz23456789';
/** chosen: 27^10 codes, which nobody guesses */
const codeLength = 10;
const newCode = (): string => Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

const keyOf = ({ realm: { realm } }: MemberCaller, code: string): RoomKey => ({ realm, code });
/** chosen: a child's profile is there, and has no name. A child's name stays from strangers; a child that pauses the room is seen to be there. */
const visitorOf = ({ user, now }: MemberCaller): Visitor => ({ viewerId: user.vid, profileId: user.pro.id, name: user.pro.tp === 'child' ? '' : user.name ?? '', now });
/** chosen: an id for each room, so that two rooms do not tell that the same viewer was in both. A viewer's id cannot be guessed, so the hash needs no key. */
const personIdOf = (code: string, viewerId: string): string => createHash('sha256').update(JSON.stringify([code, viewerId])).digest('base64url').slice(0, 22);

/** Whoever may watch the event may watch it with others. @throws PlatformError 404, 401 and 403 as playback does, 410 `event-over` */
async function guardEvent(caller: MemberCaller, eventId: string): Promise<void> {
  const row = await playable(caller, 'live', eventId);
  if ((await airingNow(caller, row)).state === 'over') throw new PlatformError(410, 'event-over', 'This event is over.');
  await guardAccess(caller, row);
}

/** @throws PlatformError 404 `room-not-found`, and what the event refuses */
async function guardRoom(caller: MemberCaller, code: string): Promise<WatchRoomRow> {
  const row = await findRoom(caller.context.db, keyOf(caller, code), caller.now);
  if (!row) throw new PlatformError(404, 'room-not-found', 'There is no such room.');
  await guardEvent(caller, row.eventId);
  return row;
}

/** @throws PlatformError 409 `not-in-room`: enter it first */
async function guardInRoom(caller: MemberCaller, code: string): Promise<WatchRoomRow> {
  const row = await guardRoom(caller, code);
  if (!await isInRoom(caller.context.db, keyOf(caller, code), caller.user.vid, caller.now)) throw new PlatformError(409, 'not-in-room', 'You are not in this room.');
  return row;
}

/** @throws PlatformError 409 `room-full` */
async function enterOrRefuse(caller: MemberCaller, code: string): Promise<void> {
  if (!await enter(caller.context.db, keyOf(caller, code), visitorOf(caller))) throw new PlatformError(409, 'room-full', 'This room is full.');
}

/** The room as it is now. @throws PlatformError 404 `room-not-found` */
async function presentRoom(caller: MemberCaller, code: string) {
  const { context: { db }, user, now } = caller;
  const row = await findRoom(db, keyOf(caller, code), now);
  if (!row) throw new PlatformError(404, 'room-not-found', 'There is no such room.');
  const { people, said } = await readRoomLife(db, keyOf(caller, code), now);
  const { eventId, revision, place, playing, at } = row;
  return {
    code, eventId, revision, playing, at: new Date(at).toISOString(), heartbeatSeconds: roomHeartbeatSeconds, ...(place === null ? {} : { place }),
    people: people.map(({ viewerId, name }) => ({ id: personIdOf(code, viewerId), name })), ownId: personIdOf(code, user.vid),
    said: said.map((saying) => ({ id: saying.id, personId: personIdOf(code, saying.viewerId), name: saying.name, phrase: saying.phrase, at: new Date(saying.at).toISOString() })),
  };
}

const path = '/api/v1/watch-rooms';

/** Rooms to watch an event together. @source spec 1 §2.1 "/live/{id}/watch-together"; chosen: all paths and answers */
export const watchRoomRoutes = [
  defineRoute({
    name: 'makeRoom', method: 'POST', path, auth: 'member', ability: 'publish', input: newRoom, output: watchRoom,
    answer: async ({ eventId }, caller) => {
      await guardEvent(caller, eventId);
      await caller.context.limits.count('rooms of a viewer', [caller.realm.realm, caller.user.vid], caller.now);
      const code = newCode();
      await addRoom(caller.context.db, keyOf(caller, code), eventId, caller.now);
      await enterOrRefuse(caller, code);
      return presentRoom(caller, code);
    },
  }),
  defineRoute({
    name: 'readRoom', method: 'GET', path: `${path}/:code`, auth: 'member', ability: 'watch', input: roomQuery, output: watchRoom,
    answer: async ({ code }, caller) => {
      await guardInRoom(caller, code);
      return presentRoom(caller, code);
    },
  }),
  defineRoute({
    name: 'readRoomInvitation', method: 'GET', path: `${path}/:code/invitation`, auth: 'member', ability: 'watch', input: roomQuery, output: roomInvitation,
    answer: async ({ code }, caller) => {
      const { eventId } = await guardRoom(caller, code);
      const { people } = await readRoomLife(caller.context.db, keyOf(caller, code), caller.now);
      return { code, eventId, present: people.length, ...(people[0] ? { invitedBy: people[0].name } : {}) };
    },
  }),
  defineRoute({
    name: 'enterRoom', method: 'PUT', path: `${path}/:code/me`, auth: 'member', ability: 'publish', input: roomQuery, output: watchRoom,
    answer: async ({ code }, caller) => {
      await guardRoom(caller, code);
      await enterOrRefuse(caller, code);
      return presentRoom(caller, code);
    },
  }),
  defineRoute({
    name: 'leaveRoom', method: 'DELETE', path: `${path}/:code/me`, auth: 'member', ability: 'publish', input: roomQuery, output: nothing,
    answer: async ({ code }, caller) => {
      await leave(caller.context.db, keyOf(caller, code), caller.user.vid, caller.now);
      return {};
    },
  }),
  defineRoute({
    name: 'moveRoom', method: 'PUT', path: `${path}/:code/place`, auth: 'member', ability: 'publish', input: roomMove, output: movedRoom,
    answer: async (wanted, caller) => {
      await guardInRoom(caller, wanted.code);
      await caller.context.limits.count('moves of a viewer', [caller.realm.realm, caller.user.vid], caller.now);
      const taken = await move(caller.context.db, keyOf(caller, wanted.code), wanted, caller.now);
      return { taken, room: await presentRoom(caller, wanted.code) };
    },
  }),
  defineRoute({
    name: 'sayInRoom', method: 'POST', path: `${path}/:code/phrases`, auth: 'member', ability: 'publish', input: roomSpeech, output: watchRoom,
    answer: async ({ code, phrase }, caller) => {
      await guardInRoom(caller, code);
      await caller.context.limits.count('phrases of a viewer', [caller.realm.realm, caller.user.vid], caller.now);
      await say(caller.context.db, keyOf(caller, code), visitorOf(caller), phrase);
      return presentRoom(caller, code);
    },
  }),
];
