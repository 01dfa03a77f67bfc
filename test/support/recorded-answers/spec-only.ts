/**
 * What the specification names and the reference platform does not give yet.
 *
 * A fake may answer it; each line goes as soon as the platform gives it, which a test watches.
 */
export const specOnly: ReadonlySet<string> = new Set([
]);
