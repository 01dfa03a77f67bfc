/** Bytes of a playlist or manifest. chosen: a live day of two-second segments has a third of it, and a phone reads it in a second */
export const longestManifest = 16_000_000;
