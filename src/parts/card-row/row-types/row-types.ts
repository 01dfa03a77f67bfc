import type { Bucket } from '../../../contracts/catalogue/bucket.ts';
import { base } from './base.ts';
import { contentHighlight } from './content-highlight.ts';
import { continueWatching } from './continue-watching.ts';
import { epg } from './epg.ts';
import { epgNowNext } from './epg-now-next.ts';
import { hero } from './hero.ts';
import { live } from './live.ts';
import type { RowType } from './row-type.ts';
import { sectionLink } from './section-link.ts';
import { vodPlaylist } from './vod-playlist.ts';

/** The types of row that this build knows: a new one is a file beside this and a line here. @source spec 1 §3 "Bucket types" */
export const rowTypes: readonly RowType[] = [base, hero, epg, sectionLink, vodPlaylist, epgNowNext, contentHighlight, live, continueWatching];

/** A type that this build does not know, or a row that has not arrived yet, is a plain row. */
export function rowTypeOf(type: Bucket['type'] | undefined): RowType {
  return rowTypes.find((one) => one.type === type) ?? base;
}
