import { FootlightCarouselRow, FootlightCheckout, FootlightPlayer } from 'footlight/react';
import 'footlight/types/react';

/** What else the types know, and what they refuse: of components … */
export const components = (content?: string | null) => (
  <main>
    <FootlightPlayer content={content} autoplay="any" controls={false} onAccessRequired={(event) => event.detail.need === 'licence' && event.preventDefault()} />
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

/** … and of tags, as JSX writes them. */
export const tags = (content: string | null) => (
  <main>
    <footlight-player content={content} startAt={12} onfootlight-ready={({ detail }) => detail.id?.length} onplay={({ type }) => type.length} />
    {/* @ts-expect-error a start is a number of seconds */}
    <footlight-player startAt="soon" />
  </main>
);
