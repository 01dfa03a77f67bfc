/**
 * How far ahead of its place a film is fetched at most.
 *
 * chosen: long enough for a line that fails for a while, and a page that is only opened fetches less than the minute of which a title by the view counts as watched
 */
export const AHEAD_SECONDS = 40;
