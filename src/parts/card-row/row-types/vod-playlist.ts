import { rowType } from './row-type.ts';

/** The titles of a playlist. */
export const vodPlaylist = rowType('VOD_PLAYLIST');
