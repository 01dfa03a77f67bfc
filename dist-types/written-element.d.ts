import { FootlightElements, FootlightPlayerEvents, FootlightMultiViewEvents, FootlightCarouselRowEvents, FootlightSectionEvents, FootlightEpgGridEvents, FootlightMyListEvents, FootlightSearchEvents, FootlightSignInEvents, FootlightCheckoutEvents } from './embed.js';

/** The events of each element, by its tag. */
interface EventsOf {
    'footlight-player': FootlightPlayerEvents;
    'footlight-multi-view': FootlightMultiViewEvents;
    'footlight-carousel-row': FootlightCarouselRowEvents;
    'footlight-section': FootlightSectionEvents;
    'footlight-epg-grid': FootlightEpgGridEvents;
    'footlight-my-list': FootlightMyListEvents;
    'footlight-search': FootlightSearchEvents;
    'footlight-sign-in': FootlightSignInEvents;
    'footlight-checkout': FootlightCheckoutEvents;
}
/** What may be set: everything of an element's own but its methods. `undefined` and `null` bring the default back. */
type Settable<E> = {
    [K in Exclude<keyof E, keyof HTMLElement> as E[K] extends ((...given: never[]) => unknown) | undefined ? never : K]?: E[K] | null | undefined;
};
/** An event is heard by its own name after `on`: `onplay`, `onfootlight-ready`. */
type Heard<Events> = {
    [N in keyof Events & string as `on${N}`]?: ((event: CustomEvent<Events[N]>) => void) | undefined;
};
type HeardOfMedia<T> = T extends 'footlight-player' ? {
    [N in keyof HTMLMediaElementEventMap as `on${N}`]?: ((event: Event) => void) | undefined;
} : unknown;
/** An element as a template that knows its properties and events writes it, by its tag. */
type Written<T extends keyof FootlightElements> = Settable<FootlightElements[T]> & Heard<EventsOf[T]> & HeardOfMedia<T>;

export type { EventsOf, Settable, Written };
