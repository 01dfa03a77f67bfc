import { lateLayout, ofType, rowType } from './row-type.ts';

/** The titles of a playlist, or playlists; their pictures are cut as the row says. @source spec 1 §3 "playlistImageType", §9 "playlist 260" */
export const vodPlaylist = rowType('playlist', ofType('VOD_PLAYLIST'), {
  variantOf: (look) => (look?.playlistImageType === 'poster' || look?.playlistImageType === 'square' ? look.playlistImageType : 'playlist'),
  Layout: lateLayout(() => import('../layouts/playlist/playlist-layout.tsx').then((module) => module.PlaylistLayout)),
});
