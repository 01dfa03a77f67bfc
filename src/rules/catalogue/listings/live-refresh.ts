/** How often what is on air is asked for again, milliseconds. @source spec 1 §9 "Live refresh count 15"; chosen: seconds */
export const liveRefreshMs = 15_000;
