import type { MediaPlayerClass, Representation } from 'dashjs';
import type { Engine, EngineListener, QualityChoice } from '../engine.ts';
import { highestUnderCap } from '../highest-under-cap.ts';

type QualityChoices = Pick<Engine, 'qualities' | 'quality' | 'setQuality' | 'setQualityCap'>;

/** What dash.js takes for "no cap". */
const NO_CAP = -1;

/**
 * The qualities of one element's DASH streams. Choice and cap are applied again when the source is swapped.
 *
 * dash.js caps by bitrate, also what it is told to play: a quality chosen by the viewer takes the cap away.
 *
 * @param current the instance of dash.js that feeds the element now; undefined before it has a source
 */
export function createDashQuality(
  current: () => MediaPlayerClass | undefined, listener: EngineListener,
): { choices: QualityChoices; follow(player: MediaPlayerClass): void } {
  let chosen: string | null = null;
  let maxHeight: number | undefined;
  const qualities = () => (current()?.getRepresentationsByTypeUnfiltered('video') ?? []).map(factsOf);
  const chosenOf = (list: QualityChoice[]) => list.find((quality) => quality.id === chosen);

  /** @param replace fetches again what is buffered ahead, so that the choice is seen soon */
  const apply = (replace = false) => {
    const list = qualities();
    if (list.length === 0) return;
    const choice = chosenOf(list);
    const cap = choice || maxHeight === undefined ? undefined : highestUnderCap(list, maxHeight)?.bitrate;
    current()?.updateSettings({
      streaming: { abr: { autoSwitchBitrate: { video: !choice }, maxBitrate: { video: cap === undefined ? NO_CAP : Math.ceil(cap / 1000) } } },
    });
    if (choice) current()?.setRepresentationForTypeById('video', choice.id, replace);
    listener.onQuality();
  };

  return {
    choices: {
      qualities,
      quality() {
        const playing = current()?.getCurrentRepresentationForType('video');
        return { playing: playing ? factsOf(playing) : undefined, chosen: chosenOf(qualities())?.id ?? null };
      },
      setQuality(id) {
        chosen = id;
        apply(true);
      },
      setQualityCap(height) {
        maxHeight = height;
        apply();
      },
    },
    follow(player) {
      player.on('streamInitialized', () => apply());
      player.on('qualityChangeRendered', () => listener.onQuality());
    },
  };
}

const factsOf = ({ id, width, height, bandwidth, frameRate, codecs }: Representation): QualityChoice => ({
  id,
  width: width || undefined,
  height: height || undefined,
  bitrate: bandwidth || undefined,
  frameRate: frameRate || undefined,
  codec: codecs ?? undefined,
});
