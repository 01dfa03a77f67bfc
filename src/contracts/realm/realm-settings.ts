import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { locale } from '../wire/locale.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { openObject } from '../wire/parsing/open-object.ts';
import { sent } from '../wire/sent-text.ts';

/** Colour slots of a tenant. Each is a CSS colour. @source spec 3 §3 "Theme colour slots" */
export const theme = z.object({
  /** chosen: an unknown scheme is read as light, the default of browsers */
  scheme: openEnum('theme.scheme', ['dark', 'light'], 'light'),
  colours: z.object({
    primary: z.string(), secondary: z.string(), tertiary: z.string(),
    background: z.string(), surface: z.string(), text: z.string(), mutedText: z.string(), alert: z.string(),
    primaryCta: z.string(), primaryCtaHover: z.string(), primaryCtaText: z.string(),
    secondaryCta: z.string(), secondaryCtaHover: z.string(), secondaryCtaText: z.string(),
    menuText: z.string(), menuTextActive: z.string(),
  }),
  fontFamily: z.string(),
  /** The tenant's font files, read as `themeFonts` by the late code that loads them. */
  fonts: z.optional(z.unknown()),
  /** Fonts that a machine may have, sized as the tenant's own: each the declarations of one `@font-face`. */
  fallbackFaces: z._default(z.array(z.string()), []),
  /** Pixels. */
  radius: z.number(),
});
export type Theme = z.output<typeof theme>;

/** A host page that may embed, and what it may do. @source design/bridge.md "Origins" */
export const registeredOriginSetting = z.object({
  origin: z.string(),
  grants: z.object({ observe: z.boolean(), control: z.boolean(), load: z.boolean(), calls: z.array(z.string()) }),
});
export type RegisteredOriginSetting = z.output<typeof registeredOriginSetting>;

/** chosen: an unknown generation is read as v5, the newest that this build knows */
const generation = openEnum('endpointSettings.generation', ['v4', 'v5'], 'v5');

/** Base addresses, and which generation of a call the tenant uses. @source spec 1 §7 "V4 and V5 variants are chosen by the live and video endpoint settings" */
export const endpointSettings = z.object({
  api: z.string(), v1: z.string(), v2: z.string(), v4: z.string(), v5: z.string(),
  live: generation,
  video: generation,
  login: openEnum('endpointSettings.login', ['plain', 'rpc'], 'plain'),
  /** Where players send how well a playback went; absent for a tenant that does not ask. chosen: the setting, as the spec has none */
  qoe: z.optional(z.string()),
  /** How players tell media servers of their requests (CMCD); they do not where it is absent. chosen: the setting, as the spec has none */
  cmcd: z.optional(openEnum('endpointSettings.cmcd', ['query', 'header'])),
});
export type EndpointSettings = z.output<typeof endpointSettings>;

const off = z._default(z.boolean(), false);

/** The features that a tenant has switched on. A missing flag is off; an unknown one is kept. */
export const realmFlags = openObject({
  watchlists: off,
  /** What keeps a title keeps it in the one list of the heart; where it is off, a panel asks for the list. @source spec 1 §4.2 "my-list mode" */
  myListMode: off,
  /** The heart's list is read by `favourite/vods`, where a tenant keeps no watchlists. @source spec 1 §7 "Favourites"; chosen: the setting, as the spec has none */
  favouriteVods: off,
  /** Titles have reviews. chosen: the setting, as the spec has none */
  reviews: off,
  socialSharing: off, interstitialPage: off, seriesInterstitial: off,
  enhancedMetadata: off, programmePlayback: off, selfRegistration: off, bareBridgeRequests: off,
  /** Payments move no money, so the checkout may list its test bank cards. */
  sandboxPayments: off,
});

/**
 * A tenant as data: theme, locales, endpoints, flags.
 *
 * A setting that is added later needs a default, so that answers of an older platform stay valid.
 *
 * @source design/platform.md "Tenants"; answer of GET /realm-settings/domain/{host} and /realm-settings/{realm}
 */
export const realmSettings = z.object({
  realm: z.string(),
  name: z.string(),
  /** The tenant's own site; session, sign-in and checkout frames come from here. */
  origin: z.string(),
  apiKey: z.string(),
  countryCode: z._default(openEnum('realmSettings.countryCode', ['DEFAULT', 'ES', 'PT', 'DEBUG'], 'DEFAULT'), 'DEFAULT'),
  locales: listOf('realmSettings.locales', z.object({ locale, name: z.string(), direction: openEnum('locale.direction', ['ltr', 'rtl'], 'ltr') })),
  defaultLocale: locale,
  timeZone: z._default(z.string(), 'UTC'),
  /** In whose zone the guide's days begin: `viewer` (where absent too) or an IANA name. chosen: the setting, as the spec has none */
  guideTimeZone: z.optional(z.string()),
  navigationLayout: z._default(openEnum('realmSettings.navigationLayout', ['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR'], 'TOP'), 'TOP'),
  theme,
  /** The tenant's pictures and small print, read as `realmLooks` by the late code that shows them. */
  looks: z.optional(z.unknown()),
  endpoints: endpointSettings,
  /** Which keys drive players, as the late code of the keys reads it: `off`, or other keys for some commands. chosen: the specifications name no setting */
  shortcuts: z.optional(z.unknown()),
  flags: z._default(realmFlags, () => z.parse(realmFlags, {})),
  /** The tenant's receiver application for Google Cast; without it nothing of Google is loaded. chosen: the setting, as the spec has none */
  castReceiver: z.optional(z.string()),
  /** What one site may do, where a page of the platform names it as its embedder. A platform may answer its whole list. */
  registeredOrigins: z.optional(listOf('realmSettings.registeredOrigins', registeredOriginSetting)),
});
export type RealmSettings = z.output<typeof realmSettings>;

export const realmByHost = z.object({
  host: sent('id'),
  /** An origin that frames the page which asks: what it may do comes with the answer. Answered to the platform's own pages only. */
  embedder: z.optional(sent('address')),
});
export const realmByName = z.object({ realm: sent('id') });
