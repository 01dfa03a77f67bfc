import * as z from 'zod/mini';
import { openEnum } from '../wire/parsing/open-enum.ts';

/** The kinds of content a card can stand for. @source spec 1 §3 "Content type values" */
const contentTypes = [
  'LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG',
  'VOD', 'VOD_VIDEO', 'SEASON_VOD', 'VOD_SEASON',
  'VOD_PLAYLIST', 'PLAYLIST', 'SERIES', 'VOD_SERIES',
  'DATA_FEED', 'SECTION_LINK', 'WATCHLIST', 'GRID',
] as const;

/** In an answer: an unknown type becomes UNKNOWN. */
export const contentType = openEnum('contentType', contentTypes);

/** In a call's input: a known type only. */
export const knownContentType = z.enum(contentTypes);
export type ContentType = z.output<typeof knownContentType>;
