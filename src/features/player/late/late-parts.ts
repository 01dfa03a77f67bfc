import { timelineOf } from '../../../store/playback/timeline/timeline-state.ts';
import { LateControls } from '../controls/late-controls.tsx';
import { KeepPart } from '../lists/keep-part.tsx';
import { captionSettingsOf } from '../captions/caption-settings-open.ts';
import { isChannel } from '../live/is-channel.ts';
import { hasFollowing, isNextNear } from '../../../rules/playback/next-episode.ts';
import { startPositionOf } from '../../../rules/playback/playback-start.ts';
import type { Player } from '../../../store/playback/player.ts';
import type { LatePart } from './late-part.ts';

/**
 * Every part that is fetched when it is called for, in the order in which the parts of a place are drawn.
 *
 * A new part is one line here and a folder beside this one.
 */
export const lateParts: readonly LatePart[] = [
  { name: 'controls', place: 'controls', wanted: () => true, load: () => Promise.resolve(LateControls) },
  { name: 'facts', place: 'none', wanted: () => true, load: () => import('../facts/playback-facts-part.tsx').then(({ PlaybackFactsPart }) => PlaybackFactsPart) },
  { name: 'input', place: 'picture', wanted: () => true, load: () => import('../gestures/player-input.tsx').then(({ PlayerInput }) => PlayerInput) },
  { name: 'analytics', place: 'none', wanted: ({ started, failure }) => started.value || failure.value !== undefined, load: () => import('../analytics/analytics-part.tsx').then(({ AnalyticsPart }) => AnalyticsPart) },
  { name: 'captions', place: 'picture', wanted: ({ captionTrack }) => captionTrack.value !== undefined, load: () => import('../captions/caption-lines.tsx').then(({ CaptionLines }) => CaptionLines) },
  { name: 'caption-settings', place: 'none', wanted: (player) => captionSettingsOf(player).value, load: () => import('../captions/caption-settings.tsx').then(({ CaptionSettings }) => CaptionSettings) },
  { name: 'chapters-menu', place: 'bar-end', wanted: (player) => timelineOf(player).chapters.value.length > 0, load: () => import('../timeline/chapters-menu.tsx').then(({ ChaptersMenu }) => ChaptersMenu) },
  { name: 'captions-menu', place: 'bar-end', wanted: ({ textTracks }) => textTracks.value.length > 0, load: () => import('../menus/captions-button.tsx').then(({ CaptionsButton }) => CaptionsButton) },
  { name: 'keep', place: 'bar-end', wanted: ({ started }) => started.value, load: () => Promise.resolve(KeepPart) },
  { name: 'settings', place: 'bar-end', wanted: ({ started }) => started.value, load: () => import('../menus/settings-menu.tsx').then(({ SettingsMenu }) => SettingsMenu) },
  { name: 'screen-buttons', place: 'bar-end', wanted: ({ started }) => started.value, load: () => import('../screen-modes/screen-buttons.tsx').then(({ ScreenButtons }) => ScreenButtons) },
  { name: 'list-panel', place: 'none', wanted: (_, panel) => panel === 'lists', load: () => import('../lists/list-panel-part.tsx').then(({ ListPanelPart }) => ListPanelPart) },
  { name: 'shortcuts', place: 'none', wanted: (_, panel) => panel === 'shortcuts', load: () => import('../keys/shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog) },
  { name: 'stats', place: 'none', wanted: (_, panel) => panel === 'stats', load: () => import('../stats/stats-panel.tsx').then(({ StatsPanel }) => StatsPanel) },
  { name: 'orientation', place: 'none', wanted: ({ fullscreen }) => fullscreen.value, load: () => import('../screen-modes/held-orientation.tsx').then(({ HeldOrientation }) => HeldOrientation) },
  { name: 'timeline-details', place: 'rail', wanted: () => true, load: () => import('../timeline/timeline-details.tsx').then(({ TimelineDetails }) => TimelineDetails) },
  { name: 'side-files', place: 'none', wanted: ({ urls }) => Boolean(urls.value?.chaptersUrl ?? urls.value?.thumbnailsUrl), load: () => import('../timeline/side-files.tsx').then(({ SideFiles }) => SideFiles) },
  { name: 'skip', place: 'above-bar', wanted: ({ item }) => (item.value?.skipMarkers.length ?? 0) > 0, load: () => import('../skip/skip-button.tsx').then(({ SkipButton }) => SkipButton) },
  { name: 'watermark', place: 'picture', wanted: ({ item }) => item.value?.watermark !== undefined, load: () => import('../watermark/watermark.tsx').then(({ Watermark }) => Watermark) },
  { name: 'annotations', place: 'picture', wanted: ({ item }) => (item.value?.annotations.length ?? 0) > 0, load: () => import('../annotations/annotations.tsx').then(({ Annotations }) => Annotations) },
  { name: 'ads', place: 'picture', wanted: ({ item }) => (item.value?.adUnits.length ?? 0) > 0, load: () => import('../ads/ads.tsx').then(({ Ads }) => Ads) },
  { name: 'audio-face', place: 'picture', wanted: ({ item }) => item.value?.audioOnly === true, load: () => import('../episodes/audio-face.tsx').then(({ AudioFace }) => AudioFace) },
  { name: 'programmes', place: 'picture', wanted: isChannel, load: () => import('../live/now-and-next.tsx').then(({ NowAndNext }) => NowAndNext) },
  { name: 'guide-button', place: 'bar-end', wanted: isChannel, load: () => import('../mini-guide/guide-button.tsx').then(({ GuideButton }) => GuideButton) },
  { name: 'mini-guide', place: 'none', wanted: (player, panel) => panel === 'mini-guide' && isChannel(player), load: () => import('../mini-guide/guide-button.tsx').then(({ GuidePanel }) => GuidePanel) },
  { name: 'restart', place: 'bar-start', wanted: ({ live, started }) => live.value && started.value, load: () => import('../live/restart-button.tsx').then(({ RestartButton }) => RestartButton) },
  { name: 'premiere', place: 'above-bar', wanted: ({ live, item }) => !live.value && item.value?.premiereRelease !== undefined, load: () => import('../live/premiere-card.tsx').then(({ PremiereCard }) => PremiereCard) },
  { name: 'resumed', place: 'above-bar', wanted: wasBegun, load: () => import('../episodes/resume-notice.tsx').then(({ ResumeNotice }) => ResumeNotice) },
  { name: 'trailer', place: 'above-bar', wanted: ({ content }) => content.value?.kind === 'trailer', load: () => import('../episodes/trailer-bar.tsx').then(({ TrailerBar }) => TrailerBar) },
  { name: 'adjacent', place: 'bar-start', wanted: isEpisode, load: () => import('../episodes/adjacent-buttons.tsx').then(({ AdjacentButtons }) => AdjacentButtons) },
  { name: 'next-card', place: 'above-bar', wanted: (player) => isEpisode(player) && isNextNearIn(player), load: () => import('../episodes/next-card.tsx').then(({ NextCard }) => NextCard) },
  { name: 'system', place: 'none', wanted: ({ started }) => started.value, load: () => import('../system/system-part.tsx').then(({ SystemPart }) => SystemPart) },
  { name: 'remote', place: 'bar-end', wanted: ({ started }) => started.value, load: () => import('../system/remote-button.tsx').then(({ RemoteButton }) => RemoteButton) },
  { name: 'cast', place: 'bar-end', wanted: ({ started }) => started.value, load: () => import('../system/cast/cast-button.tsx').then(({ CastButton }) => CastButton) },
];

/** The viewer stopped in the middle of this title before. */
function wasBegun({ content, item, started }: Player): boolean {
  return started.value && content.value?.kind === 'vod' && startPositionOf(undefined, item.value?.watchProgress, item.value?.duration) > 0;
}

function isEpisode({ content, item }: Player): boolean {
  return content.value?.kind === 'vod' && item.value !== undefined && (content.value.playlistId !== undefined || content.value.watchlist !== undefined || hasFollowing(item.value));
}

function isNextNearIn({ item, duration, position }: Player): boolean {
  return item.value !== undefined && duration.value !== undefined && isNextNear(item.value, duration.value, position.value);
}
