import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { Destination } from '../../routing/destination.ts';
import type { CountryCode } from '../../routing/path-sets/path-set-of.ts';
import { throughLogin } from '../identity/through-login.ts';
import { airingOf } from './cell-of.ts';
import type { GuideSpan } from './tidy-programmes.ts';

/**
 * Where a programme leads: on air or to come to its channel's live event, over to its recording when there is one.
 *
 * @param moment who asks, when (epoch milliseconds), and in which country's paths
 * @source spec 1 §2.3 "EPG: the live route", "Content with access granted only on sign-in goes to login"; chosen: a recording plays
 *   where it exists, since the broadcast is over, and its own page says who may watch it
 */
export function guideDestination(
  channel: Pick<GuideChannel, 'eventId' | 'accessLevel'>, span: GuideSpan, { now, viewer, countryCode }: { now: number; viewer: Viewer | undefined; countryCode?: CountryCode | undefined },
): { content: string; route: Destination } {
  const { vodId } = span.programme ?? {};
  if (vodId && airingOf(span, now).state === 'past') return { content: `vod:${vodId}`, route: { name: 'vod', params: { eventId: vodId } } };
  const live: Destination = { name: 'live', params: { eventId: channel.eventId } };
  return { content: `live:${channel.eventId}`, route: throughLogin(channel, viewer, countryCode, live) };
}
