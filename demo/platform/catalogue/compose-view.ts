import type * as z from 'zod/mini';
import type { bucket } from '../../../src/contracts/catalogue/bucket.ts';
import type { rowAdornment } from '../../../src/contracts/catalogue/row-adornment.ts';
import type { rowTypeData } from '../../../src/contracts/catalogue/row-type-data.ts';
import { type BucketPage, bucketPage, bucketsOf, itemsOf, type PageRequest } from './bucket-pages.ts';
import { likePage, likeRow } from './like-titles.ts';
import type { BucketRow } from '../db/tables/catalogue-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import { presentItems, type WireItem } from './present-items.ts';
import { textIn } from '../realm/text-in.ts';
import { withRecordings } from './recordings.ts';
import { pageShown } from './shown-here.ts';
import type { Caller } from '../server/request-caller.ts';

type WireBucket = z.input<typeof bucket>;

/** How a row looks, in one language. */
function lookIn({ names, rowTypeData: look }: BucketRow, { locale, context }: Caller): { rowTypeData?: z.input<typeof rowTypeData> & z.input<typeof rowAdornment> } {
  if (!look) return {};
  const { description, background, primaryCta, secondaryCta, ...rest } = look;
  const ctaIn = (cta: NonNullable<typeof primaryCta>) => ({ ...cta, ctaText: textIn(cta.ctaText, locale) });
  return {
    rowTypeData: {
      title: textIn(names, locale), ...rest, ...(description ? { description: textIn(description, locale) } : {}),
      ...(background ? { background: { ...background, ...(background.imageUrl ? { imageUrl: background.imageUrl.replace('{media}', context.origins.media) } : {}) } } : {}),
      ...(primaryCta ? { primaryCta: ctaIn(primaryCta) } : {}), ...(secondaryCta ? { secondaryCta: ctaIn(secondaryCta) } : {}),
    },
  };
}

/** A row as the wire has it. */
export function presentBucket(row: BucketRow, page: BucketPage, items: Map<string, WireItem>, caller: Caller): WireBucket {
  const contentList = page.ids.flatMap((id) => items.get(id) ?? []);
  const lastSeen = page.ids.at(-1);
  return {
    bucketId: row.id, exid: row.id, name: textIn(row.names, caller.locale), type: row.type, contentList,
    paging: { moreDataAvailable: page.moreDataAvailable, ...(lastSeen === undefined ? {} : { lastSeen }) },
    ...lookIn(row, caller),
  };
}

/** Items by id, as the wire has them. */
export async function presentedById(caller: Caller, ids: string[]): Promise<Map<string, WireItem>> {
  const rows = [...await withRecordings(caller, await itemsOf(caller, ids))];
  const items = await presentItems(rows.map(([, row]) => row), caller);
  return new Map(rows.flatMap(([id], at): [string, WireItem][] => (items[at] ? [[id, items[at]]] : [])));
}

/**
 * One row, from its beginning or after `lastSeen`.
 *
 * @param hidesGeoblocked whether what may not be watched here is left out
 * @throws PlatformError 404 `bucket-not-found`
 */
export async function answerBucket(caller: Caller, bucketId: string, wish: PageRequest, hidesGeoblocked: boolean): Promise<WireBucket> {
  const like = likeRow(caller.realm.realm, bucketId);
  const row = like ?? (await bucketsOf(caller, [bucketId])).get(bucketId);
  if (!row) throw new PlatformError(404, 'bucket-not-found', 'No such row.');
  const read = (part: PageRequest) => (like ? likePage(caller, bucketId, part) : bucketPage(caller, row, part));
  const page = await pageShown(caller, read, wish, hidesGeoblocked);
  return presentBucket(row, page, await presentedById(caller, page.ids), caller);
}
