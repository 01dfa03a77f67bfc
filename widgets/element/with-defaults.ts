import type { Emit } from '../../src/binding/emit.ts';

/** What the element does by itself when the page lets a request pass, by event. */
export type Defaults<Events> = { [N in keyof Events]?: (detail: Events[N]) => void };

export function withDefaults<Events>(emit: Emit<Events>, defaults: Defaults<Events>): Emit<Events> {
  return (...event) => {
    const passed = emit(...event);
    const [name, detail] = event;
    if (passed) defaults[name]?.(detail);
    return passed;
  };
}
