import * as react from 'react';
import { HTMLAttributes, Ref, ReactNode } from 'react';
import { FootlightElements } from './embed.js';
import { EventsOf, Settable } from './written-element.js';

/** Members of `<video>` that ours does not have, or has in its own way. */
type Own$1 = keyof HTMLElement | `on${string}` | 'width' | 'height' | 'srcObject' | 'crossOrigin' | 'preload' | 'mediaKeys' | 'setMediaKeys' | 'autoplay' | 'loop' | 'poster' | 'controls' | 'play' | 'pause' | 'load' | 'textTracks' | 'error';
/**
 * The members of the browser's own media element, read from the player's: `currentTime`, `paused`, `buffered`, `requestPictureInPicture()`
 * and the rest. What is set before the element is ready is answered at once and holds.
 */
type PlayerMedia = Pick<HTMLVideoElement, Exclude<keyof HTMLVideoElement, Own$1>>;

type Tag$1 = keyof EventsOf;
/** `sign-in-required` becomes `SignInRequired`. */
type Pascal<S extends string> = S extends `${infer Head}-${infer Rest}` ? `${Capitalize<Head>}${Pascal<Rest>}` : Capitalize<S>;
/** `onSignInRequired` → `footlight-sign-in-required`, for each event of an element. */
type EventProps<T extends Tag$1> = {
    [N in keyof EventsOf[T] & string as N extends `footlight-${infer Name}` ? `on${Pascal<Name>}` : never]: N;
};
/** The media events, as React spells them. */
declare const mediaEventProps: {
    readonly onPlay: "play";
    readonly onPlaying: "playing";
    readonly onPause: "pause";
    readonly onTimeUpdate: "timeupdate";
    readonly onSeeking: "seeking";
    readonly onSeeked: "seeked";
    readonly onEnded: "ended";
    readonly onVolumeChange: "volumechange";
    readonly onWaiting: "waiting";
    readonly onLoadedMetadata: "loadedmetadata";
    readonly onDurationChange: "durationchange";
    readonly onRateChange: "ratechange";
    readonly onLoadStart: "loadstart";
    readonly onLoadedData: "loadeddata";
    readonly onCanPlay: "canplay";
    readonly onCanPlayThrough: "canplaythrough";
    readonly onProgress: "progress";
    readonly onEmptied: "emptied";
    readonly onStalled: "stalled";
    readonly onSuspend: "suspend";
    readonly onAbort: "abort";
};

type Tag = keyof FootlightElements;
type Own<T extends Tag> = Omit<Settable<FootlightElements[T]>, keyof Omit<PlayerMedia, 'autoplay' | 'loop' | 'poster' | 'controls'>>;
type HeardEvents<T extends Tag> = {
    [P in keyof EventProps<T>]?: EventProps<T>[P] extends keyof EventsOf[T] ? (event: CustomEvent<EventsOf[T][EventProps<T>[P]]>) => void : never;
};
type HeardMedia<T> = T extends 'footlight-player' ? {
    [P in keyof typeof mediaEventProps]?: (event: Event) => void;
} : unknown;
type Named<T extends Tag> = Own<T> & HeardEvents<T> & HeardMedia<T>;
/** What a component takes: the element's own properties, its events as `on…`, a ref of the element, and what any element of HTML takes. */
type ElementProps<T extends Tag> = Omit<HTMLAttributes<FootlightElements[T]>, keyof Named<T> | 'children'> & Named<T> & {
    ref?: Ref<FootlightElements[T]> | undefined;
    children?: ReactNode;
};

/** `<footlight-player>`: a player for one title. Its methods and media members are reached by `ref`. */
declare const FootlightPlayer: (props: ElementProps<"footlight-player">) => react.ReactNode;
/** `<footlight-multi-view>`: several angles of one event at once. */
declare const FootlightMultiView: (props: ElementProps<"footlight-multi-view">) => react.ReactNode;
/** `<footlight-carousel-row>`: a row of cards. */
declare const FootlightCarouselRow: (props: ElementProps<"footlight-carousel-row">) => react.ReactNode;
/** `<footlight-section>`: a composed page of the platform. */
declare const FootlightSection: (props: ElementProps<"footlight-section">) => react.ReactNode;
/** `<footlight-epg-grid>`: the programme guide. */
declare const FootlightEpgGrid: (props: ElementProps<"footlight-epg-grid">) => react.ReactNode;
/** `<footlight-my-list>`: the viewer's favourites, all their lists, or one list. */
declare const FootlightMyList: (props: ElementProps<"footlight-my-list">) => react.ReactNode;
/** `<footlight-search>`: a field, and what is found. */
declare const FootlightSearch: (props: ElementProps<"footlight-search">) => react.ReactNode;
/** `<footlight-sign-in>`: sign-in, on a partner's page a frame of the platform. */
declare const FootlightSignIn: (props: ElementProps<"footlight-sign-in">) => react.ReactNode;
/** `<footlight-checkout>`: buying a licence, on a partner's page a frame of the platform. */
declare const FootlightCheckout: (props: ElementProps<"footlight-checkout">) => react.ReactNode;

export { FootlightCarouselRow, FootlightCheckout, FootlightEpgGrid, FootlightMultiView, FootlightMyList, FootlightPlayer, FootlightSearch, FootlightSection, FootlightSignIn };
export type { ElementProps };
