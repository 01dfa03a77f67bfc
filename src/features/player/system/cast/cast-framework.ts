/** The parts of Google's sender framework that a player uses. @source developers.google.com/cast/docs/reference/web_sender */
export interface CastFramework {
  framework: {
    CastContext: { getInstance(): CastContext };
    CastContextEventType: { CAST_STATE_CHANGED: string };
    RemotePlayer: new () => RemotePlayer;
    RemotePlayerController: new (player: RemotePlayer) => RemotePlayerController;
    RemotePlayerEventType: { ANY_CHANGE: string };
  };
}

export interface ChromeCast {
  AutoJoinPolicy: { ORIGIN_SCOPED: string };
  media: {
    MediaInfo: new (contentId: string, contentType: string) => MediaInfo;
    LoadRequest: new (media: MediaInfo) => LoadRequest;
    GenericMediaMetadata: new () => { title?: string; images?: { url: string }[] };
    StreamType: { BUFFERED: string; LIVE: string };
  };
}

export type CastState = 'NO_DEVICES_AVAILABLE' | 'NOT_CONNECTED' | 'CONNECTING' | 'CONNECTED';

export interface CastContext {
  setOptions(options: { receiverApplicationId: string; autoJoinPolicy: string }): void;
  getCastState(): CastState;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  requestSession(): Promise<unknown>;
  endCurrentSession(stopCasting: boolean): void;
  getCurrentSession(): CastSession | null;
}

export interface CastSession {
  loadMedia(request: LoadRequest): Promise<unknown>;
  getCastDevice(): { friendlyName?: string };
}

export interface MediaInfo {
  streamType?: string;
  metadata?: object;
}

export interface LoadRequest {
  media: MediaInfo;
  currentTime?: number;
  autoplay?: boolean;
}

export interface RemotePlayer {
  currentTime: number;
  isPaused: boolean;
  isConnected: boolean;
}

export interface RemotePlayerController {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  playOrPause(): void;
}

/** Both globals of the framework. */
export interface CastSender {
  cast: CastFramework;
  chromeCast: ChromeCast;
}
