import type { FootlightElement, FootlightElements } from '../../../widgets/element/elements.ts';
import type { PlayerMedia } from '../../../widgets/player/surface/player-media.ts';

type Kind = 'attribute' | 'method' | 'accessor';
type Own<E> = Exclude<keyof E, keyof HTMLElement | keyof PlayerMedia>;
type KindOf<T> = T extends (...given: never[]) => unknown ? 'method' : Exclude<Kind, 'method'>;

/** What the public types name, member by member; the compiler refuses a name too many, too few, or of another kind. */
export const publicElements = {
  'footlight-player': {
    realm: 'attribute', locale: 'attribute',
    content: 'attribute', autoplay: 'attribute', startAt: 'attribute', initiallyMuted: 'attribute', loop: 'attribute', autoSkip: 'attribute', shortcuts: 'attribute', background: 'attribute', playlist: 'attribute', poster: 'attribute', controls: 'attribute', mode: 'attribute',
    play: 'method', pause: 'method', load: 'method', seek: 'method', setTextTrack: 'method',
    error: 'accessor', textTracks: 'accessor', audioTracks: 'accessor', videoRenditions: 'accessor',
  },
  'footlight-multi-view': {
    realm: 'attribute', locale: 'attribute', event: 'attribute', layout: 'attribute', autoplay: 'attribute',
    play: 'method', pause: 'method', seek: 'method', setLayout: 'method', setAudible: 'method',
  },
  'footlight-carousel-row': { realm: 'attribute', locale: 'attribute', bucket: 'attribute', heading: 'attribute' },
  'footlight-section': { realm: 'attribute', locale: 'attribute', section: 'attribute', heading: 'attribute' },
  'footlight-epg-grid': { realm: 'attribute', locale: 'attribute', for: 'attribute' },
  'footlight-my-list': { list: 'attribute', realm: 'attribute', locale: 'attribute' },
  'footlight-search': { realm: 'attribute', locale: 'attribute', query: 'attribute', heading: 'attribute' },
  'footlight-sign-in': { realm: 'attribute', locale: 'attribute' },
  'footlight-checkout': { realm: 'attribute', locale: 'attribute', licences: 'attribute', content: 'attribute' },
} as const satisfies { [T in keyof FootlightElements]: { [K in Own<FootlightElements[T]>]: KindOf<FootlightElements[T][K]> } };

/** How a page writes against the types; nothing of it runs. */
export async function writtenByAPartner(page: Document): Promise<void> {
  const player = page.createElement('footlight-player');
  player.content = 'vod:1001';
  // @ts-expect-error a start is a number of seconds
  player.startAt = '12';
  player.content = null;
  player.autoplay = true;
  player.volume = player.videoWidth / 2;
  // @ts-expect-error what is buffered is for reading
  player.buffered = player.played;
  for (const track of player.textTracks) track.mode = 'showing';
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
