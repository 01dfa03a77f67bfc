import type { MethodOutput } from '../contract/methods.ts';
import { localFailure } from './bridge-failure.ts';

interface FullscreenPorts {
  readonly iframe: HTMLIFrameElement | undefined;
  /** Asks the frame itself, where its element cannot be asked. */
  readonly ask: (value: boolean) => Promise<MethodOutput<'setFullscreen'>>;
  readonly tell: (fullscreen: boolean) => void;
}

export interface Fullscreen {
  set(value: boolean): Promise<MethodOutput<'setFullscreen'>>;
  stop(): void;
}

/**
 * The frame as large as the screen: a press on the host page counts for the host page alone, so its element is asked here.
 *
 * @source design: bridge §Host script
 */
export function createFullscreen({ iframe, ask, tell }: FullscreenPorts): Fullscreen {
  const page = iframe?.ownerDocument;
  let was = false;
  const isFull = () => !!iframe && page?.fullscreenElement === iframe;
  const changed = () => {
    if (isFull() !== was) tell((was = !was));
  };
  page?.addEventListener('fullscreenchange', changed);
  return {
    async set(value) {
      if (!iframe || !page || (!value && !isFull())) return ask(value);
      if (value && !page.fullscreenEnabled) throw localFailure('UNSUPPORTED');
      try {
        await (value ? iframe.requestFullscreen() : page.exitFullscreen());
      } catch {
        throw localFailure('NEEDS_GESTURE');
      }
      return { value };
    },
    stop: () => page?.removeEventListener('fullscreenchange', changed),
  };
}
