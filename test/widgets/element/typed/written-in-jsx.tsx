import { useRef } from 'react';
import type { FootlightPlayerElement } from '../../../../widgets/element/elements.ts';
import type {} from '../../../../widgets/element/typed/jsx.ts';

/** How a page of React writes against the types; the compiler reads it, nothing of it runs. */
export function WrittenByAPartner({ content }: { content?: string }) {
  const player = useRef<FootlightPlayerElement>(null);
  return (
    <main>
      <footlight-player
        ref={player}
        className="film"
        content={content}
        startAt={12}
        autoplay="any"
        onplay={({ type }) => type}
        onfootlight-access-required={({ detail }) => detail.need === 'licence' && detail.id}
      />
      <footlight-carousel-row bucket="featured" locale="es" />
      <footlight-checkout licences="pass" onfootlight-purchased={({ detail }) => detail.licenceIds.length} />
      {/* @ts-expect-error a start is a number of seconds */}
      <footlight-player startAt="soon" />
      <button type="button" onClick={() => void player.current?.play()}>Watch</button>
    </main>
  );
}
