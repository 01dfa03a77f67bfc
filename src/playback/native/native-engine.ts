import type { Engine, EngineListener, EngineSource } from '../engine.ts';

/** Lets the browser play HLS by itself: only where there is no Media Source (Safari on older phones). */
export function createNativeEngine(video: HTMLVideoElement, listener: EngineListener): Engine {
  let stopped = true;
  const tracks = () => [...video.textTracks].filter((track) => track.kind === 'subtitles' || track.kind === 'captions');
  const tell = () => listener.onTracks();
  const fail = () => {
    const code = video.error?.code ?? 0;
    listener.onFailure({ kind: code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media', code: `media-${code}` });
  };
  const start = ({ stream, live }: EngineSource, startAt?: number) => {
    if (stopped) {
      video.addEventListener('error', fail);
      video.textTracks.addEventListener('addtrack', tell);
    }
    stopped = false;
    video.src = startAt && !live ? `${stream.url}#t=${startAt}` : stream.url;
  };
  return {
    name: 'native',
    load: start,
    swap: start,
    recover: () => false,
    textTracks: () => tracks().map((track, at) => ({ id: String(at), language: track.language, label: track.label, active: track.mode !== 'disabled' })),
    setTextTrack(id) {
      tracks().forEach((track, at) => { track.mode = String(at) === id ? 'hidden' : 'disabled'; });
      tell();
    },
    captionTrack: () => tracks().find((track) => track.mode !== 'disabled'),
    audioTracks: () => [],
    setAudioTrack: () => undefined,
    liveEdge: () => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : undefined),
    destroy() {
      if (stopped) return;
      stopped = true;
      video.removeEventListener('error', fail);
      video.textTracks.removeEventListener('addtrack', tell);
      video.removeAttribute('src');
      video.load();
    },
  };
}
