import type { Playback } from '../../../playback/create-playback.ts';
import type { Engine } from '../../../playback/engine.ts';
import { chooseAdFile, isHlsAd, type AdFile } from '../../../rules/playback/ads/choose-ad-file.ts';

/** The element that shows ads, in front of the title's own, which keeps what it has loaded. */
export interface AdMedia {
  readonly video: HTMLVideoElement;
  /** Puts a file in place. @param failed called when it cannot be shown @returns false when no file fits */
  load(files: readonly AdFile[], failed: () => void): boolean;
  /** Leaves the element empty. May run twice. */
  unload(): void;
}

/** @param playback brings an engine for HLS; without it plain files alone play */
export function createAdMedia(video: HTMLVideoElement, playback: Playback | undefined): AdMedia {
  let engine: Promise<Engine> | undefined;
  let source: AbortController | undefined;
  const unload = () => {
    source?.abort();
    void engine?.then((open) => open.destroy(), () => undefined);
    engine = undefined;
    if (!video.getAttribute('src')) return;
    video.removeAttribute('src');
    video.load();
  };
  const openHls = (url: string, failed: () => void) => {
    const urls = { hls: [{ url, subtitles: [] }], dash: [], expiresAt: Infinity, live: false };
    const streams = playback?.sourceOf(urls);
    if (!playback || !streams) return false;
    const quiet = () => undefined;
    engine = playback.open(video, urls, { onTracks: quiet, onQuality: quiet, onRestart: quiet, onFailure: failed });
    engine.then((open) => open.load(streams), failed);
    return true;
  };
  return {
    video,
    load(files, failed) {
      unload();
      const file = chooseAdFile(files, (type) => video.canPlayType(type) !== '', video.clientHeight || 360);
      if (!file) return false;
      source = new AbortController();
      video.addEventListener('error', failed, { signal: source.signal });
      if (isHlsAd(file)) return openHls(file.url, failed);
      video.src = file.url;
      return true;
    },
    unload,
  };
}
