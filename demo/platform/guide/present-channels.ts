import type * as z from 'zod/mini';
import type { guideChannel } from '../../../src/contracts/guide/guide-window.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import { textIn } from '../realm/text-in.ts';
import type { ChannelRow } from '../db/tables/guide-tables.ts';
import { accessOf, rightsOf } from '../playback/viewer-rights.ts';
import type { Caller } from '../server/request-caller.ts';
import { logoOf } from './channel-table.ts';

type WireChannel = Omit<z.input<typeof guideChannel>, 'programmes'>;

/** Channels as this viewer gets them; access and heart are those of the event that each plays. */
export async function presentChannels(caller: Caller, page: readonly ChannelRow[]): Promise<WireChannel[]> {
  const ids = page.map((row) => row.eventId);
  const rights = await rightsOf(caller, ids);
  const items = await itemsOf(caller, ids);
  return page.map((row) => {
    const item = items.get(row.eventId);
    return {
      id: row.id, name: row.name, channelLogoUrl: logoOf(caller, row), eventId: row.eventId, accessLevel: item ? accessOf(item, rights) : 'DENIED',
      ...(row.shownNumber === null ? {} : { number: row.shownNumber }),
      ...(row.group ? { group: { id: row.group.id, name: textIn(row.group.names, caller.locale) } } : {}),
      ...(row.offsetMinutes === 0 ? {} : { offsetMinutes: row.offsetMinutes }),
      ...(rights.favouriteIds.has(row.eventId) ? { favourite: true } : {}),
    };
  });
}
