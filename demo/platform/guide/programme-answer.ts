import type * as z from 'zod/mini';
import type { programmeDetails } from '../../../src/contracts/guide/programme-details.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import { textIn } from '../realm/text-in.ts';
import { artPath } from '../../media/art-path.ts';
import { dvrSecondsOf } from '../playback/streams/dvr-window.ts';
import type { Caller } from '../server/request-caller.ts';
import { programmeNamed } from './find-programme.ts';
import { presentChannels } from './present-channels.ts';
import { descriptionOf, presentProgramme } from './present-programme.ts';
import { reminderIdsOf } from './reminders/reminder-store.ts';
import { showsOf } from './show-titles.ts';

/** Everything about one broadcast. @throws PlatformError 404 `programme-not-found` */
export async function answerProgramme(id: string, caller: Caller): Promise<z.input<typeof programmeDetails>> {
  const { airing, channel } = await programmeNamed(caller, id);
  const words = await showsOf(caller);
  const [presented] = await presentChannels(caller, [channel]);
  const items = await itemsOf(caller, [channel.eventId, words.get(airing.row.showId)?.seriesId ?? []].flat());
  const event = items.get(channel.eventId);
  const description = descriptionOf(airing, { locale: caller.locale, words });
  const programme = presentProgramme(airing, { locale: caller.locale, words, rewindMs: event ? dvrSecondsOf(event) * 1000 : 0 });
  const series = items.get(programme.seriesId ?? '');
  return {
    programme: {
      imageUrl: `${caller.context.origins.media}${artPath('landscape', channel.genre, airing.row.id)}`, ...programme,
      ...(description === undefined ? {} : { description }), ...((await reminderIdsOf(caller)).has(id) ? { reminder: true } : {}),
    },
    channel: presented!, ...(series ? { series: { seriesId: series.id, title: textIn(series.titles, caller.locale) } } : {}),
  };
}
