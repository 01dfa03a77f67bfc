import type { Signal } from '@preact/signals-core';
import type { Client } from '../../../api/client.ts';
import { moveRoom } from '../../../api/calls/playback/watch-rooms.ts';
import type { WatchRoom } from '../../../contracts/playback/watch-room.ts';
import { placeNow } from '../../../rules/playback/together/room-step.ts';

interface MovesContext {
  client: Client;
  now(): number;
  room: Signal<WatchRoom | undefined>;
  inRoom<T>(call: (code: string) => Promise<T>): Promise<T | undefined>;
}

/**
 * A viewer's own moves, one after the other: quick ones become the last of them, and each is made on the revision that the one before gave.
 *
 * A move holds here at once. Somebody else who was faster wins.
 */
export function createMoves({ client, now, room, inRoom }: MovesContext) {
  let isWanted = false;
  let isSending = false;
  /** As it is wanted here, at this moment. */
  const wanted = ({ code, revision, place = 0, playing, at }: WatchRoom) => ({ code, revision, playing, place: placeNow({ place, playing, at }, now()) });
  const send = async () => {
    const known = room.peek();
    isWanted = false;
    const answer = known?.place === undefined ? undefined : await inRoom(() => client.call(moveRoom, wanted(known)));
    const here = room.peek();
    if (!answer || !here) return;
    // What was wanted since is sent on the new revision.
    const { place, playing, at } = here;
    room.value = isWanted ? { ...answer.room, ...(place === undefined ? {} : { place }), playing, at } : answer.room;
  };
  return {
    areUnderWay: () => isSending,
    async move(place: number, playing: boolean): Promise<void> {
      const known = room.peek();
      if (!known) return;
      room.value = { ...known, place, playing, at: now() };
      isWanted = true;
      if (isSending) return;
      isSending = true;
      while (isWanted) await send();
      isSending = false;
    },
  };
}
