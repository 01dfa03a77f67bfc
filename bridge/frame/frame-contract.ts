import type { EventShape } from '../contract/event-shape.ts';
import type { MethodShape } from '../contract/method-shape.ts';

/** The part of the contract that a frame serves; its tables have no prototype, so that a name from a message finds nothing else. */
export interface FrameContract {
  readonly methods: Readonly<Record<string, MethodShape>>;
  readonly events: Readonly<Record<string, EventShape>>;
}

const bare = <T extends object>(table: T): Readonly<T> => Object.freeze(Object.assign(Object.create(null) as T, table));

export const frameContract = (methods: FrameContract['methods'], events: FrameContract['events']): FrameContract => ({ methods: bare(methods), events: bare(events) });
