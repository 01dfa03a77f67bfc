import * as z from 'zod/mini';
import { openEnum } from '../wire/open-enum.ts';

/** The kinds of content a card can stand for. @source spec 1 §3 "Content type values" */
const contentTypes = [
  'LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG',
  'VOD', 'VOD_VIDEO', 'SEASON_VOD', 'VOD_SEASON',
  'VOD_PLAYLIST', 'PLAYLIST', 'SERIES', 'VOD_SERIES',
  'DATA_FEED', 'SECTION_LINK', 'WATCHLIST', 'GRID',
] as const;

/** As an answer gives it. */
export const contentType = openEnum('contentType', contentTypes);

/** As a caller gives it: what the platform is asked to keep must be of a known kind. */
export const knownContentType = z.enum(contentTypes);
export type ContentType = z.output<typeof knownContentType>;
