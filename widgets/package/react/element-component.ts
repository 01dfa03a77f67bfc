import { createElement, type HTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { elementPrefix } from '../../../src/page/loader-handover.ts';
import type { MediaEventName } from '../../../src/features/player/events.ts';
import type { FootlightElements } from '../../element/elements.ts';
import type { PlayerMedia } from '../../player/surface/player-media.ts';
import type { EventsOf, Settable } from '../../element/typed/written-element.ts';
import { eventProps, type EventProps, mediaEventProps } from './event-props.ts';
import { writtenAttributes } from './written-attributes.ts';

type Tag = keyof FootlightElements;
type Own<T extends Tag> = Omit<Settable<FootlightElements[T]>, keyof Omit<PlayerMedia, 'autoplay' | 'loop' | 'poster' | 'controls'>>;
type HeardEvents<T extends Tag> = { [P in keyof EventProps<T>]?: EventProps<T>[P] extends keyof EventsOf[T] ? (event: CustomEvent<EventsOf[T][EventProps<T>[P]]>) => void : never };
type HeardMedia<T> = T extends 'footlight-player' ? { [P in keyof typeof mediaEventProps]?: (event: Event) => void } : unknown;
type Named<T extends Tag> = Own<T> & HeardEvents<T> & HeardMedia<T>;

/** What a component takes: the element's own properties, its events as `on…`, a ref of the element, and what any element of HTML takes. */
export type ElementProps<T extends Tag> = Omit<HTMLAttributes<FootlightElements[T]>, keyof Named<T> | 'children'> & Named<T> & { ref?: Ref<FootlightElements[T]> | undefined; children?: ReactNode };

type Listener = ((event: Event) => void) | undefined;

/**
 * A React component that draws one element, in a browser and on a server alike.
 *
 * Properties are written as attributes, which a server can write too; events are listened to by name, since a page that was drawn by a
 * server keeps its elements and their listeners have to be added.
 *
 * @param names the element's own properties
 */
export function elementComponent<T extends Tag>(tag: T, names: readonly (keyof Own<T> & string)[]): (props: ElementProps<T>) => ReactNode {
  const events: Readonly<Record<string, string>> = tag === 'footlight-player' ? { ...eventProps[tag], ...mediaEventProps satisfies Record<string, MediaEventName> } : eventProps[tag];
  return function Component({ ref, ...given }: ElementProps<T>) {
    const element = useRef<FootlightElements[T]>(null);
    useImperativeHandle(ref, () => element.current as FootlightElements[T]);
    const [listeners, rest] = parted(given as Record<string, unknown>, events);
    useListeners(element, listeners);
    return createElement(`${elementPrefix.read() ?? 'footlight'}${tag.slice('footlight'.length)}`, { ...writtenAttributes(names, rest), ref: element });
  };
}

/** The listeners among the properties, by the event each is for, and the rest. */
function parted(given: Record<string, unknown>, events: Readonly<Record<string, string>>): [Record<string, Listener>, Record<string, unknown>] {
  const listeners: Record<string, Listener> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const event = events[name];
    if (event) listeners[event] = value as Listener;
    else rest[name] = value;
  }
  return [listeners, rest];
}

/** Hears each named event once, and calls whatever listener was given last. */
function useListeners(element: { current: HTMLElement | null }, listeners: Record<string, Listener>): void {
  const latest = useRef(listeners);
  const heard = Object.keys(listeners).sort().join(' ');
  useLayoutEffect(() => {
    latest.current = listeners;
  });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !heard) return undefined;
    const hear = (event: Event) => latest.current[event.type]?.(event);
    const names = heard.split(' ');
    for (const name of names) current.addEventListener(name, hear);
    return () => names.forEach((name) => current.removeEventListener(name, hear));
  }, [element, heard]);
}
