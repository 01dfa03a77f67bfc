import type * as z from 'zod/mini';
import type { EventShape } from './event-shape.ts';
import { frameEvents } from './frame/frame-events.ts';
import { playerEvents } from './player/player-events.ts';
import { siteEvents } from './frame/site-events.ts';

const table = { ...playerEvents, ...frameEvents, ...siteEvents };

export type EventName = keyof typeof table;
export type EventData<E extends EventName> = z.output<(typeof table)[E]['data']>;

/**
 * Everything a frame can tell a host page, by name; no prototype, like the methods.
 *
 * @source spec 1 §6; chosen: facts that a page needs before it could ask are pushed, the rest is subscribed to
 */
export const events: Readonly<typeof table> = Object.freeze(
  Object.assign(Object.create(null) as typeof table, table),
);

export const isEventName = (candidate: string): candidate is EventName => Object.hasOwn(events, candidate);
export const shapeOfEvent = (candidate: EventName): EventShape => events[candidate];
export const eventNames = Object.keys(table) as readonly EventName[];
