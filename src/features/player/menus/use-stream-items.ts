import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { playbackRates } from '../../../rules/playback/playback-rates.ts';
import { qualityName } from '../../../rules/playback/tracks/quality-name.ts';
import type { Player } from '../../../store/playback/player.ts';
import { audioTrack, quality as qualityIcon, speed } from '../../../ui/icon/player-icons.ts';
import type { MenuBranch } from './menu-page.ts';
import { useTrackChoices } from './use-caption-items.ts';

/** Which quality: automatic with what plays, or one of the stream's, the best first. Undefined where the browser chooses alone. */
export function useQualityBranch(player: Player): MenuBranch | undefined {
  const label = useLabel();
  const { locale } = useLocale();
  const qualities = useSignal(player.qualities);
  const { playing, chosen } = useSignal(player.quality);
  if (qualities.length === 0) return undefined;
  const names = qualities.map((each) => qualityName(each) ?? each.id);
  const rateOf = (bitrate = 0) => `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bitrate / 1_000_000)} Mbit/s`;
  const playingName = playing && qualityName(playing);
  const auto = playingName && chosen === null ? label('qualityAutoPlaying', { quality: playingName }) : label('qualityAuto');
  const choices = qualities.map(({ id, bitrate }, at) => ({
    kind: 'choice' as const, key: id, checked: chosen === id, choose: () => player.setQuality(id),
    name: names.filter((name) => name === names[at]).length > 1 && bitrate ? `${names[at] ?? ''} · ${rateOf(bitrate)}` : names[at] ?? id,
  }));
  return {
    kind: 'branch', key: 'quality', name: label('quality'), icon: qualityIcon,
    value: choices.find(({ checked }) => checked)?.name ?? auto,
    items: [{ kind: 'choice', key: 'auto', name: auto, checked: chosen === null, choose: () => player.setQuality(null) }, ...choices.toReversed()],
  };
}

/** How fast. Undefined for live without a window: there is nothing ahead of now. */
export function useSpeedBranch(player: Player): MenuBranch | undefined {
  const label = useLabel();
  const rate = useSignal(player.rate);
  const live = useSignal(player.live);
  const windowSeconds = useSignal(player.windowSeconds);
  const { locale } = useLocale();
  if (live && windowSeconds < LIVE_WINDOW) return undefined;
  const nameOf = (each: number) => (each === 1 ? label('rateNormal') : label('rateTimes', { rate: new Intl.NumberFormat(locale).format(each) }));
  return {
    kind: 'branch', key: 'speed', name: label('speed'), icon: speed, value: nameOf(rate),
    items: playbackRates.map((each) => ({ kind: 'choice', key: String(each), name: nameOf(each), checked: each === rate, choose: () => player.setRate(each) })),
  };
}

/** Seconds. chosen: below it faster playback is at the edge before it is noticed */
const LIVE_WINDOW = 60;

/** Which spoken language. Undefined where there is no choice. */
export function useAudioBranch(player: Player): MenuBranch | undefined {
  const label = useLabel();
  const items = useTrackChoices(useSignal(player.audioTracks), (id) => player.setAudioTrack(id));
  if (items.length < 2) return undefined;
  return { kind: 'branch', key: 'audio', name: label('audioLanguage'), icon: audioTrack, value: items.find(({ checked }) => checked)?.name, items };
}
