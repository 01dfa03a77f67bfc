import * as z from 'zod/mini';

/** The kinds of content a card can stand for. @source spec 1 §3 "Content type values" */
export const contentType = z.enum([
  'LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG',
  'VOD', 'VOD_VIDEO', 'SEASON_VOD', 'VOD_SEASON',
  'VOD_PLAYLIST', 'PLAYLIST', 'SERIES', 'VOD_SERIES',
  'DATA_FEED', 'SECTION_LINK', 'WATCHLIST', 'GRID',
]);
export type ContentType = z.output<typeof contentType>;
