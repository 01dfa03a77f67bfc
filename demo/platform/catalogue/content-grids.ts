import type * as z from 'zod/mini';
import type { contentGrid } from '../../../src/contracts/catalogue/content-grid.ts';
import { bucketsOf, type PageRequest } from './bucket-pages.ts';
import { pageOf } from './collections/read-collection.ts';
import { answerBucket } from './compose-view.ts';
import { gridItems, type GridWishes, wishedItems, wishesFor } from './composed/grid-wishes.ts';
import { gridBucketId } from './grid-bucket-id.ts';
import { isGeoblocked } from '../playback/is-geoblocked.ts';
import { presentItems } from './present-items.ts';
import { hidesGeoblocked } from './shown-here.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';

/** @throws PlatformError 404 `grid-not-found` */
export async function answerGrid(caller: Caller, gridViewConfigId: string, { rpp, lastSeen, ...wishes }: PageRequest & GridWishes): Promise<z.input<typeof contentGrid>> {
  const id = gridBucketId(gridViewConfigId);
  const row = (await bucketsOf(caller, [id])).get(id);
  if (!row) throw new PlatformError(404, 'grid-not-found', 'No such grid.');
  const { name, contentList, paging } = await answerBucket(caller, id, wishesFor(wishes) ? { rpp: 1 } : { rpp, lastSeen }, hidesGeoblocked(caller));
  const shown = wishesFor(wishes) ? await wishedPage(caller, id, { rpp, lastSeen, ...wishes }) : { contentList, paging };
  return { gridViewConfigId, title: name, display: row.rowTypeData?.displayPosters ? 'posters' : row.type === 'VOD_PLAYLIST' ? 'playlist' : row.type === 'SECTION_LINK' ? 'section' : 'default', ...shown };
}

async function wishedPage(caller: Caller, bucketId: string, { rpp, lastSeen, ...wishes }: PageRequest & GridWishes): Promise<Pick<z.input<typeof contentGrid>, 'contentList' | 'paging'>> {
  const rows = await gridItems(caller, bucketId);
  const place = await caller.place();
  const here = hidesGeoblocked(caller) ? rows.filter((row) => !isGeoblocked(row, place)) : rows;
  const { shown, paging } = pageOf(wishedItems(here, wishes, caller.locale), ({ id }) => id, { rpp, lastSeen });
  return { contentList: await presentItems(shown, caller), paging };
}
