import type { FootlightElement, FootlightElements } from '../../../widgets/element/elements.ts';

type Kind = 'attribute' | 'method' | 'accessor';
type Own<E> = Exclude<keyof E, keyof HTMLElement>;
type KindOf<T> = T extends (...given: never[]) => unknown ? 'method' : Exclude<Kind, 'method'>;

/** What the public types name, member by member; the compiler refuses a name too many, too few, or of another kind. */
export const publicElements = {
  'footlight-player': {
    realm: 'attribute', locale: 'attribute',
    content: 'attribute', autoplay: 'attribute', startAt: 'attribute', initiallyMuted: 'attribute', loop: 'attribute', poster: 'attribute', mode: 'attribute',
    play: 'method', pause: 'method', load: 'method', seek: 'method', setTextTrack: 'method',
    currentTime: 'accessor', duration: 'accessor', paused: 'accessor', ended: 'accessor', seeking: 'accessor', readyState: 'accessor',
    volume: 'accessor', muted: 'accessor', buffered: 'accessor', seekable: 'accessor', textTracks: 'accessor',
  },
  'footlight-carousel-row': { realm: 'attribute', locale: 'attribute', bucket: 'attribute' },
  'footlight-epg-grid': { realm: 'attribute', locale: 'attribute', for: 'attribute' },
  'footlight-my-list': { realm: 'attribute', locale: 'attribute' },
  'footlight-sign-in': { realm: 'attribute', locale: 'attribute' },
  'footlight-checkout': { realm: 'attribute', locale: 'attribute', licences: 'attribute', content: 'attribute' },
} as const satisfies { [T in keyof FootlightElements]: { [K in Own<FootlightElements[T]>]: KindOf<FootlightElements[T][K]> } };

/** How a page writes against the types; nothing of it runs. */
export async function writtenByAPartner(page: Document): Promise<void> {
  const player = page.createElement('footlight-player');
  player.content = 'vod:1001';
  // @ts-expect-error a start is a number of seconds
  player.startAt = '12';
  // @ts-expect-error what is buffered is for reading
  player.buffered = undefined;
  player.addEventListener('footlight-access-required', ({ detail }) => detail.need === 'licence' && detail.id);
  player.addEventListener('timeupdate', ({ type }) => type);
  // @ts-expect-error the detail has no such fact
  player.addEventListener('footlight-statechange', ({ detail }) => detail.token);
  await player.seek(player.currentTime + 10);
  const checkout = page.querySelector('footlight-checkout');
  checkout?.addEventListener('footlight-purchased', ({ detail }) => detail.licenceIds.length);
  const any: FootlightElement | null = checkout satisfies HTMLElement | null;
  void any;
}
