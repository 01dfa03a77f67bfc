declare const table$1: {
    routechange: {
        readonly data: { name: string | null; id: string | null; };
        readonly pushed: true;
    };
    degraded: {
        readonly data: { missing: string[]; };
        readonly pushed: true;
    };
    destroyed: {
        readonly data: null;
        readonly pushed: true;
    };
    resize: {
        readonly data: { height: number; width?: number | undefined; };
        readonly pushed: true;
    };
    signedin: {
        readonly data: {
            who: "guest" | "member";
            id?: string | undefined;
            displayName?: string | undefined;
            profileType?: "adult" | "child" | undefined;
            sessionEnded?: true | undefined;
        };
        readonly pushed: true;
    };
    signedout: {
        readonly data: null;
        readonly pushed: true;
    };
    signinfailed: {
        readonly data: { code: string; };
        readonly pushed: true;
    };
    purchased: {
        readonly data: { licenceIds: string[]; };
        readonly pushed: true;
    };
    sessionchange: {
        readonly data: {
            who: "guest" | "member";
            id?: string | undefined;
            displayName?: string | undefined;
            profileType?: "adult" | "child" | undefined;
            sessionEnded?: true | undefined;
        };
        readonly pushed: true;
    };
    changed: {
        readonly data: {
            subject: "entitlements" | "favourites" | "lists" | "live" | "progress" | "reminders" | "subscription" | (string & {});
            ids: string[];
        };
        readonly pushed: true;
    };
    ready: {
        readonly data: { id: string | null; title: string | null; duration: number | null; };
        readonly pushed: true;
    };
    statechange: {
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
            rate: number;
            windowSeconds: number;
            behindLive: number;
            buffered: {
                start: number;
                end: number;
            }[];
            textTracks: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
            audioTracks: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
            qualities: {
                id: string;
                height: number | null;
                bitrate: number | null;
            }[];
            quality: {
                playing: {
                    id: string;
                    height: number | null;
                    bitrate: number | null;
                } | null;
                chosen: string | null;
            };
            need: "licence" | "profile" | "sign-in" | null;
            error: {
                code: string;
                message: string;
                retryable: boolean;
            } | null;
        };
        readonly pushed: false;
    };
    play: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    playing: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    pause: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    waiting: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    seeking: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    seeked: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    timeupdate: {
        readonly data: { position: number; duration: number | null; };
        readonly pushed: false;
    };
    loadedmetadata: {
        readonly data: { position: number; duration: number | null; };
        readonly pushed: false;
    };
    durationchange: {
        readonly data: { position: number; duration: number | null; };
        readonly pushed: false;
    };
    ratechange: {
        readonly data: { rate: number; };
        readonly pushed: false;
    };
    loadstart: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    loadeddata: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    canplay: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    canplaythrough: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    emptied: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    stalled: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    suspend: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    abort: {
        readonly data: { position: number; };
        readonly pushed: false;
    };
    progress: {
        readonly data: { buffered: { start: number; end: number; }[]; };
        readonly pushed: false;
    };
    ended: {
        readonly data: { id: string | null; };
        readonly pushed: false;
    };
    volumechange: {
        readonly data: { volume: number; muted: boolean; };
        readonly pushed: false;
    };
    accessrequired: {
        readonly data: {
            id: string | null;
            kind: "live" | "trailer" | "vod" | null;
            need: "licence" | "profile" | "sign-in";
            asked: boolean;
        };
        readonly pushed: false;
    };
    playbackblocked: {
        readonly data: { muted: boolean; };
        readonly pushed: false;
    };
    error: {
        readonly data: { code: string; message: string; retryable: boolean; };
        readonly pushed: true;
    };
    goback: {
        readonly data: null;
        readonly pushed: false;
    };
    fullscreenchange: {
        readonly data: { fullscreen: boolean; };
        readonly pushed: false;
    };
    tracks: {
        readonly data: {
            text: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
            audio: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
        };
        readonly pushed: false;
    };
    trackchange: {
        readonly data: { kind: "audio" | "text"; id: string | null; language: string | null; };
        readonly pushed: false;
    };
    qualitychange: {
        readonly data: {
            qualities: {
                id: string;
                height: number | null;
                bitrate: number | null;
            }[];
            quality: {
                playing: {
                    id: string;
                    height: number | null;
                    bitrate: number | null;
                } | null;
                chosen: string | null;
            };
        };
        readonly pushed: false;
    };
    pipchange: {
        readonly data: { pictureInPicture: boolean; };
        readonly pushed: false;
    };
    castchange: {
        readonly data: {
            state: "available" | "connected" | "connecting" | "unavailable";
            kind: "airplay" | "cast" | "remote" | null;
            device: string | null;
        };
        readonly pushed: false;
    };
    livechange: {
        readonly data: { live: boolean; windowSeconds: number; behindLive: number; };
        readonly pushed: false;
    };
    chapterchange: {
        readonly data: { chapter: { title: string; start: number; end: number | null; } | null; index: number | null; };
        readonly pushed: false;
    };
    layoutchange: {
        readonly data: {
            layout: "pip" | "quad" | "single" | "threeUp" | "twoUp";
            layouts: ("pip" | "quad" | "single" | "threeUp" | "twoUp")[];
        };
        readonly pushed: false;
    };
    skipmarker: {
        readonly data: { kind: string; start: number; end: number; phase: "entered" | "left" | "skipped"; };
        readonly pushed: false;
    };
    programme: {
        readonly data: {
            now: {
                id: string | null;
                title: string;
                start: number;
                end: number | null;
            } | null;
            next: {
                id: string | null;
                title: string;
                start: number;
                end: number | null;
            } | null;
        };
        readonly pushed: false;
    };
    ad: {
        readonly data: {
            phase: "break-ended" | "break-started" | "ended" | "failed" | "progress" | "skippable" | "skipped" | "started";
            id: string | null;
            title: string | null;
            index: number;
            count: number;
            position: number;
            duration: number | null;
            skippableIn: number | null;
        };
        readonly pushed: false;
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
    subscribe: {
        readonly input: { events: string[]; hz?: number | undefined; };
        readonly output: { events: string[]; };
        readonly grant: "observe";
    };
    unsubscribe: {
        readonly input: { events: string[]; };
        readonly output: { events: string[]; };
        readonly grant: "observe";
    };
    setAppearance: {
        readonly input: {
            tokens?: Record<string, string> | undefined;
            locale?: string | undefined;
            direction?: "ltr" | "rtl" | undefined;
        };
        readonly output: { refusedTokens: string[]; };
        readonly grant: "observe";
    };
    readCounters: {
        readonly input: { [x: string]: never; };
        readonly output: { counters: { name: string; count: number; }[]; };
        readonly grant: "observe";
    };
    call: {
        readonly input: { name: string; input?: unknown; };
        readonly output: unknown;
        readonly grant: "calls";
    };
    getState: {
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
            rate: number;
            windowSeconds: number;
            behindLive: number;
            buffered: {
                start: number;
                end: number;
            }[];
            textTracks: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
            audioTracks: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
            qualities: {
                id: string;
                height: number | null;
                bitrate: number | null;
            }[];
            quality: {
                playing: {
                    id: string;
                    height: number | null;
                    bitrate: number | null;
                } | null;
                chosen: string | null;
            };
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
    load: {
        readonly input: {
            kind: "live" | "trailer" | "vod";
            id: string;
            startAt?: number | undefined;
            autoplay?: "any" | "muted" | "sound" | false | undefined;
        };
        readonly output: { id: string; title: string; accessLevel: string | null; };
        readonly grant: "load";
    };
    play: {
        readonly input: { [x: string]: never; };
        readonly output: { playing: boolean; muted: boolean; };
        readonly grant: "control";
        readonly fallback: "PLAY_FAILED";
    };
    pause: {
        readonly input: { [x: string]: never; };
        readonly output: { playing: boolean; muted: boolean; };
        readonly grant: "control";
    };
    stop: {
        readonly input: { [x: string]: never; };
        readonly output: { playing: boolean; muted: boolean; };
        readonly grant: "control";
    };
    restart: {
        readonly input: { [x: string]: never; };
        readonly output: { playing: boolean; muted: boolean; };
        readonly grant: "control";
        readonly fallback: "PLAY_FAILED";
    };
    seek: {
        readonly input: { to: number; } | { by: number; } | { live: true; };
        readonly output: { position: number; };
        readonly grant: "control";
    };
    setVolume: {
        readonly input: { value: number; };
        readonly output: { value: number; };
        readonly grant: "control";
    };
    setMuted: {
        readonly input: { value: boolean; };
        readonly output: { value: boolean; };
        readonly grant: "control";
    };
    setRate: {
        readonly input: { value: number; };
        readonly output: { value: number; };
        readonly grant: "control";
    };
    listTracks: {
        readonly input: { [x: string]: never; };
        readonly output: {
            tracks: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
            audio: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
        };
        readonly grant: "observe";
    };
    setTextTrack: {
        readonly input: { id: string | null; };
        readonly output: {
            tracks: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
            audio: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
        };
        readonly grant: "control";
    };
    setAudioTrack: {
        readonly input: { id: string; };
        readonly output: {
            tracks: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
            audio: {
                id: string;
                language: string;
                label: string;
                active: boolean;
            }[];
        };
        readonly grant: "control";
    };
    listQualities: {
        readonly input: { [x: string]: never; };
        readonly output: {
            qualities: {
                id: string;
                height: number | null;
                bitrate: number | null;
            }[];
            quality: {
                playing: {
                    id: string;
                    height: number | null;
                    bitrate: number | null;
                } | null;
                chosen: string | null;
            };
        };
        readonly grant: "observe";
    };
    setQuality: {
        readonly input: { id: string; };
        readonly output: {
            qualities: {
                id: string;
                height: number | null;
                bitrate: number | null;
            }[];
            quality: {
                playing: {
                    id: string;
                    height: number | null;
                    bitrate: number | null;
                } | null;
                chosen: string | null;
            };
        };
        readonly grant: "control";
    };
    setFullscreen: {
        readonly input: { value: boolean; };
        readonly output: { value: boolean; };
        readonly grant: "control";
    };
    setPictureInPicture: {
        readonly input: { value: boolean; };
        readonly output: { value: boolean; };
        readonly grant: "control";
    };
    setLayout: {
        readonly input: { value: "pip" | "quad" | "single" | "threeUp" | "twoUp"; };
        readonly output: { value: "pip" | "quad" | "single" | "threeUp" | "twoUp"; };
        readonly grant: "control";
    };
    setOptions: {
        readonly input: { loop?: boolean | undefined; poster?: string | null | undefined; };
        readonly output: { [x: string]: never; };
        readonly grant: "control";
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
    rate: number;
    windowSeconds: number;
    behindLive: number;
    buffered: {
        start: number;
        end: number;
    }[];
    textTracks: {
        id: string;
        language: string;
        label: string;
        active: boolean;
    }[];
    audioTracks: {
        id: string;
        language: string;
        label: string;
        active: boolean;
    }[];
    qualities: {
        id: string;
        height: number | null;
        bitrate: number | null;
    }[];
    quality: {
        playing: {
            id: string;
            height: number | null;
            bitrate: number | null;
        } | null;
        chosen: string | null;
    };
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
    /** The frame's exact origin, that of its own address unless given. Messages from elsewhere are ignored, and nothing is sent elsewhere. */
    readonly origin?: string;
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
    /** Lets go of the stream; `play` begins the same title again. */
    stop(): Promise<MethodOutput<'stop'>>;
    /** From the beginning, of a live title as far back as it goes. */
    restart(): Promise<MethodOutput<'restart'>>;
    seek(to: MethodInput<'seek'>): Promise<MethodOutput<'seek'>>;
    /** 0–100. */
    setVolume(value: number): Promise<MethodOutput<'setVolume'>>;
    setMuted(value: boolean): Promise<MethodOutput<'setMuted'>>;
    /** 0.25–2. */
    setRate(value: number): Promise<MethodOutput<'setRate'>>;
    /** Captions are `tracks`, spoken languages `audio`. */
    listTracks(): Promise<MethodOutput<'listTracks'>>;
    setTextTrack(id: string | null): Promise<MethodOutput<'setTextTrack'>>;
    setAudioTrack(id: string): Promise<MethodOutput<'setAudioTrack'>>;
    listQualities(): Promise<MethodOutput<'listQualities'>>;
    /** One of `listQualities`, or `auto`. */
    setQuality(id: string): Promise<MethodOutput<'setQuality'>>;
    /** The whole frame, asked of the browser at once: call it in the viewer's own click. */
    setFullscreen(value: boolean): Promise<MethodOutput<'setFullscreen'>>;
    setPictureInPicture(value: boolean): Promise<MethodOutput<'setPictureInPicture'>>;
    setLayout(value: MethodInput<'setLayout'>['value']): Promise<MethodOutput<'setLayout'>>;
    /** How the frame looks and speaks from now on; what is left out goes back to the tenant's own. */
    setAppearance(appearance: MethodInput<'setAppearance'>): Promise<MethodOutput<'setAppearance'>>;
    /** What a page may set on the player beside its title. */
    setOptions(options: MethodInput<'setOptions'>): Promise<MethodOutput<'setOptions'>>;
    /** What the frame did and turned away, by name; `bridge-debug.js` puts it into words. */
    readCounters(): Promise<MethodOutput<'readCounters'>>;
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
 * Connects to a Footlight frame, or to the page of ours that frames this one.
 *
 * Survives the frame's reload: what was pending ends with DISCONNECTED, listeners stay and receive `resync`.
 *
 * @param target the frame's element in the page, its address on `options.origin`; or a window around this page, with `options.origin`
 * @returns when the frame answered; rejects with HANDSHAKE_TIMEOUT, whose text and `reason` say what to do, UNSUPPORTED_VERSION,
 * ABORTED, BAD_ARGS, PLAYER_NOT_FOUND, or NOT_PERMITTED where this document has no origin
 * @source spec 1 §6; design: bridge §Host script
 */
declare function connect(target: HTMLIFrameElement | Window, options?: ConnectOptions): Promise<Connection>;

export { connect };
export type { BridgeFailure, Capabilities, ConnectOptions, Connection };
