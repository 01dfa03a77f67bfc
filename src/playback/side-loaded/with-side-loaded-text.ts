import { addCaptions, captionTrackOf, emptyCaptions } from '../caption-track.ts';
import type { Engine, EngineListener, EngineSource, TextTrackChoice } from '../engine.ts';
import { fetchFileCues } from './file-cues.ts';

type Files = EngineSource['stream']['subtitles'];

const PREFIX = 'file-';

/**
 * An engine that also offers the caption files beside its stream, in every engine alike. A file is fetched when it is chosen.
 *
 * chosen: of a language that the stream itself carries, the stream's own is offered: it is cut and timed with its segments.
 *
 * @source spec 1 §3 "Stream: … subtitles"
 */
export function withSideLoadedText(engine: Engine, video: HTMLVideoElement, listener: Pick<EngineListener, 'onTracks'>): Engine {
  let files: Files = [];
  let chosen: string | null = null;
  let fetching: AbortController | undefined;

  const offered = (): TextTrackChoice[] => {
    const own = engine.textTracks();
    const beside = files.map(({ language, label }, at) => ({ id: `${PREFIX}${at}`, language, label, active: chosen === `${PREFIX}${at}` }))
      .filter(({ language }) => !own.some((track) => track.language === language && track.kind !== 'forced'));
    return [...own, ...beside];
  };
  const stop = () => {
    fetching?.abort();
    fetching = undefined;
  };
  const show = async (url: string) => {
    fetching = new AbortController();
    const { signal } = fetching;
    try {
      const cues = await fetchFileCues(url, signal);
      if (!signal.aborted) addCaptions(captionTrackOf(video, 'files'), cues);
    } catch {
      // A file that cannot be had shows as what it is: captions are off again.
      if (signal.aborted) return;
      chosen = null;
      listener.onTracks();
    }
  };
  /** @param source whose files are offered from now on; what was chosen is fetched from its new address */
  const take = ({ stream }: EngineSource) => {
    files = stream.subtitles;
    const file = files.find((_, at) => `${PREFIX}${at}` === chosen);
    stop();
    if (!file) return;
    emptyCaptions(captionTrackOf(video, 'files'));
    void show(file.url);
  };
  return {
    ...engine,
    load(source, startAt) {
      engine.load(source, startAt);
      take(source);
    },
    swap(source, position) {
      engine.swap(source, position);
      take(source);
    },
    renew(source) {
      engine.renew(source);
      files = source.stream.subtitles;
    },
    textTracks: offered,
    setTextTrack(id) {
      stop();
      const file = files.find((_, at) => `${PREFIX}${at}` === id);
      chosen = file ? id : null;
      engine.setTextTrack(file ? null : id);
      if (!file) return;
      emptyCaptions(captionTrackOf(video, 'files'));
      void show(file.url);
      listener.onTracks();
    },
    captionTrack: () => (chosen === null ? engine.captionTrack() : captionTrackOf(video, 'files')),
    destroy() {
      stop();
      engine.destroy();
    },
  };
}
