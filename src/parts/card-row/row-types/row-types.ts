import type { BucketFacts } from '../../../contracts/catalogue/bucket.ts';
import { base } from './base.ts';
import { contentHighlight } from './content-highlight.ts';
import { continueWatching } from './continue-watching.ts';
import { doubleRow } from './double-row.ts';
import { epg } from './epg.ts';
import { epgNowNext } from './epg-now-next.ts';
import { hero } from './hero.ts';
import { inlineFeatured } from './inline-featured.ts';
import { live } from './live.ts';
import { poster } from './poster.ts';
import type { RowType } from './row-type.ts';
import { sectionLink } from './section-link.ts';
import { vodPlaylist } from './vod-playlist.ts';

/** The types of row that this build knows: a new one is a file beside this and a line here. A row has the first that is for it. @source spec 1 §2.4 "Carousel rows" */
export const rowTypes: readonly RowType[] = [
  hero, epg, sectionLink, vodPlaylist, epgNowNext, contentHighlight, live, continueWatching, inlineFeatured, doubleRow, poster, base,
];

/** A type that this build does not know, or a row that has not arrived yet, is a plain row. */
export function rowTypeOf(facts: BucketFacts | undefined): RowType {
  return (facts && rowTypes.find((one) => one.isFor(facts))) ?? base;
}
