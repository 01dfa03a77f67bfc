import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#app');
const { film, other } = root.dataset;

/** An event of an element is its own name after `on`: `onplay`, `onfootlight-ready`. */
function Film({ content, startAt, hear }) {
  const player = useRef(null);
  useEffect(() => {
    // Methods may be called at once: they wait for the element.
    const { current } = player;
    return () => hear(`left ${current.localName}`);
  }, []);
  return (
    <>
      <footlight-player
        id="player"
        ref={player}
        content={content}
        startAt={startAt}
        initiallyMuted={true}
        onplay={() => hear('play')}
        onpause={() => hear('pause')}
        onfootlight-ready={({ detail }) => hear(`ready ${detail.id}`)}
      />
      <button type="button" onClick={() => player.current.play()}>Watch</button>
    </>
  );
}

function Page() {
  const [content, setContent] = useState(film);
  const [startAt, setStartAt] = useState(20);
  const [isHere, setHere] = useState(true);
  const [heard, setHeard] = useState([]);
  const hear = (what) => setHeard((earlier) => [...earlier, what]);
  const fiftyTimes = async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      setHere((here) => !here);
      await new Promise((resolve) => setTimeout(resolve));
    }
    hear('fifty times');
  };
  return (
    <>
      {isHere && <Film content={content} startAt={startAt} hear={hear} />}
      <p>
        <button type="button" onClick={() => setContent(other)}>Another film</button>
        <button type="button" onClick={() => setContent(undefined)}>No film</button>
        <button type="button" onClick={() => setStartAt(undefined)}>From the start</button>
        <button type="button" onClick={() => setHere(!isHere)}>Away and back</button>
        <button type="button" onClick={fiftyTimes}>Fifty times</button>
      </p>
      <output id="heard">{heard.join(', ')}</output>
    </>
  );
}

createRoot(root).render(<StrictMode><Page /></StrictMode>);
