import type Hls from 'hls.js';
import type { Level } from 'hls.js';
import type { Engine, EngineListener, QualityChoice } from '../engine.ts';
import { highestUnderCap } from '../highest-under-cap.ts';
import type { HlsBuild } from './hls-build.ts';

type QualityChoices = Pick<Engine, 'qualities' | 'quality' | 'setQuality' | 'setQualityCap'>;

/** What hls.js takes for "automatic" and for "no cap". */
const NONE = -1;

/**
 * The qualities of one element's HLS streams. Choice and cap are applied again when the source is swapped.
 *
 * @param current the instance of hls.js that feeds the element now
 */
export function createHlsQuality(current: () => Hls | undefined, listener: EngineListener): { choices: QualityChoices; follow(hls: Hls, build: HlsBuild): void } {
  let chosen: string | null = null;
  let maxHeight: number | undefined;

  const levels = () => current()?.levels ?? [];
  const positionOf = (id: string | null | undefined) => levels().findIndex((level) => idOf(level) === id);
  const apply = () => {
    const hls = current();
    if (!hls || levels().length === 0) return;
    const cap = maxHeight === undefined ? undefined : highestUnderCap(levels().map(factsOf), maxHeight);
    hls.autoLevelCapping = cap ? positionOf(cap.id) : NONE;
    const level = chosen === null ? NONE : positionOf(chosen);
    // A choice is seen soon, because what is buffered ahead is fetched again; back to automatic keeps the buffer.
    if (hls.manualLevel !== level) hls[level === NONE ? 'loadLevel' : 'nextLevel'] = level;
    listener.onQuality();
  };

  return {
    choices: {
      qualities: () => levels().map(factsOf),
      quality() {
        const level = levels()[current()?.currentLevel ?? NONE];
        return { playing: level && factsOf(level), chosen: positionOf(chosen) < 0 ? null : chosen };
      },
      setQuality(id) {
        chosen = id;
        apply();
      },
      setQualityCap(height) {
        maxHeight = height;
        apply();
      },
    },
    follow(hls, { Events }) {
      hls.on(Events.MANIFEST_PARSED, apply);
      hls.on(Events.LEVELS_UPDATED, apply);
      hls.on(Events.LEVEL_SWITCHED, () => listener.onQuality());
    },
  };
}

/** Levels have no name of their own, and their positions move when hls.js drops one that does not play. */
const idOf = ({ height, bitrate }: Level) => `${height}-${bitrate}`;

const factsOf = (level: Level): QualityChoice => ({
  id: idOf(level),
  width: level.width || undefined,
  height: level.height || undefined,
  bitrate: level.bitrate || undefined,
  frameRate: level.frameRate || undefined,
  codec: level.videoCodec,
  dynamicRange: level.videoRange,
});
