import type { EventData, EventName } from '../contract/events.ts';
import type { Grants } from '../contract/origins/grants.ts';
import type { MethodInput, MethodOutput } from '../contract/methods.ts';
import type { PlayerState } from '../contract/player/player-state.ts';

/** What this side tells by itself, beside the frame's events. */
export interface HostEvents {
  /** Events were missed, or the frame came back: the player as it is now, null where there is none to see. */
  resync: PlayerState | null;
  /** The frame went away (reload, navigation) or came back; `replaced` when it gave this connection's place to newer ones, for good. */
  connection: { readonly connected: boolean; readonly why?: 'replaced' };
}
export type AnyEventName = EventName | keyof HostEvents;
export type AnyEventData<E extends AnyEventName> = E extends keyof HostEvents ? HostEvents[E] : E extends EventName ? EventData<E> : never;

export interface ConnectOptions {
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
export interface Capabilities {
  readonly grants: Grants;
  readonly methods: readonly string[];
  readonly events: readonly string[];
  readonly state: PlayerState | null;
  /** Theme tokens that the frame left out. */
  readonly refusedTokens: readonly string[];
}

/** A connection to a frame. Every method rejects with a `BridgeFailure`. */
export interface Connection {
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
  call(name: string, input?: unknown, options?: { readonly timeoutMs?: number }): Promise<unknown>;
  /** Listens, and subscribes by itself. @returns stops listening */
  on<E extends AnyEventName>(event: E, listener: (data: AnyEventData<E>) => void): () => void;
  /** Leaves no listener, timer or port. May run twice. */
  destroy(): void;
}
