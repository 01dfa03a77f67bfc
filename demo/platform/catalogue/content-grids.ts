import type * as z from 'zod/mini';
import type { contentGrid } from '../../../src/contracts/catalogue/content-grid.ts';
import { bucketsOf, type PageRequest } from './bucket-pages.ts';
import { pageOf } from './collections/read-collection.ts';
import { answerBucket } from './compose-view.ts';
import { filtersOf } from './composed/filters-of.ts';
import { gridItems, type GridWishes, wishedItems, wishesFor } from './composed/grid-wishes.ts';
import { gridBucketId } from './grid-bucket-id.ts';
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

/** A grid as a page of its own: its first page says what it can be narrowed by. chosen: nothing where it has too little to be narrowed */
export async function answerGridPage(caller: Caller, gridViewConfigId: string, wish: PageRequest & GridWishes): Promise<z.input<typeof contentGrid>> {
  const grid = await answerGrid(caller, gridViewConfigId, wish);
  if (wish.lastSeen !== undefined) return grid;
  const { facets, sorts } = await filtersOf(caller, { gridViewConfigId, facets: ['genre', 'access', 'year'] });
  const narrowing = facets.filter(({ values }) => values.length > 1);
  return narrowing.length > 0 ? { ...grid, filters: { facets: narrowing, sorts } } : grid;
}

async function wishedPage(caller: Caller, bucketId: string, { rpp, lastSeen, ...wishes }: PageRequest & GridWishes): Promise<Pick<z.input<typeof contentGrid>, 'contentList' | 'paging'>> {
  const { shown, paging } = pageOf(wishedItems(await gridItems(caller, bucketId), wishes, caller.locale), ({ id }) => id, { rpp, lastSeen });
  return { contentList: await presentItems(shown, caller), paging };
}
