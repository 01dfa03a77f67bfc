import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { Destination } from '../../routing/destination.ts';
import { airingOf } from './cell-of.ts';
import type { GuideSpan } from './tidy-programmes.ts';

/**
 * Where a programme leads: on air or to come to its channel's live event, over to its recording when there is one.
 *
 * @source spec 1 §2.3 "EPG: the live route"; chosen: a recording plays where it exists, since the broadcast is over
 */
export function guideDestination(channel: GuideChannel, span: GuideSpan, now: number): { content: string; route: Destination } {
  const { vodId } = span.programme ?? {};
  if (vodId && airingOf(span, now).state === 'past') return { content: `vod:${vodId}`, route: { name: 'vod', params: { eventId: vodId } } };
  return { content: `live:${channel.eventId}`, route: { name: 'live', params: { eventId: channel.eventId } } };
}
