import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#app');
const { film } = root.dataset;

/**
 * A custom player for react-player 3: `ReactPlayer.addCustomPlayer({ key, canPlay, player })`. React gives events of media to
 * `<video>` alone, so the element listens by itself.
 */
const FootlightPlayer = forwardRef(function FootlightPlayer({ config, playsInline, autoPlay, controls, ...props }, ref) {
  const element = useRef(null);
  const [isKnown, setKnown] = useState(false);
  // The element is loaded when it is first seen: until then it has no methods.
  useEffect(() => void customElements.whenDefined('footlight-player').then(() => setKnown(true)), []);
  useImperativeHandle(ref, () => (isKnown ? element.current : null), [isKnown]);
  useEffect(() => {
    const heard = new AbortController();
    for (const [name, listener] of Object.entries(props)) {
      if (name.startsWith('on') && typeof listener === 'function') element.current.addEventListener(name.slice(2).toLowerCase(), listener, heard);
    }
    return () => heard.abort();
  });
  const given = Object.fromEntries(Object.entries(props).filter(([name]) => !name.startsWith('on')));
  // React writes `false` as no attribute at all while it does not know the element.
  return <footlight-player ref={element} autoplay={autoPlay} controls={String(controls)} {...given} />;
});

/** What react-player does with its player at each drawing, by its own words. */
function ReactPlayer({ playing, volume = 1, playbackRate = 1, onReady, onStart, ...props }) {
  const player = useRef(null);
  const startsOnPlay = useRef(true);
  useEffect(() => {
    if (!player.current) return;
    if (player.current.paused && playing === true) player.current.play();
    if (!player.current.paused && playing === false) player.current.pause();
    player.current.playbackRate = playbackRate;
    player.current.volume = volume;
  });
  const start = () => {
    startsOnPlay.current = true;
    onReady?.();
  };
  const play = () => {
    if (startsOnPlay.current) onStart?.();
    startsOnPlay.current = false;
  };
  return <FootlightPlayer ref={player} {...props} onLoadStart={start} onPlay={play} />;
}

function Page() {
  const [state, setState] = useState({ playing: false, muted: true, volume: 0.8, playbackRate: 1, loop: false });
  const [heard, setHeard] = useState([]);
  const [time, setTime] = useState({ played: 0, loaded: 0, duration: 0 });
  const tell = (name) => () => setHeard((before) => [...before, name]);
  const change = (to) => setState((before) => ({ ...before, ...to }));
  return (
    <>
      <ReactPlayer
        src={film} controls={false} playsInline {...state}
        onReady={tell('ready')} onStart={tell('start')} onPause={tell('pause')} onEnded={tell('ended')} onSeeked={tell('seeked')} onRateChange={tell('ratechange')} onError={tell('error')}
        onTimeUpdate={({ target }) => setTime((before) => ({ ...before, played: target.currentTime / target.duration }))}
        onProgress={({ target }) => setTime((before) => ({ ...before, loaded: target.buffered.length > 0 ? target.buffered.end(target.buffered.length - 1) : 0 }))}
        onDurationChange={({ target }) => setTime((before) => ({ ...before, duration: target.duration }))}
      />
      <button type="button" onClick={() => change({ playing: !state.playing })}>{state.playing ? 'Pause it' : 'Play it'}</button>
      <button type="button" onClick={() => change({ volume: 0.2, playbackRate: 1.5, loop: true })}>Quieter and faster</button>
      <output>{JSON.stringify({ heard, played: time.played > 0, loaded: time.loaded > 0, duration: Math.floor(time.duration) })}</output>
    </>
  );
}

createRoot(root).render(<Page />);
