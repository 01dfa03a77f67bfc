/** chosen: what could not be done is tried again after a minute, and later after an hour at most */
const firstRetryMs = 60_000;
const longestRetryMs = 3_600_000;

/** How long a provider that could not be asked is left alone. @param tries before this one */
export const retryMs = (tries: number): number => Math.min(firstRetryMs * 2 ** Math.min(tries, 10), longestRetryMs);
