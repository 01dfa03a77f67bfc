import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { Destination } from '../../routing/destination.ts';
import { destinationOf, type CardSettings } from '../catalogue/card-destination.ts';
import { airingOf } from './cell-of.ts';
import type { GuideSpan } from './tidy-programmes.ts';

/**
 * Where a programme leads, by the rule of cards: on air or to come to its channel's live event, over to its recording when there is one.
 *
 * @param moment who asks, when (epoch milliseconds), and what the tenant has set
 * @source spec 1 §2.3 "EPG: the live route", "Content with access granted only on sign-in goes to login"; chosen: a recording plays
 *   where it exists, since the broadcast is over, and its own page says who may watch it
 */
export function guideDestination(
  channel: Pick<GuideChannel, 'eventId' | 'accessLevel' | 'name'>, span: GuideSpan, { now, viewer, settings }: { now: number; viewer: Viewer | undefined; settings: CardSettings },
): { content: string; route: Destination } {
  const { vodId } = span.programme ?? {};
  const title = span.programme?.title ?? '';
  if (vodId && airingOf(span, now).state === 'past') return { content: `vod:${vodId}`, route: destinationOf({ id: vodId, type: 'VOD', title, accessLevel: 'GRANTED' }, viewer, settings) };
  const { eventId: id, name, accessLevel } = channel;
  return { content: `live:${id}`, route: destinationOf({ id, type: 'EPG', title: name, accessLevel }, viewer, settings) };
}
