import type * as z from 'zod/mini';
import type { contentGrid } from '../../../src/contracts/catalogue/content-grid.ts';
import { bucketsOf, type PageRequest } from './bucket-pages.ts';
import { answerBucket } from './compose-view.ts';
import { gridBucketId } from './grid-bucket-id.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';

/** @throws PlatformError 404 `grid-not-found` */
export async function answerGrid(caller: Caller, gridViewConfigId: string, wish: PageRequest): Promise<z.input<typeof contentGrid>> {
  const id = gridBucketId(gridViewConfigId);
  const row = (await bucketsOf(caller, [id])).get(id);
  if (!row) throw new PlatformError(404, 'grid-not-found', 'No such grid.');
  const { name, contentList, paging } = await answerBucket(caller, id, wish, false);
  return { gridViewConfigId, title: name, display: row.rowTypeData?.displayPosters ? 'posters' : row.type === 'VOD_PLAYLIST' ? 'playlist' : row.type === 'SECTION_LINK' ? 'section' : 'default', contentList, paging };
}
