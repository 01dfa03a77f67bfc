import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent } from '../wire/sent-text.ts';

/** What can be said in a room. chosen: set phrases alone, so that there is nothing to moderate and everybody reads them in their own language. */
export const roomPhrases = ['hello', 'ready', 'wait', 'wow', 'laugh', 'love', 'bravo', 'suspense'] as const;
export type RoomPhrase = (typeof roomPhrases)[number];

/** Somebody in a room. */
const roomPerson = z.object({
  /** Opaque, and another one in each room. */
  id: z.string(),
  /** Empty for a child's profile. */
  name: z.string(),
});
export type RoomPerson = z.output<typeof roomPerson>;

/** A phrase that somebody said. Who said it may have left. */
const roomSaying = z.object({
  id: wholeNumber,
  personId: z.string(),
  /** Empty for a child's profile. */
  name: z.string(),
  /** One of `roomPhrases`; one of a newer release passes. */
  phrase: z.string(),
  at: instant,
});
export type RoomSaying = z.output<typeof roomSaying>;

/**
 * A room in which several viewers watch one event at the same place.
 *
 * @source spec 1 §2.1 "/live/{id}/watch-together"; chosen: everything but the path, as the spec shows none
 */
export const watchRoom = z.object({
  code: z.string(),
  eventId: z.string(),
  /** Raised by each change of the place: the latest one wins. */
  revision: wholeNumber,
  /** Milliseconds on the clock that everybody's stream shares, as it was at `at`: when the picture was made, or the position where nothing is live. Absent until somebody plays. */
  place: z.optional(z.number()),
  playing: z.boolean(),
  /** When the place was set, by the platform's clock. */
  at: instant,
  people: listOf('watchRoom.people', roomPerson),
  /** Which of the people reads this. Absent where people have their viewers' ids. */
  ownId: z.optional(z.string()),
  /** The latest ones, the oldest first. */
  said: listOf('watchRoom.said', roomSaying),
  /** How often the platform wants to hear that somebody is still there. Seconds. */
  heartbeatSeconds: z._default(z.number(), 10),
});
export type WatchRoom = z.output<typeof watchRoom>;

/**
 * A room as its link shows it, before a viewer joins.
 *
 * chosen: the person who has been there longest, and a count: enough to decide by. The whole list is for people in the room
 */
export const roomInvitation = z.object({
  code: z.string(),
  eventId: z.string(),
  /** Empty for a child's profile; absent where the room is empty. */
  invitedBy: z.optional(z.string()),
  present: wholeNumber,
});
export type RoomInvitation = z.output<typeof roomInvitation>;

export const roomQuery = z.object({ code: sent('code') });
export const newRoom = z.object({ eventId: sent('id') });

/** Where everybody is to be. `revision` is the one that the viewer saw: a stale move is not taken. */
export const roomMove = z.object({ code: sent('code'), revision: wholeNumber, place: z.number(), playing: z.boolean() });
export type RoomMove = z.output<typeof roomMove>;

/** Whether a move was taken, and the room as it is now. */
export const movedRoom = z.object({ taken: z.boolean(), room: watchRoom });
export type MovedRoom = z.output<typeof movedRoom>;

export const roomSpeech = z.object({ code: sent('code'), phrase: z.enum(roomPhrases) });
