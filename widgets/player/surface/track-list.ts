/** A list that changes, as HTML's `TextTrackList` does. */
export interface TrackList extends EventTarget {
  length: number;
}

export type TrackLists = Record<'textTracks' | 'audioTracks' | 'videoRenditions', TrackList>;
