import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { Destination } from '../../routing/destination.ts';
import { destinationOf, type CardSettings } from '../catalogue/card-destination.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';
import { airingOf } from './cell-of.ts';
import { programmeLockOf } from './programme-lock.ts';
import { canRestart, hasRecording } from './programme-state.ts';
import type { GuideSpan } from './tidy-programmes.ts';

/** A way to watch a programme; the first of several is the primary one. */
export interface ProgrammeWay {
  labelKey: LabelKey;
  route: Destination;
  /** What a player takes; none for a way that only leads somewhere. */
  content?: string;
}

export interface WaysMoment { now: number; viewer: Viewer | undefined; settings: CardSettings }
type WayChannel = Pick<GuideChannel, 'eventId' | 'accessLevel' | 'name'>;

const liveRoute = ({ eventId: id, name: title, accessLevel }: WayChannel, { viewer, settings }: WaysMoment): Destination =>
  destinationOf({ id, type: 'EPG', title, accessLevel }, viewer, settings);

/**
 * The ways to watch a programme, the primary one first.
 *
 * On air: from its beginning where that can be had, then live. Over: its recording. A locked channel has one way, named by its lock.
 *
 * @source spec 1 §2.4 "A restart status swaps which button is primary", "a locked badge shows the sign-in-to-watch or purchase label"
 */
export function waysOf(channel: WayChannel, span: GuideSpan, moment: WaysMoment): ProgrammeWay[] {
  const { now, viewer, settings } = moment;
  const { state } = airingOf(span, now);
  const { vodId, title = '' } = span.programme ?? {};
  const recording: ProgrammeWay[] = vodId && hasRecording(span, now)
    ? [{ labelKey: 'programmeWatchRecording', content: `vod:${vodId}`, route: destinationOf({ id: vodId, type: 'VOD', title, accessLevel: 'GRANTED' }, viewer, settings) }] : [];
  const lock = programmeLockOf(channel, viewer);
  const route = liveRoute(channel, moment);
  if (lock) return [...recording, ...(state === 'past' || lock === 'notAvailableHere' ? [] : [{ labelKey: lock, route }])];
  if (state !== 'live') return recording;
  const live: ProgrammeWay = { labelKey: 'programmeWatchLive', content: `live:${channel.eventId}`, route };
  const restart: ProgrammeWay[] = canRestart(span, now) && route.name === 'live' ? [{ labelKey: 'restartProgramme', route: { ...route, query: { ...route.query, resumeProgress: '0' } } }] : [];
  return [...restart, live, ...recording];
}

/** Whether a click on the programme plays it; any other opens its card. chosen: a live programme that this viewer may watch, as a television does */
export function playsAtOnce(channel: WayChannel, span: GuideSpan, { now, viewer }: Pick<WaysMoment, 'now' | 'viewer'>): boolean {
  return airingOf(span, now).state === 'live' && span.programme !== undefined && programmeLockOf(channel, viewer) === undefined;
}
