/** What a page says once the film's first picture was decoded. */
export interface FirstFrame {
  /** Milliseconds from the start of the navigation. */
  readonly at: number;
  /** When the navigation started, epoch milliseconds. */
  readonly origin: number;
}

declare global {
  var firstFrame: Promise<FirstFrame> | undefined;
}

function videoIn(root: Document | ShadowRoot): HTMLVideoElement | undefined {
  const found = root.querySelector('video');
  if (found) return found;
  for (const { shadowRoot } of root.querySelectorAll('footlight-player')) {
    const inside = shadowRoot && videoIn(shadowRoot);
    if (inside) return inside;
  }
  return undefined;
}

/**
 * Runs in a page before anything of its own: waits for a video, open shadow trees included, and for its first picture.
 *
 * Written down in `globalThis.firstFrame`, the same way on every page, so that watching costs each of them the same.
 */
globalThis.firstFrame = new Promise((resolve) => {
  const look = (): void => {
    const video = videoIn(document);
    if (video) video.requestVideoFrameCallback(() => resolve({ at: performance.now(), origin: performance.timeOrigin }));
    else requestAnimationFrame(look);
  };
  look();
});
