import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { menuItem } from './menu-item.ts';
import { tokens } from '../identity/tokens.ts';

/** @source spec 1 §3 "User preferences" */
export const preferences = z.object({
  language: z.optional(z.string()),
  subTitleLanguage: z.optional(z.string()),
  audioLanguage: z.optional(z.string()),
  autoAdvance: z._default(z.boolean(), true),
});

/**
 * Everything a start needs in one answer.
 *
 * `authentication` is answered to a visitor without tokens: they become a guest. It never crosses to a partner.
 *
 * @source design/platform.md "Bootstrap"
 */
export const init = z.object({
  authentication: z.optional(tokens),
  /** The platform's clock. The store keeps the offset. */
  now: instant,
  preferences,
  menu: z.array(menuItem),
  liveCount: z.int(),
});
export type Init = z.output<typeof init>;

/** What of it may cross to a partner's page. */
export const partnerInit = z.omit(init, { authentication: true });
export type PartnerInit = z.output<typeof partnerInit>;

export const initQuery = z.object({ menuTargetPlatform: z._default(z.enum(['WEB', 'MOBILE-WEB']), 'WEB') });
