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

/** Events of a composed page. */
interface GenericViewEvents extends RowEvents {
    'view-loaded': {
        title: string;
    };
}

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
    /** A programme's card is about to open. Cancelable: prevent it to show something else. */
    'programme-details': {
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
    /** The viewer took a title out of one of their lists, or put it back. */
    'list-changed': {
        id: string;
        item: string;
        change: 'added' | 'removed';
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
    restricted?: true | undefined;
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

/** A caption, subtitle or spoken language. */
interface PublicTrack {
    id: string;
    language: string;
    label: string;
    active: boolean;
}
/** A picture quality; null for what the stream does not declare. Height in pixels, bitrate in bits per second. */
interface PublicQuality {
    id: string;
    height: number | null;
    bitrate: number | null;
}
/** Which quality plays, and which was chosen; null for automatic. */
interface PublicQualityInUse {
    playing: PublicQuality | null;
    chosen: string | null;
}
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
    /** 1 is the title's own speed. */
    rate: number;
    /** How far a live title can be rewound, seconds; 0 for others. */
    windowSeconds: number;
    /** Seconds behind the live edge; 0 at it and for others. */
    behindLive: number;
    /** Seconds on the player's own scale. */
    buffered: {
        start: number;
        end: number;
    }[];
    textTracks: PublicTrack[];
    audioTracks: PublicTrack[];
    qualities: PublicQuality[];
    quality: PublicQualityInUse;
    /** What the viewer has to settle first. */
    need: AccessRequest['need'] | null;
    /** Why the title cannot be shown; `code` is stable, `message` is for logs. */
    error: {
        code: string;
        message: string;
        retryable: boolean;
    } | null;
}

/** What a channel shows; instants in epoch milliseconds. */
interface ProgrammeSlot {
    id: string | null;
    title: string;
    start: number;
    end: number | null;
}
/** `single`: one angle. */
type PublicLayout = 'single' | 'twoUp' | 'pip' | 'threeUp' | 'quad';
/**
 * Events that tell a page what the viewer sees beside the media itself. A part of the player that knows such a fact emits it.
 *
 * @source design/bridge.md "Events"
 */
interface PlaybackFacts {
    /** The captions or spoken languages that can be chosen, or which of them is chosen. */
    'tracks-change': {
        text: PublicTrack[];
        audio: PublicTrack[];
    };
    /** Another caption or spoken language was chosen; null for no captions. */
    'track-change': {
        kind: 'text' | 'audio';
        id: string | null;
        language: string | null;
    };
    /** The qualities that can be chosen, and which plays. */
    'quality-change': Pick<PublicPlayerState, 'qualities' | 'quality'>;
    'fullscreen-change': {
        fullscreen: boolean;
    };
    'picture-in-picture-change': {
        pictureInPicture: boolean;
    };
    /** Where the pictures are shown instead of here; `device` where the browser tells its name. */
    'cast-change': {
        state: 'unavailable' | 'available' | 'connecting' | 'connected';
        kind: 'cast' | 'airplay' | 'remote' | null;
        device: string | null;
    };
    /** Whether the title is live, how far it can be rewound, and how far behind its edge the viewer is; seconds. */
    'live-change': Pick<PublicPlayerState, 'live' | 'windowSeconds' | 'behindLive'>;
    /** The chapter at the position and its place in the list; null outside of every chapter. */
    'chapter-change': {
        chapter: {
            title: string;
            start: number;
            end: number | null;
        } | null;
        index: number | null;
    };
    /** A stretch that can be skipped begins, ends, or was skipped. `kind` as the platform calls it: `intro`, `recap`, `credits`. */
    'skip-marker': {
        kind: string;
        start: number;
        end: number;
        phase: 'entered' | 'left' | 'skipped';
    };
    /** What a channel shows now and next. */
    programme: {
        now: ProgrammeSlot | null;
        next: ProgrammeSlot | null;
    };
    /** What an advertisement does: which of how many in its break, seconds into it, seconds until it may be skipped (null: never). */
    ad: {
        phase: 'break-started' | 'started' | 'progress' | 'skippable' | 'skipped' | 'ended' | 'break-ended' | 'failed';
        id: string | null;
        title: string | null;
        index: number;
        count: number;
        position: number;
        duration: number | null;
        skippableIn: number | null;
    };
    /** How the angles of an event stand on the screen, and how else they could. */
    'layout-change': {
        layout: PublicLayout;
        layouts: PublicLayout[];
    };
    /** The frame that the player stands in lacks permissions, named as `allow` names them. */
    degraded: {
        missing: string[];
    };
}

/** Dispatched under the names of HTML's media element, without a detail. */
declare const mediaEventNames: readonly ["play", "playing", "pause", "timeupdate", "seeking", "seeked", "ended", "volumechange", "waiting", "loadedmetadata", "durationchange", "ratechange", "loadstart", "loadeddata", "canplay", "canplaythrough", "progress", "emptied", "stalled", "suspend", "abort"];
type MediaEventName = (typeof mediaEventNames)[number];
/**
 * Events of a player, the same inline and in a frame.
 *
 * @source design/player.md "Public surface"; design/bridge.md "Events"
 */
interface PlayerEvents extends Record<MediaEventName, null>, PlaybackFacts {
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

/** Events of a search. */
interface SearchEvents {
    /** What was searched for, empty for everything, and how many titles there are. */
    'results-loaded': {
        query: string;
        total: number;
    };
    'load-failed': {
        code: string;
    };
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

/** How the angles of an event stand on the screen. @source spec 1 §2.4 "Multi-view player" */
declare const multiViewLayouts: readonly ["twoUp", "pip", "threeUp", "quad"];
type MultiViewLayout = (typeof multiViewLayouts)[number];

/** A list of tracks that changes, as HTML's `TextTrackList` does: it fires `addtrack`, `removetrack` and `change`. */
interface PlayerTrackList<Track> extends EventTarget, Iterable<Track> {
    readonly length: number;
    readonly [at: number]: Track;
    getTrackById(id: string): Track | null;
}
/** Captions in one language. `mode = 'showing'` chooses them, `'disabled'` leaves them; `'hidden'` is `'disabled'`. */
interface PlayerTextTrack extends EventTarget {
    readonly id: string;
    readonly kind: string;
    readonly label: string;
    /** BCP 47, empty where the stream does not say. */
    readonly language: string;
    readonly inBandMetadataTrackDispatchType: string;
    mode: TextTrackMode;
    /** Of the captions that are shown, inline; null otherwise. */
    readonly cues: TextTrackCueList | null;
    readonly activeCues: TextTrackCueList | null;
}
/** A spoken language. `enabled = true` chooses it. */
interface PlayerAudioTrack extends EventTarget {
    readonly id: string;
    readonly kind: string;
    readonly label: string;
    readonly language: string;
    enabled: boolean;
}
/** A picture quality. `selected = true` chooses it, `false` leaves the choice to the player. */
interface PlayerRendition extends EventTarget {
    readonly id: string;
    /** Pixels. */
    readonly width?: number;
    readonly height?: number;
    /** Bits per second. */
    readonly bitrate?: number;
    readonly frameRate?: number;
    readonly codec?: string;
    selected: boolean;
}
/** Fires `addrendition`, `removerendition` and `change`. */
interface PlayerRenditionList extends EventTarget, Iterable<PlayerRendition> {
    readonly length: number;
    readonly [at: number]: PlayerRendition;
    /** -1 while the player chooses. */
    selectedIndex: number;
}
/** Members of `<video>` that ours does not have, or has in its own way. */
type Own = keyof HTMLElement | `on${string}` | 'width' | 'height' | 'srcObject' | 'crossOrigin' | 'preload' | 'mediaKeys' | 'setMediaKeys' | 'autoplay' | 'loop' | 'poster' | 'controls' | 'play' | 'pause' | 'load' | 'textTracks' | 'error';
/**
 * The members of the browser's own media element, read from the player's: `currentTime`, `paused`, `buffered`, `requestPictureInPicture()`
 * and the rest. What is set before the element is ready is answered at once and holds.
 */
type PlayerMedia = Pick<HTMLVideoElement, Exclude<keyof HTMLVideoElement, Own>>;

/** What the author of a page can mend; each has a section under its name in `docs/causes.md`. Names stay once they were released. */
type CauseCode = 'attribute-without-effect' | 'element-frame-silent' | 'element-not-loaded' | 'element-unknown' | 'language-unreadable' | 'loader-address-unknown' | 'no-element-seen' | 'origin-not-registered' | 'page-isolated' | 'page-without-origin' | 'permission-missing' | 'platform-unreachable' | 'player-not-found' | 'prototype-extended' | 'session-frame-removed' | 'session-frame-silent' | 'unknown-realm' | 'value-refused';

/** Events of every element. */
interface ElementEvents {
    /**
     * It cannot be shown, or its page asked for something that cannot be; `code` says why and is stable, `message` is for logs. What the
     * page's author can mend is one of the listed codes, with the address of its explanation in `help`.
     */
    error: {
        code: CauseCode | (string & Record<never, never>);
        message: string;
        retryable: boolean;
        help?: string;
    };
}

/**
 * Names of all routes. The path set of a deployment gives each name its path.
 *
 * @source spec 1 §2.1, spec 3 §2; chosen: the spec's words in kebab-case, `live` and `vod` as in §2.3
 */
type RouteName = 'root' | 'home' | 'browse' | 'search' | 'history' | 'external-page' | 'section' | 'grid' | 'plugin' | 'live' | 'watch-together' | 'live-now' | 'multi-video' | 'upcoming' | 'schedule' | 'releases' | 'epg' | 'vod' | 'interstitial' | 'playlist' | 'season' | 'series' | 'favourites' | 'my-list' | 'watchlists' | 'news' | 'news-item' | 'fighters' | 'gift' | 'gift-login' | 'gift-login-redirect' | 'gift-pay' | 'gift-redeem' | 'gift-redeem-login' | 'gift-redeem-register' | 'login' | 'login-provider' | 'request-password' | 'reset-password' | 'magic-link' | 'logout' | 'signup' | 'request-new-password' | 'reset-password-alternate' | 'providers' | 'tv-login' | 'mobile-external' | 'oauth' | 'oidc' | 'oidc-account' | 'oidc-forgot-password' | 'oidc-login' | 'oidc-logout' | 'oidc-signup' | 'account' | 'activate-user' | 'confirm-reset' | 'email-confirmation' | 'impersonate' | 'preferences' | 'profiles' | 'purchase' | 'pay' | 'payment-confirmation' | 'payment' | 'payment-authorization' | 'payment-update' | 'licence-redirect' | 'subscribed' | 'withdraw' | 'admin-404-preview' | 'admin-cancellation-promo-preview' | 'admin-composed-page-preview' | 'admin-navbar-preview' | 'admin-plugin-preview' | 'admin-preview' | 'admin-section-preview';

/** State of a visit that is not part of its address. @source spec 1 §2.3 */
interface NavigationState {
    /** The content that led here is granted on sign-in. */
    accessGrantedOnSignIn?: boolean;
    /** The page that led here, which the navigator fills in at the click. */
    entryPage?: string;
    /** That page's fragment, with its `#`. */
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
 * What every element has. Attributes are spelled with hyphens (`startAt` is `start-at`); assigning `null`, `undefined` or
 * empty text, or removing the attribute, brings the default back; a value that does not fit is left out with a warning, and the last good one stays.
 */
interface FootlightElement<Events = FootlightEvents> extends HTMLElement {
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
interface FootlightPlayerElement extends FootlightElement<FootlightPlayerEvents>, PlayerMedia {
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
interface FootlightMultiViewElement extends FootlightElement<FootlightMultiViewEvents> {
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
interface FootlightCarouselRowElement extends FootlightElement<FootlightCarouselRowEvents> {
    /** The row's id on the platform. */
    get bucket(): string | undefined;
    set bucket(to: string | null | undefined);
    /** `none` names the row for screen readers alone. Default: its name stands above it. */
    get heading(): 'none' | undefined;
    set heading(to: 'none' | null | undefined);
}
/** `<footlight-section>`: a composed page of the platform. */
interface FootlightSectionElement extends FootlightElement<FootlightSectionEvents> {
    /** `home`, or a section's id on the platform. */
    get section(): string | undefined;
    set section(to: string | null | undefined);
    /** `none` draws no title. Default: the page's title, unless a hero stands above it. */
    get heading(): 'none' | undefined;
    set heading(to: 'none' | null | undefined);
}
/** `<footlight-epg-grid>`: the programme guide. */
interface FootlightEpgGridElement extends FootlightElement<FootlightEpgGridEvents> {
    /** The id of a player on the same page: a chosen programme then plays there. Default: its link is followed. */
    get for(): string | undefined;
    set for(to: string | null | undefined);
}
/** `<footlight-my-list>`: the viewer's favourites, all their lists, or one list. */
interface FootlightMyListElement extends FootlightElement<FootlightMyListEvents> {
    /** `favourites`, `all`, or the id of one list. Default: `favourites`. */
    get list(): string | undefined;
    set list(to: string | null | undefined);
}
/** `<footlight-search>`: a field, and what is found. */
interface FootlightSearchElement extends FootlightElement<FootlightSearchEvents> {
    /** What is searched for at first. Default: everything. */
    get query(): string | undefined;
    set query(to: string | null | undefined);
    /** `none` draws no title. Default: the word for search in the viewer's language. */
    get heading(): 'none' | undefined;
    set heading(to: 'none' | null | undefined);
}
/** `<footlight-sign-in>`: sign-in by e-mail and password; on a partner's page a frame of the platform. */
type FootlightSignInElement = FootlightElement<FootlightSignInEvents>;
/** `<footlight-checkout>`: buying a licence; on a partner's page a frame of the platform. */
interface FootlightCheckoutElement extends FootlightElement<FootlightCheckoutEvents> {
    /** Ids of the licences on offer, separated by spaces. Default: all. */
    get licences(): string | undefined;
    set licences(to: string | null | undefined);
    /** The content to unlock, such as `vod:1001`: its licences are offered. */
    get content(): string | undefined;
    set content(to: string | null | undefined);
}
/** The events of a map as a page receives them: with the prefix, bubbling, and leaving shadow roots. */
type Prefixed<Events> = {
    [N in keyof Events & string as `footlight-${N}`]: Events[N];
};
/** Events of every element. */
type FootlightEvents = Prefixed<WidgetEvents>;
/** Beside the media events, which keep their own names. */
type FootlightPlayerEvents = FootlightEvents & Prefixed<Omit<PlayerEvents, MediaEventName>>;
type FootlightMultiViewEvents = FootlightEvents & Prefixed<Omit<PlayerEvents, MediaEventName>>;
type FootlightCarouselRowEvents = FootlightEvents & Prefixed<CarouselRowEvents>;
type FootlightSectionEvents = FootlightEvents & Prefixed<GenericViewEvents>;
type FootlightEpgGridEvents = FootlightEvents & Prefixed<EpgGridEvents>;
type FootlightMyListEvents = FootlightEvents & Prefixed<MyListEvents>;
type FootlightSearchEvents = FootlightEvents & Prefixed<SearchEvents>;
type FootlightSignInEvents = FootlightEvents & Prefixed<SignInEvents>;
type FootlightCheckoutEvents = FootlightEvents & Prefixed<CheckoutEvents>;
/** Every element by its tag; a loader with another `data-prefix` changes the first word. */
interface FootlightElements {
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
    interface HTMLElementTagNameMap extends FootlightElements {
    }
}

export type { FootlightCarouselRowElement, FootlightCarouselRowEvents, FootlightCheckoutElement, FootlightCheckoutEvents, FootlightElement, FootlightElements, FootlightEpgGridElement, FootlightEpgGridEvents, FootlightEvents, FootlightMultiViewElement, FootlightMultiViewEvents, FootlightMyListElement, FootlightMyListEvents, FootlightPlayerElement, FootlightPlayerEvents, FootlightSearchElement, FootlightSearchEvents, FootlightSectionElement, FootlightSectionEvents, FootlightSignInElement, FootlightSignInEvents };
