/** The window that is to be talked to, wherever it stands. */
export interface Peer {
  /** Null while the frame is out of the page. */
  window(): Window | null;
  /** Nothing is sent elsewhere, and nothing from elsewhere is heard. */
  readonly origin: string;
  /** The frame's element; undefined where a page around us is the peer. */
  readonly iframe: HTMLIFrameElement | undefined;
  /** Where its messages arrive: this script's own window, and the one that the frame stands in when that is another. */
  readonly heardAt: readonly Window[];
}

/** A frame of this page, or of another page of its origin. */
export function framePeer(iframe: HTMLIFrameElement, origin: string): Peer {
  const around = iframe.ownerDocument.defaultView ?? window;
  const own = globalThis.window as Window | undefined;
  return { window: () => iframe.contentWindow, origin, iframe, heardAt: own && own !== around ? [around, own] : [around] };
}
