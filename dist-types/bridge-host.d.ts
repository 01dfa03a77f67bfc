declare const table$1: {
    /** A title is there and could play. */
    readonly ready: {
        readonly data: { id: string | null; title: string | null; duration: number | null; };
        readonly pushed: true;
    };
    readonly statechange: {
        readonly data: {
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
        readonly pushed: false;
    };
    readonly play: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    readonly playing: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    readonly pause: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    readonly waiting: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    readonly seeking: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    readonly seeked: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    /** Coalesced: at most `hz` times a second (4 unless asked otherwise), once when the frame is hidden. */
    readonly timeupdate: {
        readonly data: { position: number; duration: number | null; };
        readonly pushed: false;
    };
    readonly loadedmetadata: {
        readonly data: { position: number; duration: number | null; };
        readonly pushed: false;
    };
    readonly durationchange: {
        readonly data: { position: number; duration: number | null; };
        readonly pushed: false;
    };
    readonly ended: {
        readonly data: { id: string | null; };
        readonly pushed: false;
    };
    readonly volumechange: {
        readonly data: { volume: number; muted: boolean; };
        readonly pushed: false;
    };
    /** The viewer must sign in, buy, or leave a child profile first; `asked`: they pressed the button that leads there. */
    readonly accessrequired: {
        readonly data: {
            id: string | null;
            kind: "live" | "trailer" | "vod" | null;
            need: "licence" | "profile" | "sign-in";
            asked: boolean;
        };
        readonly pushed: false;
    };
    /** The browser refused to start; `muted` tells whether it was already tried without sound. */
    readonly playbackblocked: {
        readonly data: { muted: boolean; };
        readonly pushed: false;
    };
    readonly error: {
        readonly data: { code: string; message: string; retryable: boolean; };
        readonly pushed: true;
    };
    /** The viewer gives up and wants to leave the title. */
    readonly goback: {
        readonly data: null;
        readonly pushed: false;
    };
    readonly fullscreenchange: {
        readonly data: { fullscreen: boolean; };
        readonly pushed: false;
    };
    /** Whether what plays is live. */
    readonly livechange: {
        readonly data: { live: boolean; };
        readonly pushed: false;
    };
    /** How large the frame's content would like to be, in CSS pixels. */
    readonly resize: {
        readonly data: { height: number; width?: number | undefined; };
        readonly pushed: true;
    };
    readonly signedin: {
        readonly data: {
            who: "guest" | "member";
            id?: string | undefined;
            displayName?: string | undefined;
            profileType?: "adult" | "child" | undefined;
            sessionEnded?: true | undefined;
        };
        readonly pushed: true;
    };
    readonly signedout: {
        readonly data: null;
        readonly pushed: true;
    };
    readonly signinfailed: {
        readonly data: { code: string; };
        readonly pushed: true;
    };
    /** These licences are the viewer's now. */
    readonly purchased: {
        readonly data: { licenceIds: string[]; };
        readonly pushed: true;
    };
    readonly sessionchange: {
        readonly data: {
            who: "guest" | "member";
            id?: string | undefined;
            displayName?: string | undefined;
            profileType?: "adult" | "child" | undefined;
            sessionEnded?: true | undefined;
        };
        readonly pushed: true;
    };
    readonly changed: {
        readonly data: {
            subject: "entitlements" | "favourites" | "lists" | "live" | "profile" | "progress" | "session" | "subscription" | (string & {});
            ids: string[];
        };
        readonly pushed: true;
    };
};
type EventName = keyof typeof table$1;
type EventData<E extends EventName> = (typeof table$1)[E]['data'];

/**
 * What a registered origin may do with our frame.
 *
 * @source design: bridge §Origins; chosen: everything off unless the realm's settings say so
 */
declare const grants: { observe: boolean; control: boolean; load: boolean; calls: string[]; };
type Grants = typeof grants;

/**
 * What the bridge says when something did not work.
 *
 * `code` is API; `message` is for logs. Five messages are the specification's own words.
 *
 * @source spec 1 §8 (five texts); the other codes chosen: a host must tell a refusal from a time-out
 */
interface BridgeError {
    readonly code: string;
    readonly message: string;
    /** True when the same request may work later without the host changing anything. */
    readonly retryable: boolean;
    /** Why, where a code has several causes: `PLAY_FAILED` carries a `PlayFailedReason`. */
    readonly reason?: string;
    /** What a failed `call` has to say beyond its code; the call's contract gives its shape. */
    readonly details?: unknown;
}

declare const table: {
    /** The player as it is now. */
    readonly getState: {
        readonly input: { [x: string]: never; };
        readonly output: {
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
        readonly grant: "observe";
        readonly fallback: "STATE_UNAVAILABLE";
    };
    /** Chooses what plays; answers when the title's facts are known. */
    readonly load: {
        readonly input: {
            kind: "live" | "trailer" | "vod";
            id: string;
            startAt?: number | undefined;
            autoplay?: "any" | "muted" | "sound" | false | undefined;
        };
        readonly output: { id: string; title: string; accessLevel: string | null; };
        readonly grant: "load";
    };
    /** Answers what the media did: it plays, or `failed to play` with a reason. */
    readonly play: {
        readonly input: { [x: string]: never; };
        readonly output: { playing: boolean; muted: boolean; };
        readonly grant: "control";
        readonly fallback: "PLAY_FAILED";
    };
    readonly pause: {
        readonly input: { [x: string]: never; };
        readonly output: { playing: boolean; muted: boolean; };
        readonly grant: "control";
    };
    /** To a second, by seconds, or to the live edge; answers after `seeked`. */
    readonly seek: {
        readonly input: { to: number; } | { by: number; } | { live: true; };
        readonly output: { position: number; };
        readonly grant: "control";
    };
    /** 0–100; answers the value that the media took. */
    readonly setVolume: {
        readonly input: { value: number; };
        readonly output: { value: number; };
        readonly grant: "control";
    };
    readonly setMuted: {
        readonly input: { value: boolean; };
        readonly output: { value: boolean; };
        readonly grant: "control";
    };
    readonly listTracks: {
        readonly input: { [x: string]: never; };
        readonly output: { tracks: { id: string; language: string; label: string; active: boolean; }[]; };
        readonly grant: "observe";
    };
    /** A track of `listTracks`, or null for no captions. */
    readonly setTextTrack: {
        readonly input: { id: string | null; };
        readonly output: { tracks: { id: string; language: string; label: string; active: boolean; }[]; };
        readonly grant: "control";
    };
    /** Adds events to what this session is sent; `hz` is how often `timeupdate` may come. */
    readonly subscribe: {
        readonly input: { events: string[]; hz?: number | undefined; };
        readonly output: { events: string[]; };
        readonly grant: "observe";
    };
    readonly unsubscribe: {
        readonly input: { events: string[]; };
        readonly output: { events: string[]; };
        readonly grant: "observe";
    };
    /** How the frame looks and speaks; what is left out goes back to the tenant's own. Answers the tokens that were left out. */
    readonly setAppearance: {
        readonly input: {
            tokens?: Record<string, string> | undefined;
            locale?: string | undefined;
            direction?: "ltr" | "rtl" | undefined;
        };
        readonly output: { refusedTokens: string[]; };
        readonly grant: "observe";
    };
    /** What a page may set on the player beside its title. */
    readonly setOptions: {
        readonly input: { loop?: boolean | undefined; poster?: string | null | undefined; };
        readonly output: { [x: string]: never; };
        readonly grant: "control";
    };
    /** A call of the platform by name, made by the session frame with its own tokens. */
    readonly call: {
        readonly input: { name: string; input?: unknown; };
        readonly output: unknown;
        readonly grant: "calls";
    };
};
type MethodName = keyof typeof table;
type MethodInput<M extends MethodName> = (typeof table)[M]['input'];
type MethodOutput<M extends MethodName> = (typeof table)[M]['output'];

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

/** What this side tells by itself, beside the frame's events. */
interface HostEvents {
    /** Events were missed, or the frame came back: the player as it is now, null where there is none to see. */
    resync: PlayerState | null;
    /** The frame went away (reload, navigation) or came back; `replaced` when it gave this connection's place to newer ones, for good. */
    connection: {
        readonly connected: boolean;
        readonly why?: 'replaced';
    };
}
type AnyEventName = EventName | keyof HostEvents;
type AnyEventData<E extends AnyEventName> = E extends keyof HostEvents ? HostEvents[E] : E extends EventName ? EventData<E> : never;
interface ConnectOptions {
    /** The frame's exact origin. Messages from elsewhere are ignored, and nothing is sent elsewhere. */
    readonly origin: string;
    /** How long the handshake may take; 10 s unless given. A frame with `loading="lazy"` has it from its first load on. */
    readonly timeoutMs?: number;
    /** Ends the handshake, which then rejects with ABORTED, or the connection. */
    readonly signal?: AbortSignal;
    /** The grants that this page means to use; all it has unless given. */
    readonly want?: readonly ('observe' | 'control' | 'load' | 'calls')[];
    readonly locale?: string;
    readonly direction?: 'ltr' | 'rtl';
    /** Theme tokens (`--footlight-…`), since they do not inherit into a frame. */
    readonly tokens?: Readonly<Record<string, string>>;
}
/** What the frame granted and offers; replaced when the frame reloads. */
interface Capabilities {
    readonly grants: Grants;
    readonly methods: readonly string[];
    readonly events: readonly string[];
    readonly state: PlayerState | null;
    /** Theme tokens that the frame left out. */
    readonly refusedTokens: readonly string[];
}
/** A connection to a frame. Every method rejects with a `BridgeFailure`. */
interface Connection {
    readonly connected: boolean;
    readonly capabilities: Capabilities;
    getState(): Promise<PlayerState>;
    load(content: MethodInput<'load'>): Promise<MethodOutput<'load'>>;
    play(): Promise<MethodOutput<'play'>>;
    pause(): Promise<MethodOutput<'pause'>>;
    seek(to: MethodInput<'seek'>): Promise<MethodOutput<'seek'>>;
    /** 0–100. */
    setVolume(value: number): Promise<MethodOutput<'setVolume'>>;
    setMuted(value: boolean): Promise<MethodOutput<'setMuted'>>;
    listTracks(): Promise<MethodOutput<'listTracks'>>;
    setTextTrack(id: string | null): Promise<MethodOutput<'setTextTrack'>>;
    /** How the frame looks and speaks from now on; what is left out goes back to the tenant's own. */
    setAppearance(appearance: MethodInput<'setAppearance'>): Promise<MethodOutput<'setAppearance'>>;
    /** What a page may set on the player beside its title. */
    setOptions(options: MethodInput<'setOptions'>): Promise<MethodOutput<'setOptions'>>;
    subscribe(events: readonly EventName[], hz?: number): Promise<MethodOutput<'subscribe'>>;
    unsubscribe(events: readonly EventName[]): Promise<MethodOutput<'unsubscribe'>>;
    /** A call of the platform through its session frame. The answer is as trusted as the frame; its shape is the caller's to check. */
    call(name: string, input?: unknown, options?: {
        readonly timeoutMs?: number;
    }): Promise<unknown>;
    /** Listens, and subscribes by itself. @returns stops listening */
    on<E extends AnyEventName>(event: E, listener: (data: AnyEventData<E>) => void): () => void;
    /** Leaves no listener, timer or port. May run twice. */
    destroy(): void;
}

/** What a refused or failed request rejects with: an `Error` with the bridge's facts on it; guard by `code`. */
type BridgeFailure = Error & BridgeError;

/**
 * Connects to a Footlight frame.
 *
 * Survives the frame's reload: what was pending ends with DISCONNECTED, listeners stay and receive `resync`.
 *
 * @param iframe in the page, its address on `options.origin`
 * @returns when the frame answered; rejects with HANDSHAKE_TIMEOUT, UNSUPPORTED_VERSION, ABORTED, BAD_ARGS or PLAYER_NOT_FOUND
 * @source spec 1 §6; design: bridge §Host script
 */
declare function connect(iframe: HTMLIFrameElement, options: ConnectOptions): Promise<Connection>;

export { connect };
export type { BridgeFailure, Capabilities, ConnectOptions, Connection };
