import { elementComponent } from './element-component.ts';

export type { ElementProps } from './element-component.ts';

/** What every element takes. */
const common = ['realm', 'locale'] as const;

/** `<footlight-player>`: a player for one title. Its methods and media members are reached by `ref`. */
export const FootlightPlayer = elementComponent('footlight-player', [
  ...common, 'content', 'autoplay', 'startAt', 'initiallyMuted', 'loop', 'autoSkip', 'shortcuts', 'background', 'playlist', 'poster', 'controls', 'mode',
]);
/** `<footlight-multi-view>`: several angles of one event at once. */
export const FootlightMultiView = elementComponent('footlight-multi-view', [...common, 'event', 'layout', 'autoplay']);
/** `<footlight-carousel-row>`: a row of cards. */
export const FootlightCarouselRow = elementComponent('footlight-carousel-row', [...common, 'bucket', 'heading']);
/** `<footlight-section>`: a composed page of the platform. */
export const FootlightSection = elementComponent('footlight-section', [...common, 'section', 'heading']);
/** `<footlight-epg-grid>`: the programme guide. */
export const FootlightEpgGrid = elementComponent('footlight-epg-grid', [...common, 'for']);
/** `<footlight-my-list>`: the viewer's favourites, all their lists, or one list. */
export const FootlightMyList = elementComponent('footlight-my-list', [...common, 'list']);
/** `<footlight-search>`: a field, and what is found. */
export const FootlightSearch = elementComponent('footlight-search', [...common, 'query', 'heading']);
/** `<footlight-sign-in>`: sign-in, on a partner's page a frame of the platform. */
export const FootlightSignIn = elementComponent('footlight-sign-in', common);
/** `<footlight-checkout>`: buying a licence, on a partner's page a frame of the platform. */
export const FootlightCheckout = elementComponent('footlight-checkout', [...common, 'licences', 'content']);
