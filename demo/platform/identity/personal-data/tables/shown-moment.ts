/** A moment as the copy says it. @param at epoch milliseconds */
export const iso = (at: number): string => new Date(at).toISOString();

/** The same, where there may be none. */
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** Milliseconds. */
export const dayMs = 24 * 3_600_000;
