import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { enterRoom, leaveRoom, makeRoom, readRoom, readRoomInvitation, sayInRoom } from '../../../api/calls/playback/watch-rooms.ts';
import type { RoomInvitation, RoomPhrase, WatchRoom } from '../../../contracts/playback/watch-room.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';
import { createJoinedRooms } from './joined-rooms.ts';
import { isPassing, otherEvent, type RoomEnd } from './room-end.ts';
import { createMoves } from './room-moves.ts';

/** Milliseconds between tries while the platform does not answer. */
const RETRY_MS = 3000;

/** One viewer's part in a room in which an event is watched together. @source spec 1 §2.1 "/live/{id}/watch-together" */
export interface WatchRoomSlice {
  /** The room as it is known; undefined while it opens, and when one is not let in. */
  readonly room: ReadonlySignal<WatchRoom | undefined>;
  /** The room that a link names, before one goes in: `join` does. */
  readonly invitation: ReadonlySignal<RoomInvitation | undefined>;
  /** Why one is not in the room. */
  readonly refusal: ReadonlySignal<RoomEnd | undefined>;
  /** The platform does not answer; it is asked again and again. */
  readonly lost: ReadonlySignal<boolean>;
  /** Why the last phrase was not said. */
  readonly unsaid: ReadonlySignal<'too-fast' | 'failed' | undefined>;
  /**
   * Makes a room of the event, or goes back into one. A room that this viewer has not been in gives its invitation: a link alone tells nobody who opened it.
   *
   * @param code undefined for a new one
   */
  open(eventId: string, code: string | undefined): Promise<void>;
  /** Goes into the room of the invitation. */
  join(): Promise<void>;
  /** Asks for the room now: the browser is back online. */
  refresh(): void;
  /** Plays, pauses or moves for everybody; it holds here at once, until somebody else was faster. */
  move(place: number, playing: boolean): Promise<void>;
  say(phrase: RoomPhrase): Promise<void>;
  leave(): void;
  /** Leaves, and leaves nothing behind. May run twice. */
  dispose(): void;
}

/** A slow answer does not undo a newer one. */
const isOlder = (answer: WatchRoom, known: WatchRoom): boolean =>
  answer.revision < known.revision || (answer.said.at(-1)?.id ?? 0) < (known.said.at(-1)?.id ?? 0);

export function createWatchRoom({ client, now, onChanged, settings, viewer }: StoreContext): WatchRoomSlice {
  const room = signal<WatchRoom | undefined>(undefined);
  const invitation = signal<RoomInvitation | undefined>(undefined);
  const refusal = signal<RoomEnd | undefined>(undefined);
  const lost = signal(false);
  const unsaid = signal<'too-fast' | 'failed' | undefined>(undefined);
  const runs = latest();
  const joined = createJoinedRooms({ settings, viewer });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was opened. */
  let asked: { eventId: string; code: string | undefined } | undefined;
  const moves = createMoves({ client, now, room, inRoom });

  function take(answer: WatchRoom): void {
    lost.value = false;
    const known = room.peek();
    if (known && isOlder(answer, known)) return;
    // Where everybody is says the answer of the move that is under way.
    const { revision, place, playing, at } = known ?? answer;
    room.value = moves.areUnderWay() ? { ...answer, revision, place, playing, at } : answer;
  }
  function arrive(answer: WatchRoom, eventId: string): void {
    if (answer.eventId === eventId) {
      joined.add(answer.code);
      return take(answer);
    }
    client.call(leaveRoom, { code: answer.code }).catch(() => undefined);
    end(otherEvent);
  }
  function end(reason: RoomEnd | undefined): void {
    clearTimeout(timer);
    runs.end();
    batch(() => {
      refusal.value = reason;
      room.value = invitation.value = unsaid.value = undefined;
      lost.value = false;
    });
  }
  function fail(failure: unknown): void {
    const error = asApiError(failure);
    if (isPassing(error)) lost.value = true;
    // Silent for too long: the next heartbeat goes in again.
    else if (error.code !== 'not-in-room') end(error);
  }
  async function ask({ eventId, code = room.peek()?.code }: NonNullable<typeof asked>, run: AbortSignal): Promise<void> {
    if (code !== undefined && !joined.has(code)) return invite(eventId, code, run);
    const answer = await (code === undefined ? client.call(makeRoom, { eventId }) : client.call(enterRoom, { code }));
    if (!run.aborted) arrive(answer, eventId);
  }
  async function invite(eventId: string, code: string, run: AbortSignal): Promise<void> {
    const answer = await client.call(readRoomInvitation, { code });
    if (run.aborted) return;
    end(answer.eventId === eventId ? undefined : otherEvent);
    if (answer.eventId === eventId) invitation.value = answer;
  }
  async function beat(run: AbortSignal): Promise<void> {
    clearTimeout(timer);
    if (!asked) return;
    try {
      await ask(asked, run);
    } catch (failure) {
      if (!run.aborted) fail(failure);
    }
    if (!run.aborted) timer = setTimeout(() => void beat(run), lost.peek() ? RETRY_MS : (room.peek()?.heartbeatSeconds ?? 10) * 1000);
  }
  /** A call of somebody who is in the room; undefined when it failed, which `failed` may have told. */
  async function inRoom<T>(call: (code: string) => Promise<T>, failed: (failure: unknown) => void = fail): Promise<T | undefined> {
    const [code, run] = [room.peek()?.code, runs.current];
    if (code === undefined) return undefined;
    try {
      const answer = await call(code);
      return run.aborted ? undefined : answer;
    } catch (failure) {
      if (run.aborted) return undefined;
      failed(failure);
      if (asApiError(failure).status !== 429 && !runs.current.aborted) void beat(runs.current);
      return undefined;
    }
  }
  function leave(): void {
    const code = room.peek()?.code;
    // Whoever cannot say so is missed by the platform itself.
    if (code !== undefined) client.call(leaveRoom, { code }).catch(() => undefined);
  }
  const start = () => (refusal.value = undefined, beat(runs.begin()));
  const stop = onChanged(({ subject, ids }) => {
    const known = room.peek()?.code;
    if (subject === 'room' && known !== undefined && (ids.length === 0 || ids.includes(known))) void inRoom((code) => client.call(readRoom, { code })).then((answer) => answer && take(answer));
    if (subject === 'entitlements' && refusal.peek()?.status === 403) void start();
  });
  return {
    room, invitation, refusal, lost, unsaid, leave, move: moves.move,
    async open(eventId, code) {
      if (code !== undefined && room.peek()?.code === code && joined.has(code)) return;
      leave();
      end(undefined);
      asked = { eventId, code };
      await start();
    },
    async join() {
      const invited = invitation.peek();
      if (!invited) return;
      joined.add(invited.code);
      invitation.value = undefined;
      asked = { eventId: invited.eventId, code: invited.code };
      await start();
    },
    refresh() {
      // One question is under way where nothing is known yet.
      if (room.peek() || lost.peek()) void beat(runs.current);
    },
    async say(phrase) {
      unsaid.value = undefined;
      const answer = await inRoom((code) => client.call(sayInRoom, { code, phrase }), (failure) => { unsaid.value = asApiError(failure).status === 429 ? 'too-fast' : 'failed'; });
      if (answer) take(answer);
    },
    dispose() {
      leave();
      end(undefined);
      asked = undefined;
      stop();
    },
  };
}
