import type { PlayerHost } from './player-properties.ts';

/** Where players stopped when their elements left the page. */
const places = new WeakMap<HTMLElement, { content: string | undefined; seconds: number }>();

/**
 * Notes where a player is when its element leaves the page, and tells the page that it stopped.
 *
 * chosen: as a media element does, it pauses when it leaves, and comes back paused at the same place
 */
export function rememberPlace({ element, props, emit }: PlayerHost, { paused, currentTime, duration }: { paused: boolean; currentTime: number; duration: number }): void {
  if (element.isConnected) return;
  if (!paused) emit('pause', null);
  if (currentTime > 0 && Number.isFinite(duration)) places.set(element, { content: props.content.peek(), seconds: currentTime });
}

/** Where the element's player goes on, once; undefined when it did not leave, or has other content now. */
export function takePlace({ element, props }: PlayerHost): number | undefined {
  const place = places.get(element);
  places.delete(element);
  return place && place.content === props.content.peek() ? place.seconds : undefined;
}
