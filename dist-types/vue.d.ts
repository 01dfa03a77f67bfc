import { ReservedProps, HTMLAttributes } from 'vue';
import { FootlightElements } from './embed.js';
import { Settable, EventsOf } from './written-element.js';

type Pascal<S extends string> = S extends `${infer Head}-${infer Rest}` ? `${Capitalize<Head>}${Pascal<Rest>}` : Capitalize<S>;
/** Vue's checker reads `@footlight-ready` as `onFootlightReady`. */
type HeardByVue<Events> = {
    [N in keyof Events & string as `on${Pascal<N>}`]?: ((event: CustomEvent<Events[N]>) => void) | undefined;
};
type MediaHeardByVue<T> = T extends 'footlight-player' ? {
    [N in keyof HTMLMediaElementEventMap as `on${Capitalize<N>}`]?: ((event: Event) => void) | undefined;
} : unknown;
type Props<T extends keyof FootlightElements> = Settable<FootlightElements[T]> & HeardByVue<EventsOf[T]> & MediaHeardByVue<T>;
/** Every element as Vue's templates write it, by its tag; a template reference is the element itself. */
type FootlightVue = {
    [T in keyof FootlightElements]: new () => FootlightElements[T] & {
        $props: ReservedProps & Omit<HTMLAttributes, keyof Props<T>> & Props<T>;
    };
};
declare module 'vue' {
    interface GlobalComponents extends FootlightVue {
    }
}

export type { FootlightVue };
