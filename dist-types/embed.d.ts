/**
 * The picture of the player that may cross to a host page.
 *
 * An allow-list: what is not named here is cut off, so no stream address, token, licence, profile or e-mail crosses.
 *
 * @source spec 1 §6 (embedding pages can control the player); fields chosen: what a host's own buttons need
 */
declare const playerState: {
    id: string | null;
    title: string | null;
    kind: "live" | "trailer" | "vod" | null;
    accessLevel: string | null;
    status: "buffering" | "ended" | "error" | "idle" | "loading" | "paused" | "playing" | "ready" | "seeking" | "start-failed" | "waiting-to-start";
    position: number;
    duration: number | null;
    volume: number;
    muted: boolean;
    playing: boolean;
    live: boolean;
    fullscreen: boolean;
    textTracks: {
        id: string;
        language: string;
        label: string;
        active: boolean;
    }[];
    need: "licence" | "profile" | "sign-in" | null;
    error: {
        code: string;
        message: string;
        retryable: boolean;
    } | null;
};
type PlayerState = typeof playerState;

/** Events of a row of cards. */
interface RowEvents {
    'row-loaded': {
        bucketId: string;
        count: number;
    };
    'load-failed': {
        code: string;
    };
    'favourite-changed': {
        id: string;
        favourite: boolean;
    };
}

/** Events of a row that stands by itself. */
type CarouselRowEvents = RowEvents;

/**
 * What a viewer has to do before something opens.
 *
 * Emitted twice: as a fact when it turns out, and as a request (`asked`) when the viewer presses the button that leads there.
 */
interface AccessRequest {
    /** The content to open; null where it is not about one title. */
    id: string | null;
    kind: 'vod' | 'live' | 'trailer' | null;
    /** `profile`: a child profile, which an adult has to leave first. */
    need: 'sign-in' | 'licence' | 'profile';
    /** The viewer pressed the button: the event can then be prevented to show something else. */
    asked: boolean;
}

/** Events of the checkout. */
interface CheckoutEvents {
    /** These licences are the viewer's now. */
    purchased: {
        licenceIds: readonly string[];
    };
    /** A guest wants to buy; cancelable: prevent it to show your own way. */
    'sign-in-required': AccessRequest;
}

/** Events of the programme guide. */
interface EpgGridEvents {
    /** A programme was chosen; `content` is what a player takes. Cancelable: prevent it to do otherwise. */
    'programme-select': {
        content: string;
        channelId: string;
        programmeId: string | undefined;
    };
}

/** Events of my list. */
interface MyListEvents {
    'list-loaded': {
        count: number;
    };
    'load-failed': {
        code: string;
    };
    'favourite-changed': {
        id: string;
        favourite: boolean;
    };
    /** A guest wants to sign in; cancelable: prevent it to show your own way. */
    'sign-in-required': AccessRequest;
}

/**
 * Who is watching: the facts that may leave the platform's origin.
 *
 * @source design/architecture.md "The session frame tells"; chosen: `id`, so that two profiles of one name differ
 */
declare const viewer: {
    who: "guest" | "member";
    id?: string | undefined;
    displayName?: string | undefined;
    profileType?: "adult" | "child" | undefined;
    sessionEnded?: true | undefined;
};
type Viewer = typeof viewer;

/**
 * The state of a player, in the specification's words.
 *
 * `waiting-to-start`: the viewer must sign in or buy first. `start-failed`: it never began. `error`: it began and broke.
 *
 * @source spec 1 §4.1 "Player actions"; buffering and seeking chosen: a viewer sees a spinner for them
 */
type PlayerStatus = 'idle' | 'waiting-to-start' | 'loading' | 'ready' | 'playing' | 'paused' | 'buffering' | 'seeking' | 'ended' | 'start-failed' | 'error';

/**
 * The picture of a player that a page may have: no stream address, token, licence, profile or e-mail.
 *
 * @source spec 1 §6; design/bridge.md requirement 8
 */
interface PublicPlayerState {
    id: string | null;
    title: string | null;
    kind: 'vod' | 'live' | 'trailer' | null;
    accessLevel: string | null;
    status: PlayerStatus;
    /** Seconds from the start; in a live window, from the window's start. */
    position: number;
    /** Seconds; null while unknown and for live. */
    duration: number | null;
    /** 0–100. */
    volume: number;
    muted: boolean;
    playing: boolean;
    live: boolean;
    fullscreen: boolean;
    textTracks: {
        id: string;
        language: string;
        label: string;
        active: boolean;
    }[];
    /** What the viewer has to settle first. */
    need: AccessRequest['need'] | null;
    /** Why the title cannot be shown; `code` is stable, `message` is for logs. */
    error: {
        code: string;
        message: string;
        retryable: boolean;
    } | null;
}

/** Dispatched under the names of HTML's media element, without a detail. */
declare const mediaEventNames: readonly ["play", "playing", "pause", "timeupdate", "seeking", "seeked", "ended", "volumechange", "waiting", "loadedmetadata", "durationchange"];
type MediaEventName = (typeof mediaEventNames)[number];
/**
 * Events of a player, the same inline and in a frame.
 *
 * @source design/player.md "Public surface"; design/bridge.md "Events"
 */
interface PlayerEvents extends Record<MediaEventName, null> {
    /** A title is there and could play; `duration` in seconds, null for live. */
    ready: {
        id: string | null;
        title: string | null;
        duration: number | null;
    };
    /** The status changed: the player as it is now. */
    statechange: PublicPlayerState;
    /** The viewer must sign in; cancelable when `asked`. */
    'sign-in-required': AccessRequest;
    /** The viewer must buy, or an adult must; cancelable when `asked`. */
    'access-required': AccessRequest;
    /** The browser refused to start by itself; `muted` tells whether it was tried without sound. */
    'playback-blocked': {
        muted: boolean;
    };
    /** The title cannot be shown; `code` says why and is stable, `message` is for logs. */
    error: {
        code: string;
        message: string;
        retryable: boolean;
    };
    /** The viewer gives up and wants to leave the title; cancelable. */
    'go-back': null;
}

/** Events of the sign-in form. */
interface SignInEvents {
    /** Who is watching now; no secret is in it. */
    'signed-in': Viewer;
    'signed-out': null;
    'sign-in-failed': {
        code: string;
    };
}

/** Events of every element. */
interface ElementEvents {
    /** It cannot be shown; `code` says why and is stable, `message` is for logs. */
    error: {
        code: string;
        message: string;
        retryable: boolean;
    };
}

/**
 * Names of all routes. The path set of a deployment gives each name its path.
 *
 * @source spec 1 §2.1, spec 3 §2; chosen: the spec's words in kebab-case, `live` and `vod` as in §2.3
 */
type RouteName = 'root' | 'home' | 'browse' | 'search' | 'history' | 'external-page' | 'section' | 'grid' | 'plugin' | 'live' | 'watch-together' | 'live-now' | 'multi-video' | 'upcoming' | 'schedule' | 'releases' | 'epg' | 'vod' | 'interstitial' | 'playlist' | 'season' | 'series' | 'favourites' | 'my-list' | 'watchlists' | 'news' | 'news-item' | 'fighters' | 'gift' | 'gift-login' | 'gift-login-redirect' | 'gift-pay' | 'gift-redeem' | 'gift-redeem-login' | 'gift-redeem-register' | 'login' | 'login-provider' | 'request-password' | 'reset-password' | 'magic-link' | 'logout' | 'signup' | 'request-new-password' | 'reset-password-alternate' | 'providers' | 'tv-login' | 'mobile-external' | 'oauth' | 'oidc' | 'oidc-account' | 'oidc-forgot-password' | 'oidc-login' | 'oidc-logout' | 'oidc-signup' | 'account' | 'activate-user' | 'confirm-reset' | 'email-confirmation' | 'impersonate' | 'preferences' | 'profiles' | 'purchase' | 'pay' | 'payment-confirmation' | 'payment' | 'payment-authorization' | 'payment-update' | 'licence-redirect' | 'subscribed' | 'admin-404-preview' | 'admin-cancellation-promo-preview' | 'admin-composed-page-preview' | 'admin-navbar-preview' | 'admin-plugin-preview' | 'admin-preview' | 'admin-section-preview';

/** State of a visit that is not part of its address. @source spec 1 §2.3 */
interface NavigationState {
    /** The content that led here is granted on sign-in. */
    accessGrantedOnSignIn?: boolean;
    /** Where the viewer came from. */
    entryPage?: string;
    hash?: string;
}
interface Visit {
    query?: Record<string, string>;
    /** With its `#`, such as `#search=ring`. */
    hash?: string;
    state?: NavigationState;
}
/** A destination of any route, as events and logs carry it: its parameters are not checked against the route. */
interface AnyDestination extends Visit {
    name: RouteName;
    params?: Record<string, string | undefined>;
}

/** Events of every element, beside those of its feature. */
interface WidgetEvents extends ElementEvents {
    /** A link was clicked; cancelable: prevent it to go there yourself. */
    navigate: AnyDestination & {
        href: string;
    };
}

/**
 * What every element has. Attributes are spelled with hyphens (`startAt` is `start-at`); assigning `null` or removing the
 * attribute brings the default back; a value that does not fit is left out with a warning, and the last good one stays.
 */
interface FootlightElement<Events = FootlightEvents> extends HTMLElement {
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
interface FootlightPlayerElement extends FootlightElement<FootlightPlayerEvents> {
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
interface FootlightCarouselRowElement extends FootlightElement<FootlightCarouselRowEvents> {
    /** The row's id on the platform. */
    bucket: string | undefined;
}
/** `<footlight-epg-grid>`: the programme guide. */
interface FootlightEpgGridElement extends FootlightElement<FootlightEpgGridEvents> {
    /** The id of a player on the same page: a chosen programme then plays there. Default: its link is followed. */
    for: string | undefined;
}
/** `<footlight-my-list>`: the viewer's favourites. */
type FootlightMyListElement = FootlightElement<FootlightMyListEvents>;
/** `<footlight-sign-in>`: sign-in by e-mail and password; on a partner's page a frame of the platform. */
type FootlightSignInElement = FootlightElement<FootlightSignInEvents>;
/** `<footlight-checkout>`: buying a licence; on a partner's page a frame of the platform. */
interface FootlightCheckoutElement extends FootlightElement<FootlightCheckoutEvents> {
    /** Ids of the licences on offer, separated by spaces. Default: all. */
    licences: string | undefined;
    /** The content to unlock, such as `vod:1001`: its licences are offered. */
    content: string | undefined;
}
/** The events of a map as a page receives them: with the prefix, bubbling, and leaving shadow roots. */
type Prefixed<Events> = {
    [N in keyof Events & string as `footlight-${N}`]: Events[N];
};
/** Events of every element. */
type FootlightEvents = Prefixed<WidgetEvents>;
/** Beside the media events, which keep their own names. */
type FootlightPlayerEvents = FootlightEvents & Prefixed<Omit<PlayerEvents, MediaEventName>>;
type FootlightCarouselRowEvents = FootlightEvents & Prefixed<CarouselRowEvents>;
type FootlightEpgGridEvents = FootlightEvents & Prefixed<EpgGridEvents>;
type FootlightMyListEvents = FootlightEvents & Prefixed<MyListEvents>;
type FootlightSignInEvents = FootlightEvents & Prefixed<SignInEvents>;
type FootlightCheckoutEvents = FootlightEvents & Prefixed<CheckoutEvents>;
/** Every element by its tag; a loader with another `data-prefix` changes the first word. */
interface FootlightElements {
    'footlight-player': FootlightPlayerElement;
    'footlight-carousel-row': FootlightCarouselRowElement;
    'footlight-epg-grid': FootlightEpgGridElement;
    'footlight-my-list': FootlightMyListElement;
    'footlight-sign-in': FootlightSignInElement;
    'footlight-checkout': FootlightCheckoutElement;
}
declare global {
    interface HTMLElementTagNameMap extends FootlightElements {
    }
}

export type { FootlightCarouselRowElement, FootlightCarouselRowEvents, FootlightCheckoutElement, FootlightCheckoutEvents, FootlightElement, FootlightElements, FootlightEpgGridElement, FootlightEpgGridEvents, FootlightEvents, FootlightMyListElement, FootlightMyListEvents, FootlightPlayerElement, FootlightPlayerEvents, FootlightSignInElement, FootlightSignInEvents };
