const twoHoursMs = 2 * 3_600_000;

/** The window of the guide that is recorded, epoch milliseconds: two hours from the moment of every recording. */
export const recordedGuide = { from: Date.UTC(2026, 0, 15, 20), to: Date.UTC(2026, 0, 15, 20) + twoHoursMs };
