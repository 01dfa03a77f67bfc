import { movedRoom, newRoom, roomInvitation, roomMove, roomQuery, roomSpeech, watchRoom } from '../../../contracts/playback/watch-room.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

// Rooms to watch together. @source spec 1 §2.1 "/live/{id}/watch-together"; chosen: all paths, as the spec shows none

/** A new room of an event; who makes it is in it. */
export const makeRoom = defineCall({
  name: 'makeRoom', method: 'POST', auth: 'member',
  input: newRoom, output: watchRoom,
  request: (body) => ({ path: '/watch-rooms', body }),
});

/** The room as it is now, for somebody who is in it. */
export const readRoom = defineCall({
  name: 'readRoom', method: 'GET', auth: 'member',
  input: roomQuery, output: watchRoom,
  request: ({ code }) => ({ path: pathOf`/watch-rooms/${code}` }),
});

/** What an invitation says before a viewer joins its room: the room does not hear of the question. */
export const readRoomInvitation = defineCall({
  name: 'readRoomInvitation', method: 'GET', auth: 'member',
  input: roomQuery, output: roomInvitation,
  request: ({ code }) => ({ path: pathOf`/watch-rooms/${code}/invitation` }),
});

/** Goes into a room, and says again and again that one is still there. */
export const enterRoom = defineCall({
  name: 'enterRoom', method: 'PUT', auth: 'member',
  input: roomQuery, output: watchRoom,
  request: ({ code }) => ({ path: pathOf`/watch-rooms/${code}/me`, body: {} }),
});

/** Leaves a room, also as the page closes. */
export const leaveRoom = defineCall({
  name: 'leaveRoom', method: 'DELETE', auth: 'member', keepalive: true,
  input: roomQuery, output: nothing,
  request: ({ code }) => ({ path: pathOf`/watch-rooms/${code}/me` }),
});

/** Plays, pauses or moves for everybody. */
export const moveRoom = defineCall({
  name: 'moveRoom', method: 'PUT', auth: 'member',
  input: roomMove, output: movedRoom,
  request: ({ code, ...body }) => ({ path: pathOf`/watch-rooms/${code}/place`, body }),
});

/** Says a phrase to everybody in the room. */
export const sayInRoom = defineCall({
  name: 'sayInRoom', method: 'POST', auth: 'member',
  input: roomSpeech, output: watchRoom,
  request: ({ code, phrase }) => ({ path: pathOf`/watch-rooms/${code}/phrases`, body: { phrase } }),
});
