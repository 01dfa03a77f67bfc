import type { Emit } from '../../src/binding/emit.ts';

/** What the element does by itself when the page lets a request pass. */
export function withDefaults(host: { emit: Emit }, defaults: Record<string, (detail: unknown) => void>): Emit {
  return (name, detail, options) => {
    const passed = host.emit(name, detail, options);
    if (passed) defaults[name]?.(detail);
    return passed;
  };
}
