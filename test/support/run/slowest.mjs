/** How many of the slowest tests a run names. */
const shown = 30;

/**
 * The slowest tests of a run, a line each.
 *
 * @param tests name and milliseconds of each
 */
export const slowestLines = (tests) => [...tests].sort((a, b) => b.ms - a.ms).slice(0, shown).map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
