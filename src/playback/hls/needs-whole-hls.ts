/** What playlists ask for and the lean build has not: variables, content steering, interstitials, keys of a DRM system. */
const beyondLean = [
  /^#EXT-X-(?:DEFINE|CONTENT-STEERING):/m,
  /^#EXT-X-DATERANGE:.*\bCLASS="com\.apple\.hls\.interstitial"/m,
  /^#EXT-X-(?:SESSION-)?KEY:.*\bKEYFORMAT="(?!identity")/m,
];

/** Whether a playlist can only be played as it means by the whole of hls.js. @source RFC 8216bis §4.4; the flags of hls.js */
export function needsWholeHls(playlist: string): boolean {
  return beyondLean.some((tag) => tag.test(playlist));
}
