import { useRef, useState } from 'react';
import type { FootlightPlayerElement } from 'footlight';
import { FootlightCarouselRow, FootlightPlayer } from 'footlight/react';

const keys = { 'toggle-play': 'p' };

/** A player and a row: properties, events and a ref, each with its type. */
export function Page({ film }: { film: string }) {
  const player = useRef<FootlightPlayerElement>(null);
  const [isHere, setHere] = useState(true);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const hear = (what: string) => setHeard((earlier) => [...earlier, what]);
  return (
    <main>
      {isHere && (
        <FootlightPlayer
          ref={player}
          id="player"
          className="film"
          content={film}
          startAt={20}
          initiallyMuted
          shortcuts={keys}
          onPlay={({ type }) => hear(type)}
          onPause={({ type }) => hear(type)}
          onReady={({ detail }) => hear(`ready ${detail.id}`)}
        />
      )}
      <button type="button" onClick={() => player.current?.play()}>Watch</button>
      <button type="button" onClick={() => setHere(!isHere)}>Away and back</button>
      <output id="heard">{heard.join(', ')}</output>
      <FootlightCarouselRow id="row" bucket="featured" onRowLoaded={({ detail }) => hear(`row ${detail.count > 0}`)} />
    </main>
  );
}
