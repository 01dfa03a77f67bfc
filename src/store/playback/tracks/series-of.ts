import type { PlaybackDetails } from '../../../contracts/playback/playback-details.ts';

/** The series of an episode; undefined for everything else. */
export const seriesOf = (item: PlaybackDetails | undefined): string | undefined => item?.episodeInformation?.seriesInformation?.id ?? item?.seriesId;
