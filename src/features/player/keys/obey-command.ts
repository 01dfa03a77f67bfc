import type { Label } from '../../../binding/use-label.ts';
import { SEEK_STEP, type PlayerCommand } from '../../../rules/playback/keys/player-command.ts';
import { nextRate } from '../../../rules/playback/playback-rates.ts';
import { spokenTimeOf } from '../../../rules/playback/playback-time.ts';
import { play } from '../../../ui/icon/card-icons.ts';
import { captions, pause, skipBack, skipForward, volume, volumeOff } from '../../../ui/icon/media-icons.ts';
import { replay } from '../../../ui/icon/replay-icon.ts';
import { speed } from '../../../ui/icon/player-icons.ts';
import { isChannel } from '../live/is-channel.ts';
import type { LatePartProps } from '../late/late-part.ts';
import type { PanelName, Pulse } from '../player-screen.ts';
import { canBeSmall, toggleSmallWindow } from '../screen-modes/small-window.ts';
import { isPaused, togglePlay } from './toggle-play.ts';

/** What a command needs beside the player. */
export interface CommandScene extends Pick<LatePartProps, 'player' | 'screen'>, Partial<Pick<LatePartProps, 'video'>> {
  given: Pick<LatePartProps['given'], 'theatre'>;
  label: Label;
  locale: string;
}

/** What the viewer sees and screen readers say; `said` is left out where the state announces itself. */
export interface Obeyed extends Partial<Pulse> {
  said?: string;
}

/** Frames in a second where the stream does not say. chosen: the most frequent of films for the web */
const USUAL_FRAME_RATE = 25;
const VOLUME_STEP = 5;

/**
 * Does what a key asks.
 *
 * @param pressed the key's name; a digit says to which tenth
 * @returns undefined where nothing can be done now
 */
export function obeyCommand(command: PlayerCommand, pressed: string, scene: CommandScene): Obeyed | undefined {
  return transport[command]?.(scene, pressed) ?? others[command]?.(scene);
}

type Doing = (scene: CommandScene, pressed: string) => Obeyed | undefined;

const playing = (scene: CommandScene, wanted: boolean): Obeyed => {
  if (isPaused(scene.player) === wanted) togglePlay(scene.player);
  return { icon: wanted ? play : pause, said: scene.label(wanted ? 'play' : 'pause') };
};

const seek = (scene: CommandScene, seconds: number): Obeyed => {
  void scene.player.seekBy(seconds).then(() => sayPosition(scene));
  return { icon: seconds < 0 ? skipBack : skipForward, words: scene.label('secondsShort', { seconds: Math.abs(seconds) }), side: seconds < 0 ? 'start' : 'end' };
};

const seekTo = (scene: CommandScene, part: number): Obeyed => {
  const { player } = scene;
  void player.seek(part * (player.duration.peek() ?? player.windowSeconds.peek())).then(() => sayPosition(scene));
  return part === 0 ? { icon: replay } : { icon: skipForward, words: `${Math.round(part * 100)}%` };
};

/** One picture on or back; only what stands still can be stepped through. */
const step = (scene: CommandScene, direction: 1 | -1): Obeyed | undefined => {
  const { player } = scene;
  if (!player.paused.peek()) return undefined;
  void player.seekBy(direction / (player.quality.peek().playing?.frameRate ?? USUAL_FRAME_RATE));
  return {};
};

const sayPosition = ({ player, screen, locale }: CommandScene) => { screen.said.value = { words: spokenTimeOf(player.position.peek(), locale) }; };

const transport: Partial<Record<PlayerCommand, Doing>> = {
  'toggle-play': (scene) => playing(scene, isPaused(scene.player)),
  play: (scene) => playing(scene, true),
  pause: (scene) => playing(scene, false),
  stop(scene) {
    scene.player.pause();
    if (!scene.player.live.peek()) void scene.player.seek(0);
    return { icon: pause, said: scene.label('pause') };
  },
  'seek-back': (scene) => seek(scene, -SEEK_STEP),
  'seek-forward': (scene) => seek(scene, SEEK_STEP),
  'to-start': (scene) => seekTo(scene, 0),
  'to-end': (scene) => seekTo(scene, 1),
  'to-part': (scene, pressed) => seekTo(scene, Number(pressed) / 10 || 0),
  'frame-back': (scene) => step(scene, -1),
  'frame-forward': (scene) => step(scene, 1),
  slower: (scene) => changeRate(scene, false),
  faster: (scene) => changeRate(scene, true),
};

const changeRate = ({ player, label }: CommandScene, faster: boolean): Obeyed => {
  const rate = nextRate(player.rate.peek(), faster);
  player.setRate(rate);
  return { icon: speed, words: label('rateTimes', { rate }), said: `${label('speed')}: ${label('rateTimes', { rate })}` };
};

const changeVolume = ({ player }: CommandScene, points: number): Obeyed => {
  const percent = Math.min(100, Math.max(0, player.volumePercent.peek() + points));
  player.volumeBy(points);
  if (points > 0) player.setMuted(false);
  return { icon: percent === 0 ? volumeOff : volume, words: `${percent}%`, said: `${percent}%` };
};

const others: Partial<Record<PlayerCommand, (scene: CommandScene) => Obeyed | undefined>> = {
  'volume-up': (scene) => changeVolume(scene, VOLUME_STEP),
  'volume-down': (scene) => changeVolume(scene, -VOLUME_STEP),
  'toggle-mute'({ player }) {
    const muted = !player.muted.peek();
    player.setMuted(muted);
    return { icon: muted ? volumeOff : volume };
  },
  'toggle-captions'({ player, label }) {
    const tracks = player.textTracks.peek();
    if (tracks.length === 0) return undefined;
    const words = label(tracks.some(({ active }) => active) ? 'captionsOff' : 'captionsOn');
    player.toggleCaptions();
    return { icon: captions, words, said: `${label('captions')}: ${words}` };
  },
  'toggle-fullscreen'({ player }) {
    void player.toggleFullscreen().catch(() => undefined);
    return {};
  },
  'toggle-picture-in-picture'({ video }) {
    if (!video || !canBeSmall(video)) return undefined;
    void toggleSmallWindow(video);
    return {};
  },
  'toggle-theatre'({ given }) {
    if (!given.theatre) return undefined;
    given.theatre.value = !given.theatre.peek();
    return {};
  },
  'next-title': ({ screen }) => goTo(screen.neighbours.peek().next),
  'previous-title': ({ screen }) => goTo(screen.neighbours.peek().previous),
  'toggle-stats': ({ screen }) => togglePanel(screen, 'stats'),
  'toggle-mini-guide': ({ player, screen }) => (isChannel(player) ? togglePanel(screen, 'mini-guide') : undefined),
  'show-shortcuts': ({ screen }) => togglePanel(screen, 'shortcuts'),
};

function togglePanel({ panel }: CommandScene['screen'], name: PanelName): Obeyed {
  panel.value = panel.peek() === name ? undefined : name;
  return {};
}

function goTo(title: (() => void) | undefined): Obeyed | undefined {
  title?.();
  return title && {};
}
