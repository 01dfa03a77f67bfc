/** How many of the slowest tests a run names. */
const shown = 30;

/**
 * The slowest tests of a run, a line each.
 *
 * @param tests name and milliseconds of each
 */
export const slowestLines = (tests) => [...tests].sort((a, b) => b.ms - a.ms).slice(0, shown).map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);

/**
 * The browser test files that took longer than a run of half an hour bears.
 *
 * @param tests name (engine, file and titles, as `readBrowserCounts` gives it) and milliseconds of each
 * @returns engine and file with its seconds, of those over the limit
 */
export function slowSpecs(tests, limitSeconds) {
  const seconds = new Map();
  for (const { name, ms } of tests) {
    const [spec] = name.split(' › ');
    seconds.set(spec, (seconds.get(spec) ?? 0) + ms / 1000);
  }
  return [...seconds].filter(([, sum]) => sum > limitSeconds).map(([spec, sum]) => [spec, Math.round(sum)]);
}
