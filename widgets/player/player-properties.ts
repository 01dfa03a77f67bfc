import * as z from 'zod/mini';
import type { PlayerEvents } from '../../src/features/player/events.ts';
import { contentReference } from '../element/content-reference.ts';
import { type commonProperties, flag, property } from '../element/property.ts';
import type { WidgetHost } from '../element/widget-host.ts';

const autoplay = z.pipe(
  z.union([z.boolean(), z.enum(['', 'any', 'muted', 'sound'])]),
  z.transform((value) => (value === '' || value === true ? ('sound' as const) : value)),
);
const seconds = z.optional(z.pipe(z.pipe(z.union([z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.number()]), z.transform(Number)), z.number().check(z.gte(0))));
const fromPage = (href: string): string => href && Object.assign(document.createElement('a'), { href }).href;
/** As a page's own `<img>` reads it: from the page's address. */
const address = z.optional(z.pipe(z.pipe(z.string(), z.transform(fromPage)), z.string().check(z.regex(/^https?:\/\//))));
const controls = z.optional(z.pipe(z.union([z.boolean(), z.string()]), z.transform((value) => value !== false && value !== 'false')));
/** `off`, `on`, `remote`, or other keys for some commands: as an object, or as its JSON text. */
const shortcuts = z.optional(z.union([z.string().check(z.regex(/^(?:off|on|remote|\s*\{[^]*)$/)), z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && value !== null)]));

/** What a page may set on a player. */
export const playerProperties = {
  content: contentReference(),
  autoplay: property<false | 'any' | 'muted' | 'sound'>(autoplay, false),
  startAt: property<number | undefined>(seconds, undefined),
  initiallyMuted: flag(),
  loop: flag(),
  autoSkip: flag(),
  background: flag(),
  playlist: property<string | undefined>(z.optional(z.string()), undefined),
  poster: property<string | undefined>(address, undefined),
  controls: property<boolean | undefined>(controls, undefined),
  shortcuts: property<PlayerShortcuts | undefined>(shortcuts, undefined),
  mode: property<'inline' | 'framed'>(z.enum(['inline', 'framed']), 'inline'),
};

/** Which keys drive a player. */
export type PlayerShortcuts = string | Readonly<Record<string, unknown>>;

/** HTML's names for two of them. */
export const playerAttributes = { src: 'content', muted: 'initiallyMuted' };

/** What a player knows of its element, inline and framed. */
export type PlayerHost = WidgetHost<typeof playerProperties & typeof commonProperties, PlayerEvents>;

/**
 * Whether the player draws its own controls.
 *
 * chosen: it does, as people expect of a player; not in a `slot="media"`, where controls of somebody else's stand around it
 */
export const hasControls = (host: PlayerHost, asked: boolean | undefined): boolean => asked ?? host.element.slot !== 'media';
