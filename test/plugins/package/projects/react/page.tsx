import { useRef } from 'react';
import { load, type FootlightPlayerElement } from 'footlight';
import { FootlightCarouselRow, FootlightCheckout, FootlightPlayer } from 'footlight/react';
import 'footlight/types/react';

load({ origin: 'https://watch.example.com' });

/** Components: properties, events and a ref, each with its type. */
export function Page({ content }: { content?: string | null }) {
  const player = useRef<FootlightPlayerElement>(null);
  return (
    <main>
      <FootlightPlayer
        ref={player}
        className="film"
        content={content}
        startAt={12}
        autoplay="any"
        controls={false}
        onPlay={({ type }) => type.length}
        onTimeUpdate={() => player.current?.currentTime.toFixed(1)}
        onReady={({ detail }) => detail.title?.length}
        onAccessRequired={(event) => event.detail.need === 'licence' && event.preventDefault()}
        onClick={() => player.current?.play()}
      />
      <FootlightCarouselRow bucket="featured" locale="es" onNavigate={({ detail }) => detail.href.length} />
      <FootlightCheckout content="vod:1001" onPurchased={({ detail }) => detail.licenceIds.length} />
      {/* @ts-expect-error a start is a number of seconds */}
      <FootlightPlayer startAt="soon" />
      {/* @ts-expect-error the detail has no such fact */}
      <FootlightPlayer onReady={({ detail }) => detail.token} />
      {/* @ts-expect-error a row has no licences */}
      <FootlightCarouselRow licences="pass" />
    </main>
  );
}

/** Tags, as JSX writes them. */
export const tags = (content: string | null) => (
  <main>
    <footlight-player content={content} startAt={12} onfootlight-ready={({ detail }) => detail.id?.length} onplay={({ type }) => type.length} />
    {/* @ts-expect-error a start is a number of seconds */}
    <footlight-player startAt="soon" />
  </main>
);
