import { signal, type Signal } from '@preact/signals-core';
import * as z from 'zod/mini';
import type { ReadonlySignal } from '@preact/signals-core';
import { tellAuthor } from '../../src/runtime/tell-author.ts';
import type { Emit } from '../../src/binding/emit.ts';
import type { Property } from './property.ts';
import type { WidgetEvents } from './widget-events.ts';

export type Properties = Record<string, Property<never>>;
export type Values<D> = { [K in keyof D]: D[K] extends Property<infer T> ? T : never };

/** What a component knows of its element: one signal for each declared property, and the ways to answer its page. */
export interface WidgetHost<D = Record<string, Property<unknown>>, Events = unknown> {
  element: HTMLElement;
  props: { [K in keyof D]: ReadonlySignal<Values<D>[K]> };
  /** Dispatches `footlight-…`: bubbling and composed; cancelable for a request. */
  emit: Emit<Events & WidgetEvents>;
  /** Sets a custom state, for `:state(playing)`. */
  setState(name: string, on: boolean): void;
}

/** The writable side, for the element class alone. */
export interface PropertyStore {
  signals: Record<string, Signal<unknown>>;
  /** Takes an attribute's text; null when it was removed. */
  setAttribute(name: string, text: string | null): void;
  setValue(name: string, value: unknown): void;
}

/** Holds the values of an element's properties. A bad value is told, with tag and attribute; the last good one stays. */
export function createPropertyStore(element: Element, definitions: Record<string, Property<unknown>>): PropertyStore {
  const signals = Object.fromEntries(Object.entries(definitions).map(([name, { fallback }]) => [name, signal(fallback)]));
  const take = (name: string, value: unknown) => {
    const definition = definitions[name];
    const held = signals[name];
    if (!definition || !held) return;
    const parsed = z.safeParse(definition.schema, value);
    if (parsed.success) held.value = parsed.data;
    else tellAuthor('refusedValue', element, attributeOf(name), value);
  };
  return {
    signals,
    setAttribute(name, text) {
      const definition = definitions[name];
      if (definition?.flag) take(name, text !== null && text !== 'false');
      else if (text === null) signals[name]!.value = definition?.fallback;
      else take(name, text);
    },
    // Frameworks write a prop that went away as null, undefined or empty text.
    setValue: (name, value) => take(name, value == null || value === '' ? definitions[name]?.fallback : value),
  };
}

/** `startAt` is written `start-at`. */
export function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
