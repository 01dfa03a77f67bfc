import type { Player } from '../../../store/playback/player.ts';

/** Whether what plays is a channel that airs programmes; reads signals. */
export const isChannel = ({ live, item }: Player): boolean => live.value && item.value?.programmingInfo !== undefined;
