import * as z from 'zod/mini';
import { accessNeed, contentKind, playerError, playerState } from './player-state.ts';
import { finiteSeconds } from './seconds.ts';

const name = z.string().check(z.maxLength(200));
const contentId = z.string().check(z.maxLength(100));
const at = z.object({ position: finiteSeconds });
const timed = z.object({ position: finiteSeconds, duration: z.nullable(finiteSeconds) });
const profileType = z.enum(['adult', 'child']);

/** Who is watching, as far as a host page may know. Never a token, an account id or an e-mail. */
export const sessionSummary = z.object({
  who: z.enum(['guest', 'member']),
  /** Opaque id of the viewer in this realm, so that two viewers of one name differ. */
  id: z.optional(z.string().check(z.maxLength(64))),
  displayName: z.optional(name),
  profileType: z.optional(profileType),
  /** A guest who was a member until the session was ended elsewhere: may sign in again. */
  sessionEnded: z.optional(z.literal(true)),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

/** Known subjects, and those of a newer release: a page acts on the ones that it knows. */
const changeSubject = z.custom<'favourites' | 'lists' | 'progress' | 'profile' | 'entitlements' | 'subscription' | 'live' | 'session' | (string & {})>(
  (value) => typeof value === 'string' && /^[\w-]{1,40}$/.test(value),
);

/** What became different for this viewer, so that a page refreshes only that. */
export const changeNote = z.object({
  subject: changeSubject,
  ids: z.array(contentId).check(z.maxLength(1000)),
});
export type ChangeNote = z.infer<typeof changeNote>;

interface EventShape {
  readonly data: z.ZodMiniType;
  /** Sent without being asked for, to every session that may observe. */
  readonly pushed: boolean;
}

const table = {
  /** A title is there and could play. */
  ready: { data: z.object({ id: z.nullable(contentId), title: z.nullable(z.string().check(z.maxLength(500))), duration: z.nullable(finiteSeconds) }), pushed: true },
  statechange: { data: playerState, pushed: false },
  play: { data: at, pushed: false },
  playing: { data: at, pushed: false },
  pause: { data: at, pushed: false },
  waiting: { data: at, pushed: false },
  seeking: { data: at, pushed: false },
  seeked: { data: at, pushed: false },
  /** Coalesced: at most `hz` times a second (4 unless asked otherwise), once when the frame is hidden. */
  timeupdate: { data: timed, pushed: false },
  loadedmetadata: { data: timed, pushed: false },
  durationchange: { data: timed, pushed: false },
  ended: { data: z.object({ id: z.nullable(contentId) }), pushed: false },
  volumechange: { data: z.object({ volume: z.number().check(z.gte(0), z.lte(100)), muted: z.boolean() }), pushed: false },
  /** The viewer must sign in, buy, or leave a child profile first; `asked`: they pressed the button that leads there. */
  accessrequired: {
    data: z.object({ id: z.nullable(contentId), kind: z.nullable(contentKind), need: accessNeed, asked: z.boolean() }),
    pushed: false,
  },
  /** The browser refused to start; `muted` tells whether it was already tried without sound. */
  playbackblocked: { data: z.object({ muted: z.boolean() }), pushed: false },
  error: { data: playerError, pushed: true },
  /** The viewer gives up and wants to leave the title. */
  goback: { data: z.literal(null), pushed: false },
  fullscreenchange: { data: z.object({ fullscreen: z.boolean() }), pushed: false },
  /** Whether what plays is live. */
  livechange: { data: z.object({ live: z.boolean() }), pushed: false },
  /** How large the frame's content would like to be, in CSS pixels. */
  resize: { data: z.object({ height: z.number().check(z.gte(0), z.lte(100_000)), width: z.optional(z.number().check(z.gte(0), z.lte(100_000))) }), pushed: true },
  signedin: { data: sessionSummary, pushed: true },
  signedout: { data: z.literal(null), pushed: true },
  signinfailed: { data: z.object({ code: z.string().check(z.maxLength(64)) }), pushed: true },
  /** These licences are the viewer's now. */
  purchased: { data: z.object({ licenceIds: z.array(contentId).check(z.maxLength(1000)) }), pushed: true },
  sessionchange: { data: sessionSummary, pushed: true },
  changed: { data: changeNote, pushed: true },
} as const satisfies Record<string, EventShape>;

export type EventName = keyof typeof table;
export type EventData<E extends EventName> = z.output<(typeof table)[E]['data']>;

/**
 * Everything a frame can tell a host page, by name; no prototype, like the methods.
 *
 * @source spec 1 §6; chosen: facts that a page needs before it could ask are pushed, the rest is subscribed to
 */
export const events: Readonly<typeof table> = Object.freeze(
  Object.assign(Object.create(null) as typeof table, table),
);

export const isEventName = (candidate: string): candidate is EventName => Object.hasOwn(events, candidate);
export const shapeOfEvent = (candidate: EventName): EventShape => events[candidate];
export const eventNames = Object.keys(table) as readonly EventName[];
