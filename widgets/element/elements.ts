import type { CarouselRowEvents } from '../../src/features/carousel-row/events.ts';
import type { GenericViewEvents } from '../../src/features/generic-view/events.ts';
import type { CheckoutEvents } from '../../src/features/checkout/events.ts';
import type { EpgGridEvents } from '../../src/features/epg-grid/events.ts';
import type { MyListEvents } from '../../src/features/my-list/events.ts';
import type { MediaEventName, PlayerEvents } from '../../src/features/player/events.ts';
import type { SearchEvents } from '../../src/features/search/events.ts';
import type { SignInEvents } from '../../src/features/sign-in/events.ts';
import type { MultiViewLayout } from '../../src/rules/playback/multi-view/multi-view-layout.ts';
import type { PlayerAudioTrack, PlayerMedia, PlayerRenditionList, PlayerTextTrack, PlayerTrackList } from '../player/surface/player-media.ts';
import type { WidgetEvents } from './widget-events.ts';

/**
 * What every element has. Attributes are spelled with hyphens (`startAt` is `start-at`); assigning `null`, `undefined` or
 * empty text, or removing the attribute, brings the default back; a value that does not fit is left out with a warning, and the last good one stays.
 */
export interface FootlightElement<Events = FootlightEvents> extends HTMLElement {
  /** Another tenant than the script's own, by name. Default: the tenant of the script's origin. */
  get realm(): string | undefined;
  set realm(to: string | null | undefined);
  /** The language to show, such as `es` or `pt-BR`, where the tenant offers it. Default: the page's own `lang`. */
  get locale(): string | undefined;
  set locale(to: string | null | undefined);
  addEventListener<K extends keyof Events & string>(type: K, listener: (this: this, event: CustomEvent<Events[K]>) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: this, event: HTMLElementEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof Events & string>(type: K, listener: (this: this, event: CustomEvent<Events[K]>) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: this, event: HTMLElementEventMap[K]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/**
 * `<footlight-player>`: a player for one title. It behaves like a `<video>`: the same members, and the media events under their own
 * names (`timeupdate` at most four times a second). Custom states: `playing`, `live`, `buffering`, `fullscreen`, `ended`, `error`.
 *
 * Methods that answer a promise may be called before the element is ready: they wait, and reject with a `code` when what they ask did
 * not happen, when the element cannot start, and when it leaves its page. Seconds of a live title count from the start of what can be
 * rewound to.
 */
export interface FootlightPlayerElement extends FootlightElement<FootlightPlayerEvents>, PlayerMedia {
  /** What to play: `vod:1001` or `live:42`. Default: nothing. `src` is the same. */
  get content(): string | undefined;
  set content(to: string | null | undefined);
  /** `sound` (or true) insists on sound, `muted` starts silent, `any` prefers sound. Default: false, waits for the viewer. */
  get autoplay(): false | 'any' | 'muted' | 'sound';
  set autoplay(to: boolean | 'any' | 'muted' | 'sound' | null | undefined);
  /** Where to start, in seconds. Default: where the viewer stopped. */
  get startAt(): number | undefined;
  set startAt(to: number | null | undefined);
  /** Starts without sound. Default: false. `defaultMuted` is the same. */
  get initiallyMuted(): boolean;
  set initiallyMuted(to: boolean | null | undefined);
  /** Begins again at the end. Default: false. */
  get loop(): boolean;
  set loop(to: boolean | null | undefined);
  /** Intros, recaps and credits are skipped by themselves, unless the viewer chose else. Default: false. */
  get autoSkip(): boolean;
  set autoSkip(to: boolean | null | undefined);
  /**
   * Which keys drive it: `off`; `remote`, where arrows move the focus among the controls; or other keys for some commands, as an object or
   * its JSON: `{ 'toggle-play': 'p', 'toggle-mute': ['m', 'x'], 'seek-back': false }`. Framed: read at the start. Default: the tenant's.
   */
  get shortcuts(): string | Readonly<Record<string, unknown>> | undefined;
  set shortcuts(to: string | Readonly<Record<string, unknown>> | null | undefined);
  /** Moves behind what the page says: silent, over and over, without controls, focus or words; only its poster with reduced motion or saved data. Default: false. */
  get background(): boolean;
  set background(to: boolean | null | undefined);
  /** Id of the playlist that the title is watched in: what comes before and after it is that list's. Inline only. Default: the order of its season. */
  get playlist(): string | undefined;
  set playlist(to: string | null | undefined);
  /** Address of a picture of your own before the start, from the page's own address where it is relative. Default: the title's. */
  get poster(): string | undefined;
  set poster(to: string | null | undefined);
  /** Shows the player's own controls. Default: true, and false in a `slot="media"`, where controls of somebody else's stand around it. */
  get controls(): boolean | undefined;
  set controls(to: boolean | null | undefined);
  /** `framed` puts the whole player into a frame of the platform. Default: `inline`. */
  get mode(): 'inline' | 'framed';
  set mode(to: 'inline' | 'framed' | null | undefined);
  /** Answers when the media really plays. Rejects with a `reason`, and a `name` as `<video>` has it: `NotAllowedError`, `AbortError`, `NotSupportedError`. */
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Opens the title again. */
  load(): Promise<void>;
  /** @param to seconds; answers after the media has moved */
  seek(to: number): Promise<void>;
  /** @param id one of `textTracks`, or null for no captions */
  setTextTrack(id: string | null): Promise<void>;
  /** Why the title cannot be shown; `message` is the stable code. */
  readonly error: Pick<MediaError, 'code' | 'message'> | null;
  /** Captions and subtitles of the title. */
  readonly textTracks: PlayerTrackList<PlayerTextTrack>;
  /** Spoken languages of the title. */
  readonly audioTracks: PlayerTrackList<PlayerAudioTrack>;
  /** Picture qualities of the title. */
  readonly videoRenditions: PlayerRenditionList;
}

/**
 * `<footlight-multi-view>`: several angles of one event at once, on one clock; one of them is heard.
 *
 * Methods may be called before the element is ready: they wait.
 */
export interface FootlightMultiViewElement extends FootlightElement<FootlightMultiViewEvents> {
  /** The event's id. Default: nothing. */
  event: string | undefined;
  /** Where the event has enough angles for it. Default: the one with the most. */
  layout: MultiViewLayout | undefined;
  /** `sound` insists on sound, `muted` starts silent, `any` prefers sound. Default: false, waits for the viewer. */
  autoplay: false | 'any' | 'muted' | 'sound';
  /** Answers when the leading angle really plays. */
  play(): Promise<void>;
  pause(): Promise<void>;
  /** All angles. @param to seconds; answers after the leading angle has moved */
  seek(to: number): Promise<void>;
  /** A layout that the event cannot fill changes nothing. */
  setLayout(layout: MultiViewLayout): Promise<void>;
  /** @param id of the angle to be heard */
  setAudible(id: string): Promise<void>;
}

/** `<footlight-carousel-row>`: a row of cards. */
export interface FootlightCarouselRowElement extends FootlightElement<FootlightCarouselRowEvents> {
  /** The row's id on the platform. */
  get bucket(): string | undefined;
  set bucket(to: string | null | undefined);
  /** `none` names the row for screen readers alone. Default: its name stands above it. */
  get heading(): 'none' | undefined;
  set heading(to: 'none' | null | undefined);
}

/** `<footlight-section>`: a composed page of the platform. */
export interface FootlightSectionElement extends FootlightElement<FootlightSectionEvents> {
  /** `home`, or a section's id on the platform. */
  get section(): string | undefined;
  set section(to: string | null | undefined);
  /** `none` draws no title. Default: the page's title, unless a hero stands above it. */
  get heading(): 'none' | undefined;
  set heading(to: 'none' | null | undefined);
}

/** `<footlight-epg-grid>`: the programme guide. */
export interface FootlightEpgGridElement extends FootlightElement<FootlightEpgGridEvents> {
  /** The id of a player on the same page: a chosen programme then plays there. Default: its link is followed. */
  get for(): string | undefined;
  set for(to: string | null | undefined);
}

/** `<footlight-my-list>`: the viewer's favourites, all their lists, or one list. */
export interface FootlightMyListElement extends FootlightElement<FootlightMyListEvents> {
  /** `favourites`, `all`, or the id of one list. Default: `favourites`. */
  get list(): string | undefined;
  set list(to: string | null | undefined);
}

/** `<footlight-search>`: a field, and what is found. */
export interface FootlightSearchElement extends FootlightElement<FootlightSearchEvents> {
  /** What is searched for at first. Default: everything. */
  get query(): string | undefined;
  set query(to: string | null | undefined);
  /** `none` draws no title. Default: the word for search in the viewer's language. */
  get heading(): 'none' | undefined;
  set heading(to: 'none' | null | undefined);
}

/** `<footlight-sign-in>`: sign-in by e-mail and password; on a partner's page a frame of the platform. */
export type FootlightSignInElement = FootlightElement<FootlightSignInEvents>;

/** `<footlight-checkout>`: buying a licence; on a partner's page a frame of the platform. */
export interface FootlightCheckoutElement extends FootlightElement<FootlightCheckoutEvents> {
  /** Ids of the licences on offer, separated by spaces. Default: all. */
  get licences(): string | undefined;
  set licences(to: string | null | undefined);
  /** The content to unlock, such as `vod:1001`: its licences are offered. */
  get content(): string | undefined;
  set content(to: string | null | undefined);
}

/** The events of a map as a page receives them: with the prefix, bubbling, and leaving shadow roots. */
type Prefixed<Events> = { [N in keyof Events & string as `footlight-${N}`]: Events[N] };

/** Events of every element. */
export type FootlightEvents = Prefixed<WidgetEvents>;
/** Beside the media events, which keep their own names. */
export type FootlightPlayerEvents = FootlightEvents & Prefixed<Omit<PlayerEvents, MediaEventName>>;
export type FootlightMultiViewEvents = FootlightEvents & Prefixed<Omit<PlayerEvents, MediaEventName>>;
export type FootlightCarouselRowEvents = FootlightEvents & Prefixed<CarouselRowEvents>;
export type FootlightSectionEvents = FootlightEvents & Prefixed<GenericViewEvents>;
export type FootlightEpgGridEvents = FootlightEvents & Prefixed<EpgGridEvents>;
export type FootlightMyListEvents = FootlightEvents & Prefixed<MyListEvents>;
export type FootlightSearchEvents = FootlightEvents & Prefixed<SearchEvents>;
export type FootlightSignInEvents = FootlightEvents & Prefixed<SignInEvents>;
export type FootlightCheckoutEvents = FootlightEvents & Prefixed<CheckoutEvents>;

/** Every element by its tag; a loader with another `data-prefix` changes the first word. */
export interface FootlightElements {
  'footlight-player': FootlightPlayerElement;
  'footlight-multi-view': FootlightMultiViewElement;
  'footlight-carousel-row': FootlightCarouselRowElement;
  'footlight-section': FootlightSectionElement;
  'footlight-epg-grid': FootlightEpgGridElement;
  'footlight-my-list': FootlightMyListElement;
  'footlight-search': FootlightSearchElement;
  'footlight-sign-in': FootlightSignInElement;
  'footlight-checkout': FootlightCheckoutElement;
}

declare global {
  interface HTMLElementTagNameMap extends FootlightElements {}
}
