import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { elementPrefix } from '../../src/page/loader-handover.ts';
import { adoptSheets } from '../../src/ui/use-sheet.ts';
import { commonProperties, type Property } from './property.ts';
import { addProperties, VALUES } from './add-properties.ts';
import { attributeOf, createPropertyStore, type PropertyStore, type WidgetHost } from './widget-host.ts';

// These names are r2wc 2.1.1's own; a test pins that version.
const CONNECTED = Symbol.for('r2wc.connected');
const PROPS = Symbol.for('r2wc.props');

/** One custom element, as data. */
export interface WidgetDefinition<D extends object, Events> {
  /** The tag without its prefix. */
  name: string;
  /** Public properties beside `realm` and `locale`, which every element has. */
  properties: D;
  /** More attributes, by the property that each means. */
  attributes?: Readonly<Record<string, string>>;
  component: ComponentType<{ host: WidgetHost<D & typeof commonProperties, Events> }>;
  /** Adds what a page finds on the element beside its properties. @returns the names that a page may set before the element is known */
  addMembers?(prototype: object): readonly string[];
  /** Event names that are dispatched as media elements do: unprefixed, not bubbling. */
  mediaEvents?: ReadonlySet<string>;
}

interface MountedElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Registers an element. Mounting is r2wc's; attributes, properties, methods, events and the life of the element are here.
 *
 * - properties set before the element was known are adopted
 * - moving the element keeps its component; removing it unmounts after a task
 * - registering a tag twice is silent
 *
 * @param prefix what stands before the tag's name
 * @source design/architecture.md "Attributes are ours, mounting is r2wc's"
 */
export function defineWidget<D extends object, Events>(definition: WidgetDefinition<D, Events>, prefix = chosenPrefix()): string {
  const tag = `${prefix}-${definition.name}`;
  if (customElements.get(tag)) return tag;
  const properties = { ...commonProperties, ...definition.properties } as Record<string, Property<unknown>>;
  /** Frameworks that do not know the element yet write `startAt` as the attribute `startat`. */
  const names = new Map(Object.keys(properties).flatMap((name) => [[attributeOf(name), name], [name.toLowerCase(), name]] as const));
  for (const [attribute, name] of Object.entries(definition.attributes ?? {})) names.set(attribute, name);
  const Base = r2wc(definition.component as unknown as ComponentType, { shadow: 'open', props: [] }) as unknown as new () => MountedElement;

  class Widget extends Base {
    static observedAttributes = [...names.keys()];
    #store: PropertyStore = createPropertyStore(this, properties);

    constructor() {
      super();
      const own = this as unknown as Record<symbol, unknown>;
      own[CONNECTED] = false;
      own[PROPS] = { host: createHost(this, this.#store, this.attachInternals(), definition.mediaEvents) };
    }

    override connectedCallback() {
      for (const name of settable) adoptProperty(this, name);
      super.connectedCallback();
    }

    override disconnectedCallback() {
      // A move disconnects and connects in one task: only a removal is still apart afterwards.
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** Keeps the tree through `moveBefore`. */
    connectedMoveCallback() {}

    /** Another document takes a root's sheets away, and the view library makes no new nodes there: at home all is drawn anew. */
    adoptedCallback() {
      adoptSheets(this.shadowRoot!, []);
      if (this.ownerDocument !== document) return;
      super.disconnectedCallback();
      this.shadowRoot!.replaceChildren();
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      const name = names.get(attribute);
      if (name) this.#store.setAttribute(name, text);
    }

    get [VALUES]() {
      return this.#store;
    }
  }
  addProperties(Widget.prototype, Object.keys(properties));
  const settable = [...Object.keys(properties), ...definition.addMembers?.(Widget.prototype) ?? []];
  customElements.define(tag, Widget);
  return tag;
}

/** A property that was set before the element was known shadows its accessor: it is set again, through it. */
function adoptProperty(element: object, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const own = element as Record<string, unknown>;
  const value = own[name];
  delete own[name];
  own[name] = value;
}

/** The component's side of an element. */
function createHost(
  element: HTMLElement, store: PropertyStore, internals: ElementInternals, mediaEvents: ReadonlySet<string> | undefined,
): WidgetHost {
  return {
    element,
    props: store.signals as WidgetHost['props'],
    emit: (...[name, detail, { cancelable = false } = {}]) =>
      mediaEvents?.has(name)
        ? element.dispatchEvent(new Event(name))
        : element.dispatchEvent(new CustomEvent(`footlight-${name}`, { detail, bubbles: true, composed: true, cancelable })),
    setState: (name, on) => {
      if (on) internals.states?.add(name);
      else internals.states?.delete(name);
    },
  };
}

/** The loader's `data-prefix`, kept where every copy of this module finds it. */
function chosenPrefix(): string {
  return elementPrefix.read() ?? 'footlight';
}
