import type { MediaEventName } from '../../../src/features/player/events.ts';
import type { EventsOf } from '../../element/typed/written-element.ts';

type Tag = keyof EventsOf;

/** `sign-in-required` becomes `SignInRequired`. */
type Pascal<S extends string> = S extends `${infer Head}-${infer Rest}` ? `${Capitalize<Head>}${Pascal<Rest>}` : Capitalize<S>;

/** `onSignInRequired` → `footlight-sign-in-required`, for each event of an element. */
export type EventProps<T extends Tag> = { [N in keyof EventsOf[T] & string as N extends `footlight-${infer Name}` ? `on${Pascal<Name>}` : never]: N };

/** The media events, as React spells them. */
export const mediaEventProps = {
  onPlay: 'play', onPlaying: 'playing', onPause: 'pause', onTimeUpdate: 'timeupdate', onSeeking: 'seeking', onSeeked: 'seeked', onEnded: 'ended',
  onVolumeChange: 'volumechange', onWaiting: 'waiting', onLoadedMetadata: 'loadedmetadata', onDurationChange: 'durationchange', onRateChange: 'ratechange',
  onLoadStart: 'loadstart', onLoadedData: 'loadeddata', onCanPlay: 'canplay', onCanPlayThrough: 'canplaythrough', onProgress: 'progress',
  onEmptied: 'emptied', onStalled: 'stalled', onSuspend: 'suspend', onAbort: 'abort',
} as const satisfies Readonly<Record<string, MediaEventName>>;

const playerEventProps: EventProps<'footlight-player'> = {
  onReady: 'footlight-ready', onStatechange: 'footlight-statechange', onNavigate: 'footlight-navigate', onError: 'footlight-error',
  onSignInRequired: 'footlight-sign-in-required', onAccessRequired: 'footlight-access-required', onPlaybackBlocked: 'footlight-playback-blocked', onGoBack: 'footlight-go-back',
  onTracksChange: 'footlight-tracks-change', onTrackChange: 'footlight-track-change', onQualityChange: 'footlight-quality-change',
  onFullscreenChange: 'footlight-fullscreen-change', onPictureInPictureChange: 'footlight-picture-in-picture-change', onCastChange: 'footlight-cast-change',
  onLiveChange: 'footlight-live-change', onChapterChange: 'footlight-chapter-change', onSkipMarker: 'footlight-skip-marker', onProgramme: 'footlight-programme',
  onAd: 'footlight-ad', onLayoutChange: 'footlight-layout-change', onDegraded: 'footlight-degraded',
};

const common = { onNavigate: 'footlight-navigate', onError: 'footlight-error' } as const;
const failed = { onLoadFailed: 'footlight-load-failed' } as const;
const row = { onRowLoaded: 'footlight-row-loaded', onFavouriteChanged: 'footlight-favourite-changed', ...failed } as const;
const signIn = { onSignInRequired: 'footlight-sign-in-required' } as const;

/** The events of each element, by its tag; the player's media events stand above. */
export const eventProps: { [T in Tag]: EventProps<T> } = {
  'footlight-player': playerEventProps,
  'footlight-multi-view': playerEventProps,
  'footlight-carousel-row': { ...common, ...row },
  'footlight-section': { ...common, ...row, onViewLoaded: 'footlight-view-loaded' },
  'footlight-epg-grid': { ...common, onProgrammeSelect: 'footlight-programme-select', onProgrammeDetails: 'footlight-programme-details' },
  'footlight-my-list': { ...common, ...failed, ...signIn, onListLoaded: 'footlight-list-loaded', onListChanged: 'footlight-list-changed', onFavouriteChanged: 'footlight-favourite-changed' },
  'footlight-search': { ...common, ...failed, onResultsLoaded: 'footlight-results-loaded' },
  'footlight-sign-in': { ...common, onSignedIn: 'footlight-signed-in', onSignedOut: 'footlight-signed-out', onSignInFailed: 'footlight-sign-in-failed' },
  'footlight-checkout': { ...common, ...signIn, onPurchased: 'footlight-purchased' },
};
