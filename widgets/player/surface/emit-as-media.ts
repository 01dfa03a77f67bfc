import type { Emit } from '../../../src/binding/emit.ts';
import type { PlayerApi } from '../../../src/features/player/player-api.ts';
import type { PlayerEvents } from '../../../src/features/player/events.ts';
import { mediaSlotOf } from './media-slot.ts';

/** What the element repeats of its media beside the events that cross a frame as well. */
const repeated = ['resize', ...['enter', 'leave'].map((verb) => `${verb}pictureinpicture`)];

/** The video is the element's own, and goes with its listeners. */
export function repeatMediaEvents(api: PlayerApi, element: HTMLElement): void {
  for (const name of repeated) api.video.addEventListener(name, () => element.dispatchEvent(new Event(name)));
  // Without its code, members are as the video has them.
  api.video.addEventListener('loadeddata', () => void import('./exact-members.ts').then(({ makeExact }) => makeExact(api), () => undefined));
}

/** MEDIA_ERR_NETWORK 2, MEDIA_ERR_DECODE 3, MEDIA_ERR_SRC_NOT_SUPPORTED 4. */
const codeOf = ({ message, retryable }: PlayerEvents['error']) => (message === 'media' ? 3 : retryable && message !== 'drm' ? 2 : 4);

/** Tells errors as a media element does as well; whoever waits for an element that cannot start learns it. */
export function emitAsMedia(element: HTMLElement, emit: Emit<PlayerEvents>): Emit<PlayerEvents> {
  return (...event) => {
    const slot = mediaSlotOf(element);
    const [name, detail] = event;
    if (name === 'loadstart') slot.error = null;
    if (name === 'error') {
      slot.error = { code: codeOf(detail), message: detail.code };
      if (!slot.api.peek()) slot.setFailure(Object.assign(new Error(detail.message), detail));
      element.dispatchEvent(new Event(name));
    }
    return emit(...event);
  };
}
