import type { MethodInput, MethodOutput } from '../../bridge/contract/methods.ts';
import { failure } from '../../bridge/frame/requests/failure.ts';
import { PlayFailure } from '../store/playback/play-failure.ts';
import { isTitle, type TitleContent } from '../store/playback/player-state.ts';
import type { Player } from '../store/playback/player.ts';
import { mediaHasSpoken } from './media-has-spoken.ts';

/** What a host stopped, so that `play` begins it again. */
const stopped = new WeakMap<Player, TitleContent>();

const playingOf = (player: Player) => ({ playing: player.status.peek() === 'playing', muted: player.muted.peek() });

async function start(player: Player): Promise<void> {
  const title = stopped.get(player);
  stopped.delete(player);
  if (title && !player.content.peek()) void player.open(title, { startAt: 0 });
  await player.play();
}

/** Answers what the media did. @throws failure PLAY_FAILED with a reason */
export async function play(player: Player): Promise<MethodOutput<'play'>> {
  try {
    await start(player);
  } catch (error) {
    throw failure('PLAY_FAILED', { reason: error instanceof PlayFailure ? error.reason : 'network' });
  }
  return playingOf(player);
}

export function pause(player: Player): MethodOutput<'pause'> {
  player.pause();
  return { ...playingOf(player), playing: false };
}

/** Lets go of the stream and shows nothing; `play` begins the same title again. chosen: as in players for discs, unlike a pause */
export function stop(player: Player): MethodOutput<'stop'> {
  const content = player.content.peek();
  if (isTitle(content)) stopped.set(player, content);
  player.close();
  return { playing: false, muted: player.muted.peek() };
}

/** How far the media reaches, seconds; undefined while nothing is loaded. */
const lengthOf = (player: Player): number | undefined => (player.live.peek() ? player.windowSeconds.peek() : player.duration.peek());

/** From the beginning; a live title as far back as it can be rewound. @throws failure OUT_OF_RANGE for a live title without a window, PLAY_FAILED */
export async function restart(player: Player): Promise<MethodOutput<'restart'>> {
  if (player.live.peek() && lengthOf(player) === 0) throw failure('OUT_OF_RANGE');
  if (lengthOf(player) !== undefined) await player.seek(0);
  return play(player);
}

/**
 * To a second, by seconds, or to the live edge; answers after the media has moved.
 *
 * @throws failure OUT_OF_RANGE also when nothing is loaded or the title is not live
 */
export async function seek(player: Player, to: MethodInput<'seek'>): Promise<MethodOutput<'seek'>> {
  const length = lengthOf(player);
  if (length === undefined || ('live' in to && !player.live.peek())) throw failure('OUT_OF_RANGE');
  if ('live' in to) await player.seekToLive();
  else if ('by' in to) await player.seekBy(to.by);
  else if (to.to > length) throw failure('OUT_OF_RANGE');
  else await player.seek(to.to);
  return { position: player.position.peek() };
}

/** @param value 0.25–2; answers what the media took */
export async function setRate(player: Player, value: number): Promise<MethodOutput<'setRate'>> {
  player.setRate(value);
  await mediaHasSpoken();
  return { value: player.rate.peek() };
}
