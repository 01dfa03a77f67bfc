const days: Record<string, number> = { D: 1, W: 7, M: 30, Y: 365 };

/**
 * How many days a free trial lasts; undefined unless that is a positive number, and then nothing is said of a trial.
 *
 * @param duration an ISO duration with D, W, M or Y
 * @source spec 2 §2 "Trial duration text is shown only if the trial period yields a positive number of days", §5 "Period codes"; chosen: 30 days a month and 365 a year
 */
export function trialDays(duration = ''): number | undefined {
  const [, count, unit] = /^P(\d{1,4})([DWMY])$/.exec(duration) ?? [];
  return Number(count) * (days[unit ?? ''] ?? 0) || undefined;
}
