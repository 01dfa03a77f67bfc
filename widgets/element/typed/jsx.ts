import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  FootlightCarouselRowEvents, FootlightCheckoutEvents, FootlightElements, FootlightEpgGridEvents, FootlightMyListEvents, FootlightPlayerEvents, FootlightSearchEvents, FootlightSectionEvents, FootlightSignInEvents,
} from '../elements.ts';

/** The events of each element, by its tag. */
interface EventsOf {
  'footlight-player': FootlightPlayerEvents;
  'footlight-carousel-row': FootlightCarouselRowEvents;
  'footlight-section': FootlightSectionEvents;
  'footlight-epg-grid': FootlightEpgGridEvents;
  'footlight-my-list': FootlightMyListEvents;
  'footlight-search': FootlightSearchEvents;
  'footlight-sign-in': FootlightSignInEvents;
  'footlight-checkout': FootlightCheckoutEvents;
}
type EventsAt<T> = T extends keyof EventsOf ? EventsOf[T] : Record<never, never>;

/** What may be set: everything of an element's own but its methods. `undefined` brings the default back. */
type Settable<E> = { [K in Exclude<keyof E, keyof HTMLElement> as E[K] extends ((...given: never[]) => unknown) | undefined ? never : K]?: E[K] | undefined };
/** React hears an event of an element by its own name after `on`: `onplay`, `onfootlight-ready`. */
type Heard<Events> = { [N in keyof Events & string as `on${N}`]?: ((event: CustomEvent<Events[N]>) => void) | undefined };
type HeardOfMedia = { [N in keyof HTMLMediaElementEventMap as `on${N}`]?: ((event: Event) => void) | undefined };

/** Every element as JSX writes it, by its tag. */
export type FootlightJsx = {
  [T in keyof FootlightElements]: DetailedHTMLProps<HTMLAttributes<FootlightElements[T]>, FootlightElements[T]>
    & Settable<FootlightElements[T]> & Heard<EventsAt<T>> & (T extends 'footlight-player' ? HeardOfMedia : unknown)
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends FootlightJsx {}
  }
}
