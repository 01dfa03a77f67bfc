import type { PropertyStore } from './widget-host.ts';

/** What the component exposes for its element. */
export type Api = Record<string, unknown>;

/** Where a component leaves its API for its element. */
export interface ApiSlot {
  current(): Api | undefined;
  take(api: Api | undefined): void;
  /** Answers when the component is there. */
  wait(): Promise<Api>;
}

export function createApiSlot(): ApiSlot {
  let current: Api | undefined;
  let waiting: ((api: Api) => void)[] = [];
  return {
    current: () => current,
    take(api) {
      current = api;
      if (!api) return;
      for (const resolve of waiting) resolve(api);
      waiting = [];
    },
    wait: () => (current ? Promise.resolve(current) : new Promise((resolve) => waiting.push(resolve))),
  };
}

/** How the public surface reaches into an element; symbols, so that no page finds them by name. */
export const VALUES = Symbol('values');
export const API = Symbol('api');
export const WAIT = Symbol('wait');
interface Inside {
  [VALUES]: PropertyStore;
  [API]: Api | undefined;
  [WAIT](): Promise<Api>;
}

/** The declared properties, read from and written to their signals. */
export function addProperties(prototype: object, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: Inside) {
        return this[VALUES].signals[name]?.peek();
      },
      set(this: Inside, value: unknown) {
        this[VALUES].setValue(name, value);
      },
    });
  }
}

/** Methods that wait for the component. */
export function addMethods(prototype: object, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      async value(this: Inside, ...given: unknown[]) {
        const api = await this[WAIT]();
        return (api[name] as (...given: unknown[]) => unknown)(...given);
      },
    });
  }
}

/** Accessors read from the component; a stand-in answers until it is there. */
export function addAccessors(prototype: object, accessors: Readonly<Record<string, unknown>>): void {
  for (const [name, standIn] of Object.entries(accessors)) {
    Object.defineProperty(prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: Inside) {
        return this[API] ? this[API][name] : standIn;
      },
      set(this: Inside, value: unknown) {
        void this[WAIT]().then((api) => {
          api[name] = value;
        });
      },
    });
  }
}
