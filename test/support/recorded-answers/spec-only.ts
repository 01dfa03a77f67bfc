/**
 * What the specification names and the reference platform does not give yet.
 *
 * A fake may answer it; each line goes as soon as the platform gives it, which a test watches.
 */
export const specOnly: ReadonlySet<string> = new Set([
  // spec 1 §8 "Access denied throws the licences": here the details are answered with DENIED, and the streams are refused.
  'readVodPlayback: the platform never refuses with 403 access-denied',
]);
