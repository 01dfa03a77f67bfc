import type { ElementEvents } from '../../src/binding/emit.ts';
import type { AnyDestination } from '../../src/routing/destination.ts';

/** Events of every element, beside those of its feature. */
export interface WidgetEvents extends ElementEvents {
  /** A link was clicked; cancelable: prevent it to go there yourself. */
  navigate: AnyDestination & { href: string };
}
