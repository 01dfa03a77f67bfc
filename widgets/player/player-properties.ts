import * as z from 'zod/mini';
import type { PlayerEvents } from '../../src/features/player/events.ts';
import { contentReference } from '../element/content-reference.ts';
import { type commonProperties, flag, property } from '../element/property.ts';
import type { WidgetHost } from '../element/widget-host.ts';

const autoplay = z.pipe(
  z.union([z.literal(false), z.enum(['', 'any', 'muted', 'sound'])]),
  z.transform((value) => (value === '' ? ('sound' as const) : value)),
);
const seconds = z.optional(z.pipe(z.pipe(z.union([z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.number()]), z.transform(Number)), z.number().check(z.gte(0))));
const address = z.optional(z.string().check(z.regex(/^https?:\/\//)));

/** What a page may set on a player. */
export const playerProperties = {
  content: contentReference(),
  autoplay: property<false | 'any' | 'muted' | 'sound'>(autoplay, false),
  startAt: property<number | undefined>(seconds, undefined),
  initiallyMuted: flag(),
  loop: flag(),
  poster: property<string | undefined>(address, undefined),
  mode: property<'inline' | 'framed'>(z.enum(['inline', 'framed']), 'inline'),
};

/** What a player knows of its element, inline and framed. */
export type PlayerHost = WidgetHost<typeof playerProperties & typeof commonProperties, PlayerEvents>;
