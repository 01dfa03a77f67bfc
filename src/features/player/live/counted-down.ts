import type { Player } from '../../../store/playback/player.ts';

/** Players whose viewer waited for a start on the screen: the film begins before anything covers it. */
export const countedDown = new WeakSet<Player>();
