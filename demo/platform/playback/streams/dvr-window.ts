import type { ItemRow } from '../../db/tables/catalogue-tables.ts';

/** chosen: two minutes, a few repeats of the demo's clips */
const usualSeconds = 120;

/** How far back a live title can be watched, in seconds. @source spec 1 §7 "The DVR window is replaced in stream URLs from the app config" */
export const dvrSecondsOf = ({ extras }: Pick<ItemRow, 'extras'>): number => extras.playback?.dvrSeconds ?? usualSeconds;
