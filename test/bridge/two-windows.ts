import { vi } from 'vitest';
import type { PlayerState } from '../../bridge/contract/player/player-state.ts';
import { readRegisteredOrigins, type RegisteredOrigin } from '../../bridge/contract/origins/registered-origins.ts';
import type { FrameWindow } from '../../bridge/frame/handshake/peer-policy.ts';

export const hostOrigin = 'https://partner.example';
export const frameOrigin = 'https://watch.example.com';
export const everything = { observe: true, control: true, load: true, calls: ['readFavourites', 'scope:lists'] };

export const origins = (...grants: object[]): readonly RegisteredOrigin[] =>
  readRegisteredOrigins([{ origin: hostOrigin, grants: Object.assign({}, everything, ...grants) as object }]).origins;

export interface Received {
  readonly data: unknown;
  readonly origin: string;
  readonly ports: readonly MessagePort[];
}

/** A window that delivers messages as a browser does: with the sender's origin, and the sender as the receiver sees it. */
export class FakeWindow extends EventTarget {
  readonly received: Received[] = [];
  /** Its listeners are counted with those of the window. */
  readonly document = {
    referrer: '', hidden: false, defaultView: this, fullscreenEnabled: true, fullscreenElement: null as unknown, exitFullscreen: () => Promise.resolve(),
    addEventListener: (type: string, listener: EventListener) => this.addEventListener(type, listener),
    removeEventListener: (type: string, listener: EventListener) => this.removeEventListener(type, listener),
  };
  readonly location: { ancestorOrigins?: string[] } = {};
  readonly listening = new Map<string, number>();
  parent: unknown = this;
  private readonly views = new Map<FakeWindow, Window>();

  constructor(public origin: string) {
    super();
  }

  /** This window as another window's scripts hold it: the same object each time. */
  seenFrom(viewer: FakeWindow): Window {
    const known = this.views.get(viewer);
    if (known) return known;
    const view = {
      postMessage: (data: unknown, targetOrigin: string, ports: MessagePort[] = []) => {
        if (targetOrigin !== '*' && targetOrigin !== this.origin) return;
        this.deliver(data, viewer.origin, viewer.seenFrom(this), ports);
      },
      get location(): never {
        throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
      },
    } as unknown as Window;
    this.views.set(viewer, view);
    return view;
  }

  deliver(data: unknown, origin: string, source: unknown, ports: readonly MessagePort[] = []): void {
    this.received.push({ data, origin, ports });
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports })));
  }

  override addEventListener(type: string, listener: EventListener): void {
    this.listening.set(type, (this.listening.get(type) ?? 0) + 1);
    super.addEventListener(type, listener);
  }

  override removeEventListener(type: string, listener: EventListener): void {
    this.listening.set(type, (this.listening.get(type) ?? 0) - 1);
    super.removeEventListener(type, listener);
  }

  listenerCount = (): number => [...this.listening.values()].reduce((sum, one) => sum + one, 0);
  asFrame = (): FrameWindow => this as unknown as FrameWindow;
}

/** A host page with our frame in it. */
export function hostWithFrame(options: { hostOrigin?: string; ancestors?: boolean } = {}) {
  const host = new FakeWindow(options.hostOrigin ?? hostOrigin);
  const frame = new FakeWindow(frameOrigin);
  frame.parent = host.seenFrom(frame);
  frame.document.referrer = `${host.origin}/page?x=1`;
  if (options.ancestors !== false) frame.location.ancestorOrigins = [host.origin];
  const iframe = Object.assign(new FakeWindow(host.origin), {
    tagName: 'IFRAME', localName: 'iframe',
    ownerDocument: host.document,
    contentWindow: frame.seenFrom(host) as Window | null,
  });
  return { host, frame, iframe, element: iframe as unknown as HTMLIFrameElement };
}

/** Lets everything that was posted arrive; timers stay where they are. */
export async function settle(rounds = 8): Promise<void> {
  for (let i = 0; i < rounds; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits for a fact, without a clock. */
export async function until<T>(fact: () => T | undefined | false | null): Promise<T> {
  for (let i = 0; i < 2000; i += 1) {
    const found = fact();
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`never true: ${fact.toString()}`);
}

/** Timers under the test's hand; message ports keep running. */
export const holdTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });

export const nonce = (i = 0): string => `nonce-${String(i).padStart(16, '0')}`;
export const helloText = (extra: object = {}): string => JSON.stringify({ x: 1, t: 'hello', v: 1, nonce: nonce(), ...extra });

/** The messages of one kind that a window received, parsed. */
export const ofKind = (window: FakeWindow, kind: string): Record<string, unknown>[] =>
  window.received
    .filter((one) => typeof one.data === 'string')
    .map((one) => JSON.parse(one.data as string) as Record<string, unknown>)
    .filter((one) => one['t'] === kind);

export const aState: PlayerState = {
  id: '1001', title: 'A film', kind: 'vod', accessLevel: 'GRANTED', status: 'paused', position: 3, duration: 60,
  volume: 100, muted: false, playing: false, live: false, fullscreen: false, need: null, error: null, rate: 1, windowSeconds: 0, behindLive: 0, buffered: [], textTracks: [], audioTracks: [], qualities: [], quality: { playing: null, chosen: null },
};
