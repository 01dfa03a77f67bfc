import type { PropertyStore } from './widget-host.ts';

/** How the declared properties reach into an element; a symbol, so that no page finds it by name. */
export const VALUES = Symbol('values');
interface Inside {
  [VALUES]: PropertyStore;
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
