import * as z from 'zod/mini';
import { tokens } from '../identity/tokens.ts';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { locale } from '../wire/locale.ts';
import { menuItem } from './menu-item.ts';

/** @source spec 1 §3 "User preferences" */
export const preferences = z.object({
  language: z.optional(locale),
  subTitleLanguage: z.optional(locale),
  audioLanguage: z.optional(locale),
  autoAdvance: z._default(z.boolean(), true),
  /** A hero's video may start by itself; with sound. */
  videoBackgroundAutoPlay: z._default(z.boolean(), true),
  videoBackgroundAutoPlayAudio: z._default(z.boolean(), false),
});

/** The part of the first answer that a partner's page may have. */
export const partnerInit = z.object({
  /** The platform's clock. The store keeps the offset. */
  now: instant,
  preferences,
  menu: listOf('init.menu', menuItem),
  liveCount: wholeNumber,
});
export type PartnerInit = z.output<typeof partnerInit>;

/**
 * The first answer: everything that a page needs to start.
 *
 * `authentication` is answered to a visitor without tokens: they become a guest. It never crosses to a partner.
 *
 * @source design/platform.md "Bootstrap"
 */
export const init = z.extend(partnerInit, {
  authentication: z.optional(tokens),
  /** The name that the profile's reviews are written under belongs to the platform's own pages. @source spec 1 §3 "preferences (reviewFormDisplayName)" */
  preferences: z.extend(preferences, { reviewFormDisplayName: z.optional(z.string()) }),
});
export type Init = z.output<typeof init>;

/** The devices that have a menu of their own. @source spec 3 §3 "menus per WEB and MOBILE-WEB" */
const menuTarget = z.enum(['WEB', 'MOBILE-WEB']);
export type MenuTarget = z.output<typeof menuTarget>;

export const initQuery = z.object({ menuTargetPlatform: z._default(menuTarget, 'WEB') });
