import { cardFieldsAddress } from '../../purchase/card-fields/card-field-hosts.ts';
import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { RealmSeed } from '../../db/tables/realm-tables.ts';
import { arenaMenu, cinemaMenu } from './menu-seed.ts';
import { arenaTheme, cinemaTheme } from './theme-seed.ts';
import { artPath } from '../../../media/art-path.ts';

/** The calls at a tenant's own origin: its pages need no preflight there and no further connection. */
function endpointsOf(realm: string, version: 'v4' | 'v5', login: 'rpc' | 'plain'): RealmSettings['endpoints'] {
  const api = `http://${realm}.localhost:{port}`;
  return { api, v1: `${api}/api/v1`, v2: `${api}/api/v2`, v4: `${api}/api/v4`, v5: `${api}/api/v5`, live: version, video: version, login, qoe: `${api}/api/v1/qoe` };
}

/** Every call that may cross to a partner's page, and the scopes that hold them. */
const partnerCalls = [
  'catalogue', 'playback', 'favourites', 'licences', 'guide', 'history', 'name',
  'readRealmByHost', 'readRealmByName', 'readInit', 'readLabels', 'readView', 'readBucket', 'readGuide', 'readProgramme',
  'readVodPlayback', 'readLivePlayback', 'readPlayerUrls', 'saveWatchProgress',
  'readAdjacentVods', 'readReplacementVod', 'readTrailerStreams', 'readMultiView', 'sendMultiViewHeartbeat',
  'readWatchlists', 'readWatchlistContent', 'addWatchlistContent', 'removeWatchlistContent',
  'readReminders', 'setReminder', 'removeReminder',
  'readLicences', 'readEntitlements',
];

const grants = { observe: true, control: true, load: true, calls: partnerCalls };

/** Where a partner's page runs while it is written: the servers of Vite and its preview, Angular, and Next. */
const developmentOrigins = ['http://localhost:5173', 'http://localhost:4173', 'http://localhost:4200', 'http://localhost:3000'];

/** The registered partner, the tenant's own site, whose demo page drives its own frames, and pages that are being written. */
const registeredOriginsOf = (realm: string): RealmSettings['registeredOrigins'] => [
  { origin: 'http://partner.localhost:{port}', grants },
  { origin: `http://${realm}.localhost:{port}`, grants },
  ...developmentOrigins.map((origin) => ({ origin, grants })),
];

const flags: RealmSettings['flags'] & { displayGeoblocked: boolean } = {
  watchlists: true, myListMode: false, favouriteVods: false, socialSharing: true, reviews: true, interstitialPage: false, seriesInterstitial: false,
  enhancedMetadata: false, programmePlayback: true, selfRegistration: true, bareBridgeRequests: false, displayGeoblocked: true, sandboxPayments: true,
};

export const english = { locale: 'en', name: 'English', direction: 'ltr' } as const;

const footerNames = ['news', 'purchase', 'help', 'withdraw', 'terms', 'privacy'] as const;
type FooterName = (typeof footerNames)[number];

/** A tenant's mark, pictures and small print. */
export const looksOf = (letter: string, genre: string, footer: readonly FooterName[] = footerNames): RealmSettings['looks'] => {
  const media = 'http://media.localhost:{port}';
  const link = (view: string, labelKey: string, title: string, type = 'VIEW') => ({ title, labelKey, type, data: { view } });
  return {
    logo: `${media}/art/logo/${letter}/1.svg`,
    login: { mobile: `${media}${artPath('poster', genre, 'login')}`, desktop: `${media}${artPath('hero', genre, 'login')}`, desktopRtl: `${media}${artPath('hero', genre, 'login-rtl')}` },
    avatars: ['1', '2', '3', '4', '5', '6'].map((seed) => `${media}/art/logo/${letter}/avatar-${seed}.svg`),
    footer: [link('news', 'news', 'News', 'ROUTE'), link('purchase', 'menuPlans', 'Plans', 'ROUTE'), link('help', 'footerHelp', 'Help'), link('withdraw', 'withdrawTitle', 'Withdraw from a contract', 'ROUTE'), link('terms', 'footerTerms', 'Terms'), link('privacy', 'footerPrivacy', 'Privacy')]
      .filter(({ data }) => (footer as readonly string[]).includes(data.view)),
  };
};

/** Where the tenants sell. Their demo accounts are at home in GB. */
const saleCountries = ['GB', 'IE', 'ES', 'PT', 'FR', 'DE', 'NL', 'BE', 'BR', 'PH'];

/** Arena sells overseas too, where some countries ask for more than a card. */
const overseas = ['US', 'AE', 'JP', 'KW'];

/** Sports, live and pay-per-view: dark, navigation on top, English, Spanish and Portuguese, the newer calls and enveloped login. */
const arena: RealmSeed = {
  realm: 'arena', host: 'arena.localhost', tax: { percent: 21, inclusive: true }, menu: arenaMenu, homeCountry: 'GB', saleCountries: [...saleCountries, ...overseas], billing: {}, adOrigins: [], cardFields: cardFieldsAddress('card.localhost', 'arena'),
  settings: {
    realm: 'arena', name: 'Arena', origin: 'http://arena.localhost:{port}', apiKey: 'arena-public-key', countryCode: 'DEFAULT',
    locales: [english, { locale: 'es', name: 'Español', direction: 'ltr' }, { locale: 'pt', name: 'Português', direction: 'ltr' }], defaultLocale: 'en', timeZone: 'Europe/Madrid', guideTimeZone: 'viewer',
    navigationLayout: 'TOP', theme: arenaTheme, looks: looksOf('A', 'football'), endpoints: endpointsOf('arena', 'v5', 'rpc'), flags, registeredOrigins: registeredOriginsOf('arena'),
  },
};

/** Room at the sides of its pages on tablets. */
const cinemaFlags: RealmSettings['flags'] & { gridVersion: 2 } = { ...flags, gridVersion: 2 };

/** Films and series by subscription: light, navigation at the side, Arabic, the older calls. */
const cinema: RealmSeed = {
  realm: 'cinema', host: 'cinema.localhost', tax: { percent: 5, inclusive: false }, menu: cinemaMenu, homeCountry: 'GB', saleCountries: [...saleCountries, 'AE', 'KW'], billing: {}, adOrigins: [], cardFields: cardFieldsAddress('second-card.localhost', 'cinema'),
  settings: {
    realm: 'cinema', name: 'Cinema Lumen', origin: 'http://cinema.localhost:{port}', apiKey: 'cinema-public-key', countryCode: 'DEFAULT',
    locales: [english, { locale: 'ar', name: 'العربية', direction: 'rtl' }], defaultLocale: 'en', timeZone: 'Europe/London', guideTimeZone: 'Europe/London',
    navigationLayout: 'SIDEBAR', theme: cinemaTheme, looks: looksOf('C', 'theatre'), endpoints: endpointsOf('cinema', 'v4', 'plain'), flags: cinemaFlags, registeredOrigins: registeredOriginsOf('cinema'),
  },
};

/** Registered partners may frame its whole site. */
const framedSiteFlags: RealmSettings['flags'] & { framedSite: boolean } = { ...flags, framedSite: true };

/** A site that looks as Arena does, with what is its own. */
export const siteOf = (realm: string, own: Partial<RealmSeed['settings']>): RealmSeed => ({
  ...arena, realm, host: `${realm}.localhost`, cardFields: cardFieldsAddress('card.localhost', realm),
  settings: { ...arena.settings, realm, origin: `http://${realm}.localhost:{port}`, apiKey: `${realm}-public-key`, endpoints: endpointsOf(realm, 'v5', 'rpc'), registeredOrigins: registeredOriginsOf(realm), ...own },
});

/** Emoji paths, on a site that a partner may frame; its menu waits behind a button at every width. It asks for a tax number in Spain, which the law does not. */
const debug: RealmSeed = { ...siteOf('debug', { name: 'Debug', countryCode: 'DEBUG', navigationLayout: 'HAMBURGER', flags: framedSiteFlags }), billing: { ES: { taxNumber: 'ES-NIF' } } };

/** Favourites alone: it keeps no lists. */
const spanishFlags: typeof flags = { ...flags, watchlists: false, favouriteVods: true };

/** Spanish paths, and Spanish first. */
const spain = siteOf('arena-es', { name: 'Arena España', countryCode: 'ES', defaultLocale: 'es', flags: spanishFlags });

/** Titles say what they are before they play, one list holds what is kept, a season stands in its series, and no card shows what may not be watched there. */
const portugueseFlags: typeof flags = { ...flags, displayGeoblocked: false, myListMode: true, interstitialPage: true, seriesInterstitial: true, enhancedMetadata: true };

/** Portuguese paths, Portuguese first, and a menu that begins beside its name. */
const portugal = siteOf('arena-pt', { name: 'Arena Portugal', countryCode: 'PT', defaultLocale: 'pt', navigationLayout: 'TOP_LEFT', timeZone: 'Europe/Lisbon', flags: portugueseFlags });

/** The sites that show Arena's catalogue. */
export const arenaVariants: readonly string[] = [debug, spain, portugal].map(({ realm }) => realm);

/** The tenants of the demo. @source design/platform.md "Tenants" */
export const realmSeed: RealmSeed[] = [arena, cinema, debug, spain, portugal];
