import * as z from 'zod/mini';

/** Colour slots of a tenant. Each is a CSS colour. @source spec 3 §3 "Theme colour slots" */
export const theme = z.object({
  scheme: z.enum(['dark', 'light']),
  colours: z.object({
    primary: z.string(), secondary: z.string(), tertiary: z.string(),
    background: z.string(), surface: z.string(), text: z.string(), mutedText: z.string(), alert: z.string(),
    primaryCta: z.string(), primaryCtaHover: z.string(), primaryCtaText: z.string(),
    secondaryCta: z.string(), secondaryCtaHover: z.string(), secondaryCtaText: z.string(),
    menuText: z.string(), menuTextActive: z.string(),
  }),
  fontFamily: z.string(),
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

/** Base addresses and which generation of a call a tenant speaks. @source spec 1 §7 "V4 and V5 variants are chosen by the live and video endpoint settings" */
export const endpointSettings = z.object({
  api: z.string(), v1: z.string(), v2: z.string(), v4: z.string(), v5: z.string(),
  live: z.enum(['v4', 'v5']),
  video: z.enum(['v4', 'v5']),
  login: z.enum(['plain', 'rpc']),
});
export type EndpointSettings = z.output<typeof endpointSettings>;

/**
 * A tenant as data: its clothes, words, rules and addresses.
 *
 * @source design/platform.md "Tenants"; answer of GET /realm-settings/domain/{host} and /realm-settings/{realm}
 */
export const realmSettings = z.object({
  realm: z.string(),
  name: z.string(),
  /** The tenant's own site; session, sign-in and checkout frames come from here. */
  origin: z.string(),
  apiKey: z.string(),
  countryCode: z.enum(['DEFAULT', 'ES', 'PT', 'DEBUG']),
  locales: z.array(z.object({ locale: z.string(), name: z.string(), direction: z.enum(['ltr', 'rtl']) })),
  defaultLocale: z.string(),
  timeZone: z.string(),
  navigationLayout: z.enum(['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR']),
  theme,
  endpoints: endpointSettings,
  flags: z.object({
    watchlists: z.boolean(), socialSharing: z.boolean(), interstitialPage: z.boolean(), seriesInterstitial: z.boolean(),
    enhancedMetadata: z.boolean(), programmePlayback: z.boolean(), selfRegistration: z.boolean(), bareBridgeRequests: z.boolean(),
    /** Payments are play money: the checkout may show the cards to try. */
    sandboxPayments: z.boolean(),
  }),
  /** Answered to the platform's own pages only. */
  registeredOrigins: z.optional(z.array(registeredOriginSetting)),
});
export type RealmSettings = z.output<typeof realmSettings>;

export const realmByHost = z.object({ host: z.string() });
export const realmByName = z.object({ realm: z.string() });
