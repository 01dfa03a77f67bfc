import type { PlayerState } from '../../bridge/contract/player-state.ts';
import type { CarouselRowEvents } from '../../src/features/carousel-row/events.ts';
import type { CheckoutEvents } from '../../src/features/checkout/events.ts';
import type { EpgGridEvents } from '../../src/features/epg-grid/events.ts';
import type { MyListEvents } from '../../src/features/my-list/events.ts';
import type { MediaEventName, PlayerEvents } from '../../src/features/player/events.ts';
import type { SignInEvents } from '../../src/features/sign-in/events.ts';
import type { WidgetEvents } from './widget-events.ts';

/**
 * What every element has. Attributes are spelled with hyphens (`startAt` is `start-at`); assigning `null` or removing the
 * attribute brings the default back; a value that does not fit is left out with a warning, and the last good one stays.
 */
export interface FootlightElement<Events = FootlightEvents> extends HTMLElement {
  /** Another tenant than the script's own, by name. Default: the tenant of the script's origin. */
  realm: string | undefined;
  /** The language to show, such as `es` or `pt-BR`, where the tenant offers it. Default: the page's own `lang`. */
  locale: string | undefined;
  addEventListener<K extends keyof Events & string>(type: K, listener: (this: this, event: CustomEvent<Events[K]>) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: this, event: HTMLElementEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof Events & string>(type: K, listener: (this: this, event: CustomEvent<Events[K]>) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: this, event: HTMLElementEventMap[K]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/**
 * `<footlight-player>`: a player for one title. It behaves like a media element and dispatches `play`, `playing`, `pause`,
 * `timeupdate` (at most four times a second), `seeking`, `seeked`, `ended`, `volumechange`, `waiting`, `loadedmetadata` and
 * `durationchange` under their own names. Custom states: `playing`, `live`, `buffering`, `fullscreen`, `ended`, `error`.
 *
 * Methods may be called before the element is ready: they wait, and reject with a `code` when what they ask did not happen.
 */
export interface FootlightPlayerElement extends FootlightElement<FootlightPlayerEvents> {
  /** What to play: `vod:1001` or `live:42`. Default: nothing. */
  content: string | undefined;
  /** `sound` insists on sound, `muted` starts silent, `any` prefers sound. Default: false, waits for the viewer. */
  autoplay: false | 'any' | 'muted' | 'sound';
  /** Where to start, in seconds. Default: where the viewer stopped. */
  startAt: number | undefined;
  /** Starts without sound. Default: false. */
  initiallyMuted: boolean;
  /** Begins again at the end. Default: false. */
  loop: boolean;
  /** Address of a picture of your own before the start. Default: the title's. */
  poster: string | undefined;
  /** `framed` puts the whole player into a frame of the platform. Default: `inline`. */
  mode: 'inline' | 'framed';
  /** Answers when the media really plays. */
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Opens the title again. */
  load(): Promise<void>;
  /** @param to seconds; answers after the media has moved */
  seek(to: number): Promise<void>;
  /** @param id one of `textTracks`, or null for no captions */
  setTextTrack(id: string | null): Promise<void>;
  /** Seconds; of a live title, since the start of what can be rewound to. Assigning seeks. */
  currentTime: number;
  /** Seconds; NaN while unknown, Infinity for live. */
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly seeking: boolean;
  /** As `HTMLMediaElement.readyState`; inline only, 0 in a frame. */
  readonly readyState: number;
  /** 0–1, as media elements count. Default: 1. */
  volume: number;
  muted: boolean;
  /** Inline only; undefined in a frame and before the element is ready. */
  readonly buffered: TimeRanges | undefined;
  /** Inline only; undefined in a frame and before the element is ready. */
  readonly seekable: TimeRanges | undefined;
  /** Languages of captions; choose one with `setTextTrack`. */
  readonly textTracks: PlayerState['textTracks'];
}

/** `<footlight-carousel-row>`: a row of cards. */
export interface FootlightCarouselRowElement extends FootlightElement<FootlightCarouselRowEvents> {
  /** The row's id on the platform. */
  bucket: string | undefined;
}

/** `<footlight-epg-grid>`: the programme guide. */
export interface FootlightEpgGridElement extends FootlightElement<FootlightEpgGridEvents> {
  /** The id of a player on the same page: a chosen programme then plays there. Default: its link is followed. */
  for: string | undefined;
}

/** `<footlight-my-list>`: the viewer's favourites. */
export type FootlightMyListElement = FootlightElement<FootlightMyListEvents>;

/** `<footlight-sign-in>`: sign-in by e-mail and password; on a partner's page a frame of the platform. */
export type FootlightSignInElement = FootlightElement<FootlightSignInEvents>;

/** `<footlight-checkout>`: buying a licence; on a partner's page a frame of the platform. */
export interface FootlightCheckoutElement extends FootlightElement<FootlightCheckoutEvents> {
  /** Ids of the licences on offer, separated by spaces. Default: all. */
  licences: string | undefined;
  /** The content to unlock, such as `vod:1001`: its licences are offered. */
  content: string | undefined;
}

/** The events of a map as a page receives them: with the prefix, bubbling, and leaving shadow roots. */
type Prefixed<Events> = { [N in keyof Events & string as `footlight-${N}`]: Events[N] };

/** Events of every element. */
export type FootlightEvents = Prefixed<WidgetEvents>;
/** Beside the media events, which keep their own names. */
export type FootlightPlayerEvents = FootlightEvents & Prefixed<Omit<PlayerEvents, MediaEventName>>;
export type FootlightCarouselRowEvents = FootlightEvents & Prefixed<CarouselRowEvents>;
export type FootlightEpgGridEvents = FootlightEvents & Prefixed<EpgGridEvents>;
export type FootlightMyListEvents = FootlightEvents & Prefixed<MyListEvents>;
export type FootlightSignInEvents = FootlightEvents & Prefixed<SignInEvents>;
export type FootlightCheckoutEvents = FootlightEvents & Prefixed<CheckoutEvents>;

/** Every element by its tag; a loader with another `data-prefix` changes the first word. */
export interface FootlightElements {
  'footlight-player': FootlightPlayerElement;
  'footlight-carousel-row': FootlightCarouselRowElement;
  'footlight-epg-grid': FootlightEpgGridElement;
  'footlight-my-list': FootlightMyListElement;
  'footlight-sign-in': FootlightSignInElement;
  'footlight-checkout': FootlightCheckoutElement;
}

declare global {
  interface HTMLElementTagNameMap extends FootlightElements {}
}
