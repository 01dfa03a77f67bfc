import { useRef } from 'preact/hooks';
import type { FootlightPlayerElement } from 'footlight';
import { load } from 'footlight/player';
import 'footlight/types/preact';

void load({ origin: 'https://watch.example.com', prefix: 'footlight' });

export function Page({ content }: { content: string | null }) {
  const player = useRef<FootlightPlayerElement>(null);
  return (
    <main>
      <footlight-player ref={player} class="film" content={content} startAt={12} onfootlight-ready={({ detail }) => detail.id?.length} onplay={() => player.current?.pause()} />
      {/* @ts-expect-error a start is a number of seconds */}
      <footlight-player startAt="soon" />
      {/* @ts-expect-error the detail has no such fact */}
      <footlight-player onfootlight-ready={({ detail }) => detail.token} />
    </main>
  );
}
