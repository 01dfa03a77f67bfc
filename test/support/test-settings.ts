import type { RealmSettings } from '../../src/contracts/realm/realm-settings.ts';

/** A realm for tests: v5 manifests, JSON-RPC login, two languages. */
export const testSettings: RealmSettings = {
  realm: 'arena',
  name: 'Arena',
  origin: 'http://arena.localhost:4000',
  apiKey: 'public-arena',
  countryCode: 'DEFAULT',
  locales: [
    { locale: 'en', name: 'English', direction: 'ltr' },
    { locale: 'ar', name: 'العربية', direction: 'rtl' },
  ],
  defaultLocale: 'en',
  timeZone: 'Europe/London',
  navigationLayout: 'TOP',
  theme: {
    scheme: 'dark',
    colours: {
      primary: '#d8ff3e', secondary: '#3ea6ff', tertiary: '#ff8a3e', background: '#0a0e14', surface: '#141a23', text: '#f4f7fa',
      mutedText: '#a9b4c0', alert: '#ff6b6b', primaryCta: '#d8ff3e', primaryCtaHover: '#e6ff85', primaryCtaText: '#10140a',
      secondaryCta: '#232c38', secondaryCtaHover: '#2e3947', secondaryCtaText: '#f4f7fa', menuText: '#c3ccd6', menuTextActive: '#ffffff',
    },
    fontFamily: 'system-ui, sans-serif', fallbackFaces: [],
    radius: 8,
  },
  endpoints: {
    api: 'http://api.localhost:4000', v1: 'http://api.localhost:4000/api/v1', v2: 'http://api.localhost:4000/api/v2',
    v4: 'http://api.localhost:4000/api/v4', v5: 'http://api.localhost:4000/api/v5', live: 'v5', video: 'v4', login: 'rpc',
  },
  flags: {
    watchlists: true, myListMode: false, favouriteVods: false, socialSharing: false, reviews: false, interstitialPage: false, seriesInterstitial: false,
    enhancedMetadata: false, programmePlayback: true, selfRegistration: true, bareBridgeRequests: false, sandboxPayments: true,
  },
};
