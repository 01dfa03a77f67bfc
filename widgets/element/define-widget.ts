import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { elementPrefix } from '../../src/page/loader-handover.ts';
import { commonProperties, type Property } from './property.ts';
import { addAccessors, addMethods, addProperties, API, createApiSlot, VALUES, WAIT, type Api, type ApiSlot } from './public-surface.ts';
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
  component: ComponentType<{ host: WidgetHost<D & typeof commonProperties, Events> }>;
  /** Public methods; calls made before the component is there wait for it. */
  methods?: readonly string[];
  /** Public accessors, read from the component; the given value stands in until it is there. */
  accessors?: Readonly<Record<string, unknown>>;
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
  const Base = r2wc(definition.component as unknown as ComponentType, { shadow: 'open', props: [] }) as unknown as new () => MountedElement;

  class Widget extends Base {
    static observedAttributes = Object.keys(properties).map(attributeOf);
    #store: PropertyStore = createPropertyStore(tag, properties);
    #slot: ApiSlot = createApiSlot();

    constructor() {
      super();
      const own = this as unknown as Record<symbol, unknown>;
      own[CONNECTED] = false;
      own[PROPS] = { host: createHost(this, this.#store, this.attachInternals(), definition.mediaEvents, this.#slot.take) };
    }

    override connectedCallback() {
      for (const name of Object.keys(properties)) adoptProperty(this, name);
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

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      const name = Object.keys(properties).find((each) => attributeOf(each) === attribute);
      if (name) this.#store.setAttribute(name, text);
    }

    get [VALUES]() {
      return this.#store;
    }

    get [API]() {
      return this.#slot.current();
    }

    [WAIT](): Promise<Api> {
      return this.#slot.wait();
    }
  }
  addProperties(Widget.prototype, Object.keys(properties));
  addMethods(Widget.prototype, definition.methods ?? []);
  addAccessors(Widget.prototype, definition.accessors ?? {});
  customElements.define(tag, Widget);
  return tag;
}

/** A property that was set before the element was known shadows its accessor: it is set again, through it. */
function adoptProperty(element: object, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const own = element as Api;
  const value = own[name];
  delete own[name];
  own[name] = value;
}

/** The component's side of an element. */
function createHost(
  element: HTMLElement, store: PropertyStore, internals: ElementInternals, mediaEvents: ReadonlySet<string> | undefined, take: (api: Api | undefined) => void,
): WidgetHost {
  return {
    element,
    props: store.signals as WidgetHost['props'],
    emit: (...[name, detail, { cancelable = false } = {}]) =>
      mediaEvents?.has(name)
        ? element.dispatchEvent(new Event(name))
        : element.dispatchEvent(new CustomEvent(`footlight-${name}`, { detail, bubbles: true, composed: true, cancelable })),
    expose: (api) => take((api as Api | null) ?? undefined),
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
